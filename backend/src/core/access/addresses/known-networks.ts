import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FileCipher } from '../../files/file-cipher.js';
import { loggers } from '../../observability/loggers.js';
import { addressNetwork } from '../../addresses/address-network.js';
import { UNKNOWN_ADDRESS } from './client-address.js';

/** How long after a login its network counts as one that the owner of the account uses. */
export const KNOWN_NETWORK_DAYS = 90;
/** Networks kept of one account, the last used ones: more than anybody moves between in that time. */
const PER_ACCOUNT_MAX = 50;
/** Writing down every login would cost a write for each. */
const NOTED_EVERY = `interval '1 day'`;
const PURPOSE = 'known network';

/** What is known of a network that somebody wants to sign in to an account from. */
export interface KnownNetwork {
  /** The account was signed in to from it within the last months. */
  known: boolean;
  /** That was written down a short while ago and need not be again. */
  noted: boolean;
}

/**
 * The networks that accounts were signed in to from, so that their owners go before strangers where logins have to wait. Kept as keyed digests of
 * account and network: the table names no network, nor tells which accounts share one.
 */
@Injectable()
export class KnownNetworks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly cipher: FileCipher,
  ) {}

  /** @param userId of any account, also of one that does not exist: it takes as long */
  async look(userId: string, address: string): Promise<KnownNetwork> {
    const digests = this.cipher.digests(contentOf(userId, address), PURPOSE);
    const [newest] = digests;
    // Logins from before networks were kept are in the list of sessions.
    const [found] = await this.database.query<[KnownNetwork]>(
      `select count(*) > 0 or exists (
         select from sessions where user_id = $1 and address = $4 and created_at > now() - $5 * interval '1 day') as known,
         coalesce(bool_or(network = $3 and seen_at > now() - ${NOTED_EVERY}), false) as noted
       from known_networks where user_id = $1 and network = any($2) and seen_at > now() - $5 * interval '1 day'`,
      [userId, digests, newest, address, KNOWN_NETWORK_DAYS],
    );
    return address === UNKNOWN_ADDRESS ? { known: false, noted: false } : found;
  }

  /** Writes down a login. One that cannot be is logged: the login stands, and the next one from there is a stranger's. */
  async note(userId: string, address: string): Promise<void> {
    if (address === UNKNOWN_ADDRESS) return;
    await this.database
      .query(
        `with hurry as (select set_config('synchronous_commit', 'off', true)),
           noted as (
             insert into known_networks (user_id, network, seen_at) select $1::uuid, $2::bytea, now() from hurry
             on conflict (user_id, network) do update set seen_at = excluded.seen_at)
         delete from known_networks where user_id = $1 and network in (
           select network from known_networks where user_id = $1 and network <> $2 order by seen_at desc offset ${PER_ACCOUNT_MAX - 1})`,
        [userId, this.cipher.digest(contentOf(userId, address), PURPOSE)],
      )
      .catch((error: unknown) => loggers.http.warn({ err: error, userId }, 'the network of a login was not noted'));
  }
}

const contentOf = (userId: string, address: string): string => `${userId} ${addressNetwork(address)}`;

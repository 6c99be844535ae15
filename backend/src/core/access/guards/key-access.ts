import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import { ForbiddenError, UnauthenticatedError } from '../../errors/common-errors.js';
import { databaseFailure } from '../../errors/database-errors.js';
import { opensToApps } from '../../requests/route-rules.js';
import { RateLimits } from '../../limits/rate-limits.js';
import { loggers } from '../../observability/loggers.js';

import type { AccountState } from '../account-directory.js';
import type { Actor } from '../actor.js';
import { addressInRanges, parseAddressRanges } from '../../addresses/address-ranges.js';
import { requireAdminAddress } from '../addresses/admin-address.js';
import type { AccessRequest } from '../request-context.js';
import type { SessionKind } from '../session.entity.js';
import { inTime } from './in-time.js';
import type { KeyScope } from '../keys/key-scopes.js';
import { appTokenIn, keyIn, sameHash } from '../keys/key-secret.js';

interface LiveKey extends AccountState {
  id: string;
  prefix: string;
  hash: Buffer;
  scopes: KeyScope[];
  allowedAddresses: string[];
  callsPerMinute: number | null;
  /** Whether the last use that was written down is more than a minute old. */
  stale: boolean;
  userId: string;
  kind: SessionKind;
  expiresAt: Date;
  isTest?: boolean;
  /** The account that test keys of the owner act for. */
  testAccountId?: string | null;
}

/** Who came with a key, and when it expires. */
export interface KeyHolder {
  actor: Actor;
  expiresAt: Date;
}

const COLUMNS = `k.id, k.prefix, k.secret_hash as hash, k.allowed_addresses as "allowedAddresses",
  k.calls_per_minute as "callsPerMinute", coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
  s.user_id as "userId", s.kind, u.email, u.role, u.is_active as "isActive", k.is_test as "isTest", t.account_id as "testAccountId"`;
const JOINS = `join sessions s on s.id = k.id join users u on u.id = s.user_id
  left join test_accounts t on k.is_test and t.owner_id = s.user_id`;
const LIVE = 's.revoked_at is null and s.expires_at > now()';

/** The key is valid, but may not be used from this address. */
export class KeyAddressError extends ForbiddenError {
  constructor() {
    super('This API key may not be used from this address.', 'ADDRESS_NOT_ALLOWED');
  }
}

/** What tells which key a call came with: its own secret, or the token of a connected app, which stands for one. */
type Given = { prefix: string; hash: Buffer } | { token: Buffer };

/**
 * Tells who comes with an API key, or with the token of a connected app, which is a key without a secret of its own. Whatever is wrong with a key itself (unknown, expired, revoked, of an account that is inactive or no
 * longer an administrator's) is answered alike, so that a stranger learns nothing. Only somebody who holds the whole key learns more.
 */
@Injectable()
export class KeyAccess {
  /** By request: all root fields of an operation share one outcome, and one call counts once. */
  private readonly seen = new WeakMap<object, Promise<KeyHolder>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns undefined when the request carries no key
   * @throws UnauthenticatedError, AdminAddressError, KeyAddressError, RateLimitedError
   */
  holderOf(request: AccessRequest): Promise<KeyHolder> | undefined {
    const known = this.seen.get(request);
    if (known) return known;
    const given = this.given(request);
    if (given === undefined) return undefined;
    const holder = this.authenticate(given, request).catch((error: unknown) => {
      throw databaseFailure(error) ?? error;
    });
    this.seen.set(request, holder);
    return holder;
  }

  /** A token of an app is only looked at where it is for; elsewhere it is what any other text would be. */
  private given(request: AccessRequest): Given | null | undefined {
    const { authorization } = request.headers;
    const key = keyIn(authorization);
    if (key !== undefined) return key;
    const token = this.config.connectedApps && opensToApps(request) ? appTokenIn(authorization) : undefined;
    return token && { token };
  }

  private async authenticate(given: Given | null, request: AccessRequest): Promise<KeyHolder> {
    const key = given && (await inTime('token' in given ? this.findByToken(given.token) : this.find(given.prefix)));
    if (!key || ('hash' in given && !sameHash(key.hash, given.hash))) throw new UnauthenticatedError();
    const { id, prefix, scopes, userId, kind, expiresAt, email } = key;
    const address = request.clientAddress;
    if (kind === 'admin') requireAdminAddress(address, this.config.admin.allowedAddresses);
    if (!key.isActive || (kind === 'admin' && key.role !== 'admin')) throw new UnauthenticatedError();
    if (key.allowedAddresses.length > 0 && !addressInRanges(address, parseAddressRanges(key.allowedAddresses.join(' '))))
      throw new KeyAddressError();
    if (key.callsPerMinute !== null) await this.limits.consumeUpTo(key.callsPerMinute, 'api-key', id);
    if (key.stale) await this.noteUse(id, address);
    // The row of `sessions` has the same id, so that whatever ends a session ends the key, and its open streams, too.
    const acting = key.isTest ? key.testAccountId : userId;
    if (!acting) throw new UnauthenticatedError();
    const who = { userId: acting, sessionId: id, key: { id, prefix, scopes, ...(key.isTest && { test: true as const }) } };
    const actor: Actor = kind === 'admin' ? { kind, ...who, email, address } : { kind, ...who };
    return { actor, expiresAt };
  }

  /** Plain SQL, and one statement with the state of the account: this runs at every call with a key. */
  private async find(prefix: string): Promise<LiveKey | undefined> {
    const [row] = await this.database.query<LiveKey[]>(
      `select k.scopes, s.expires_at as "expiresAt", ${COLUMNS} from api_keys k ${JOINS} where k.prefix = $1 and ${LIVE}`,
      [prefix],
    );
    return row;
  }

  /** The connection that a token belongs to, with the scopes of the token, which may be fewer than those that its user opened. */
  private async findByToken(token: Buffer): Promise<LiveKey | undefined> {
    const [row] = await this.database.query<LiveKey[]>(
      `select string_to_array(r.payload->>'scope', ' ') as scopes, least(r.expires_at, s.expires_at) as "expiresAt", ${COLUMNS}
       from oauth_records r join api_keys k on k.id = r.connection_id ${JOINS}
       where r.kind = 'AccessToken' and r.id_hash = $1 and r.expires_at > now() and r.payload->>'aud' = $2 and ${LIVE}`,
      [token, this.config.connectedApps?.resource],
    );
    return row;
  }

  /** At most once a minute. A call is not refused because its use could not be recorded. */
  private async noteUse(id: string, address: string): Promise<void> {
    await this.database
      .query(
        `update api_keys set last_used_at = now(), last_used_address = $2
         where id = $1 and coalesce(last_used_at < now() - interval '1 minute', true)`,
        [id, address],
      )
      .catch((error: unknown) => loggers.http.warn({ err: error }, 'the use of an API key was not noted'));
  }
}

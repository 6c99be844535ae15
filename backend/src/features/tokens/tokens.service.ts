import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { NotFoundError } from '../../core/errors/common-errors.js';
import { type IdempotencyKey, post } from './ledger/ledger.js';
import { BALANCE_MAX } from './token-limits.js';
import { TokenAccount } from './tokens.entity.js';
import { IdempotencyKeyReusedError, TokenAmountError } from './tokens.errors.js';

/** Who changed a balance, and why. */
export interface ChangeBy {
  actorId: string;
  reason?: string | null;
  /** The change is made once for each actor and key. */
  idempotency?: IdempotencyKey;
}

/** A balance before and after an administrator's change; whole tokens. */
export interface BalanceChange {
  before: number;
  after: number;
}

export { BALANCE_MAX, REASON_MAX, TOKEN_AMOUNT_TEXT } from './token-limits.js';

/** Balances. Besides `ReservationsService`, the only writer of accounts and ledger. */
@Injectable()
export class TokensService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Opens the account of a new user with a grant, in the transaction that creates the user. */
  async openAccount(manager: EntityManager, userId: string, grant: number, actorId?: string): Promise<void> {
    await manager.insert(TokenAccount, { userId, balance: 0 });
    await post(manager, { userId, kind: 'grant', delta: grant, actorId, reason: 'Initial tokens' });
  }

  /**
   * Takes out of an account what may tell whose it was, in the transaction that deletes its owner. Balance and movements stay, under the
   * owner's id.
   */
  async anonymise(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`select set_config('themis.erased_account', $1, true)`, [userId]);
    await manager.query('update token_ledger set reason = null where user_id = $1 and reason is not null', [userId]);
    await manager.query(
      `update token_reservations set idempotency_key = null, request_hash = null where user_id = $1 and state <> 'pending'`,
      [userId],
    );
  }

  /** @returns whole tokens. @throws NotFoundError */
  async balance(userId: string): Promise<number> {
    const account = await this.database.manager.findOneBy(TokenAccount, { userId });
    if (!account) throw new NotFoundError();
    return account.balance;
  }

  /** Paid drafts and replies by UTC day, such as "2026-01-31"; only days that had any. */
  async settledSince(since: Date): Promise<Map<string, number>> {
    const rows = await this.database.query<{ day: string; count: number }[]>(
      `select (created_at at time zone 'UTC')::date::text as day, count(*)::int as count
       from token_ledger l where kind = 'settle' and created_at >= $1
         and not exists (select from test_accounts t where t.account_id = l.user_id) group by 1`,
      [since],
    );
    return new Map(rows.map(({ day, count }) => [day, count]));
  }

  /** Balances by account; accounts that do not exist are left out. */
  async balances(userIds: readonly string[]): Promise<Map<string, number>> {
    if (userIds.length === 0) return new Map();
    const accounts = await this.database.manager.findBy(TokenAccount, { userId: In([...userIds]) });
    return new Map(accounts.map(({ userId, balance }) => [userId, balance]));
  }

  /** Adds whole tokens. @throws TokenAmountError when the balance would pass its limit; NotFoundError */
  async add(manager: EntityManager, userId: string, tokens: number, by: ChangeBy): Promise<BalanceChange> {
    const before = await lockedBalance(manager, userId);
    return this.change(manager, userId, { before, after: before + tokens }, 'add', by);
  }

  /** Sets the balance: the ledger gets the difference. @throws TokenAmountError, NotFoundError */
  async set(manager: EntityManager, userId: string, tokens: number, by: ChangeBy): Promise<BalanceChange> {
    const before = await lockedBalance(manager, userId);
    return this.change(manager, userId, { before, after: tokens }, 'set', by);
  }

  /**
   * What an administrator's earlier call with this key has done, before the work or after it failed for the key's sake.
   * @returns null when there was none. @throws IdempotencyKeyReusedError when it was another request
   */
  async earlierChange(actorId: string, { key, requestHash }: IdempotencyKey): Promise<BalanceChange | null> {
    const [row] = await this.database.query<{ delta: string; balance_after: string; request_hash: string }[]>(
      'select delta, balance_after, request_hash from token_ledger where actor_id = $1 and idempotency_key = $2',
      [actorId, key],
    );
    if (!row) return null;
    if (row.request_hash !== requestHash) throw new IdempotencyKeyReusedError();
    return { before: Number(row.balance_after) - Number(row.delta), after: Number(row.balance_after) };
  }

  private async change(
    manager: EntityManager,
    userId: string,
    { before, after }: BalanceChange,
    kind: 'add' | 'set',
    { actorId, reason, idempotency }: ChangeBy,
  ): Promise<BalanceChange> {
    if (after > BALANCE_MAX) throw new TokenAmountError();
    const balance = await post(manager, { userId, kind, delta: after - before, actorId, reason: reason ?? undefined, idempotency });
    if (balance === null) throw new TokenAmountError();
    return { before, after: balance };
  }
}

/** Charges of the account wait until the caller's transaction ends. */
async function lockedBalance(manager: EntityManager, userId: string): Promise<number> {
  const account = await manager.findOne(TokenAccount, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  if (!account) throw new NotFoundError();
  return account.balance;
}

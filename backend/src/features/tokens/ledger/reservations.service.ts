import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { returnToKey, spendOfKey } from '../../../core/access/keys/key-budget.js';
import { isUniqueViolation } from '../../../core/errors/database-errors.js';
import { ConflictError } from '../../../core/errors/common-errors.js';
import { noteReplay } from '../../../core/http/replays/replayed.js';
import { loggers } from '../../../core/observability/loggers.js';
import { type IdempotencyKey, post } from './ledger.js';
import type { Price } from '../pricing/price.js';
import { IdempotencyKeyReusedError, InsufficientTokensError, RequestInProgressError } from '../tokens.errors.js';

/** A reservation that nobody has renewed for this long belongs to a process that died: its tokens are returned and its key is free again. */
const LEASE_SECONDS = 45;
/** Several renewals may fail before a reservation is lost. */
const RENEW_EVERY_MS = 10_000;
/** Work that takes longer than this has hung; its reservation is no longer renewed. */
const WORK_LIMIT_MINUTES = 15;
/** What the ledger says about a reservation that its process did not resolve. */
const ABANDONED = 'The work did not finish';
/** Reservations given back in one sweep, so that a sweep is short. */
const SWEEP_SIZE = 200;

export type ReserveOutcome = { outcome: 'reserved'; reservationId: string } | { outcome: 'done-before'; reservationId: string };

interface ReservationRow {
  id: string;
  user_id: string;
  amount: string;
  api_key_id: string | null;
}

/**
 * Takes tokens before the work, keeps them on success, gives them back on every failure; each reservation is resolved once.
 * While the work runs, its process renews a lease on the reservation; once the lease is over anybody may give the tokens back,
 * and the work can no longer be charged.
 */
@Injectable()
export class ReservationsService implements OnApplicationShutdown {
  /** Reservations whose work runs in this process. */
  private readonly held = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Debits the price at once.
   * @param keyId the API key that the request came with; the price counts against its budget too
   * @returns `done-before` with the settled reservation when the same key and request succeeded earlier.
   * @throws InsufficientTokensError, KeyBudgetError, IdempotencyKeyReusedError, RequestInProgressError
   */
  async reserve(userId: string, price: Price, idempotency?: IdempotencyKey, keyId?: string): Promise<ReserveOutcome> {
    try {
      const reserved = await this.database.transaction<ReserveOutcome>(async (manager) => {
        const earlier = idempotency && (await this.findByKey(manager, userId, idempotency));
        if (earlier) return earlier;
        const reservationId = randomUUID();
        await manager.query(
          `insert into token_reservations
             (id, user_id, operation_type, complexity, base_tokens, complexity_multiplier, amount, idempotency_key, request_hash, api_key_id,
              deadline_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 second')`,
          [
            reservationId,
            userId,
            price.operationType,
            price.complexity,
            price.baseTokens,
            price.complexityMultiplier,
            price.amount,
            idempotency?.key ?? null,
            idempotency?.requestHash ?? null,
            keyId ?? null,
            LEASE_SECONDS,
          ],
        );
        const balance = await post(manager, { userId, kind: 'reserve', delta: -price.amount, reservationId, reason: price.operationType });
        if (balance === null) throw new InsufficientTokensError();
        // Always the account before the key, as where tokens are given back, so that two transactions never wait for each other.
        if (keyId !== undefined) await spendOfKey(manager, keyId, price.amount);
        return { outcome: 'reserved', reservationId };
      });
      if (reserved.outcome === 'reserved') this.hold(reserved.reservationId);
      return reserved;
    } catch (error) {
      // Two requests with one key at the same moment: the unique index lets the first one through.
      if (idempotency && isUniqueViolation(error)) throw new RequestInProgressError();
      throw error;
    }
  }

  /**
   * Makes the charge final, in the transaction that stores the result.
   * @returns the balance as it stands.
   * @throws ConflictError when the reservation was already resolved; the caller's transaction must then fail.
   */
  async settle(manager: EntityManager, reservationId: string): Promise<number> {
    const row = await this.resolve(manager, reservationId, 'settled');
    if (!row) throw new ConflictError('The reserved tokens were already given back.', 'RESERVATION_RESOLVED');
    const balance = await post(manager, { userId: row.user_id, kind: 'settle', delta: 0, reservationId });
    if (balance === null) throw new ConflictError('The token account is missing.');
    this.held.delete(reservationId);
    return balance;
  }

  /** Gives the tokens back. Does nothing when the reservation was resolved already, so that it may be called on every failure. */
  async release(reservationId: string, reason: string): Promise<void> {
    // Before anything can fail: what is no longer renewed is given back in any case.
    this.held.delete(reservationId);
    await this.database.transaction((manager) => this.giveBack(manager, reservationId, reason));
  }

  /** Keeps the reservations of this process from being given back while their work runs; a timer calls it. */
  async renew(): Promise<void> {
    const ids = [...this.held];
    if (ids.length === 0) return;
    const [rows] = await this.database.query<[{ id: string }[], number]>(
      `update token_reservations set deadline_at = now() + $2 * interval '1 second'
       where id = any($1::uuid[]) and state = 'pending' and created_at > now() - $3 * interval '1 minute' returning id`,
      [ids, LEASE_SECONDS, WORK_LIMIT_MINUTES],
    );
    const renewed = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!renewed.has(id)) this.held.delete(id);
  }

  /** Gives back what processes that died have left pending. @returns how many. */
  async sweep(): Promise<number> {
    const expired: { id: string }[] = await this.database.query(
      `select id from token_reservations where state = 'pending' and deadline_at < now() order by deadline_at limit ${SWEEP_SIZE}`,
    );
    for (const { id } of expired) await this.database.transaction((manager) => this.giveBack(manager, id, ABANDONED, 'overdue'));
    return expired.length;
  }

  private hold(id: string): void {
    this.held.add(id);
    this.timer ??= setInterval(() => {
      this.renew().catch((error: unknown) => loggers.app.warn({ err: error }, 'reservations were not renewed; trying on'));
    }, RENEW_EVERY_MS).unref();
  }

  private async giveBack(manager: EntityManager, id: string, reason: string, which: 'any' | 'overdue' = 'any'): Promise<void> {
    const row = await this.resolve(manager, id, 'released', which);
    if (!row) return;
    await post(manager, { userId: row.user_id, kind: 'release', delta: Number(row.amount), reservationId: id, reason });
    if (row.api_key_id !== null) await returnToKey(manager, row.api_key_id, Number(row.amount));
  }

  private async resolve(
    manager: EntityManager,
    id: string,
    state: 'settled' | 'released',
    which: 'any' | 'overdue' = 'any',
  ): Promise<ReservationRow | undefined> {
    const [rows] = await manager.query<[ReservationRow[], number]>(
      `update token_reservations set state = $2, resolved_at = now()
       where id = $1 and state = 'pending' and ($3 = 'any' or deadline_at < now()) returning id, user_id, amount, api_key_id`,
      [id, state, which],
    );
    return rows[0];
  }

  private async findByKey(manager: EntityManager, userId: string, idempotency: IdempotencyKey): Promise<ReserveOutcome | undefined> {
    const rows: { id: string; state: string; request_hash: string; overdue: boolean }[] = await manager.query(
      `select id, state, request_hash, deadline_at < now() as overdue from token_reservations where user_id = $1 and idempotency_key = $2 and state <> 'released'`,
      [userId, idempotency.key],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (row.state === 'pending' && row.overdue) {
      await this.giveBack(manager, row.id, ABANDONED, 'overdue');
      return undefined;
    }
    if (row.request_hash !== idempotency.requestHash) throw new IdempotencyKeyReusedError();
    if (row.state === 'pending') throw new RequestInProgressError();
    noteReplay();
    return { outcome: 'done-before', reservationId: row.id };
  }
}

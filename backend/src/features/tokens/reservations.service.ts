import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError } from '../../core/errors/common-errors.js';
import { post } from './ledger.js';
import type { Price } from './price.js';
import { IdempotencyKeyReusedError, InsufficientTokensError, RequestInProgressError } from './tokens.errors.js';

/** A reservation not resolved by then belongs to a process that died; the sweeper gives the tokens back. */
const RESERVATION_LIMIT_MINUTES = 15;
/** Reservations given back in one sweep, so that a sweep is short. */
const SWEEP_SIZE = 200;
const UNIQUE_VIOLATION = '23505';

export interface IdempotencyKey {
  key: string;
  /** Digest of everything that makes the request what it is. */
  requestHash: string;
}

export type ReserveOutcome = { outcome: 'reserved'; reservationId: string } | { outcome: 'done-before'; reservationId: string };

interface ReservationRow {
  id: string;
  user_id: string;
  amount: string;
}

/** Takes tokens before the work, keeps them on success, gives them back on every failure; each reservation is resolved once. */
@Injectable()
export class ReservationsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Debits the price at once.
   * @returns `done-before` with the settled reservation when the same key and request succeeded earlier.
   * @throws InsufficientTokensError, IdempotencyKeyReusedError, RequestInProgressError
   */
  async reserve(userId: string, price: Price, idempotency?: IdempotencyKey): Promise<ReserveOutcome> {
    try {
      return await this.database.transaction(async (manager) => {
        const earlier = idempotency && (await this.findByKey(manager, userId, idempotency));
        if (earlier) return earlier;
        const reservationId = randomUUID();
        await manager.query(
          `insert into token_reservations
             (id, user_id, operation_type, complexity, base_tokens, complexity_multiplier, amount, idempotency_key, request_hash, deadline_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 minute')`,
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
            RESERVATION_LIMIT_MINUTES,
          ],
        );
        const balance = await post(manager, { userId, kind: 'reserve', delta: -price.amount, reservationId, reason: price.operationType });
        if (balance === null) throw new InsufficientTokensError();
        return { outcome: 'reserved', reservationId };
      });
    } catch (error) {
      // Two requests with one key at the same moment: the unique index lets the first one through.
      if (idempotency && (error as { code?: string }).code === UNIQUE_VIOLATION) throw new RequestInProgressError();
      throw error;
    }
  }

  /**
   * Keeps the tokens for good, in the transaction that stores the result.
   * @returns the balance as it stands.
   * @throws ConflictError when the reservation was already resolved; the caller's transaction must then fail.
   */
  async settle(manager: EntityManager, reservationId: string): Promise<number> {
    const row = await this.resolve(manager, reservationId, 'settled');
    if (!row) throw new ConflictError('The reserved tokens were already given back.', 'RESERVATION_RESOLVED');
    const balance = await post(manager, { userId: row.user_id, kind: 'settle', delta: 0, reservationId });
    if (balance === null) throw new ConflictError('The token account is missing.');
    return balance;
  }

  /** Gives the tokens back. Does nothing when the reservation was resolved already, so that it may be called on every failure. */
  async release(reservationId: string, reason: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await this.resolve(manager, reservationId, 'released');
      if (row) await post(manager, { userId: row.user_id, kind: 'release', delta: Number(row.amount), reservationId, reason });
    });
  }

  /** Gives back what processes that died have left pending. @returns how many. */
  async sweep(): Promise<number> {
    const expired: { id: string }[] = await this.database.query(
      `select id from token_reservations where state = 'pending' and deadline_at < now() order by deadline_at limit ${SWEEP_SIZE}`,
    );
    for (const { id } of expired) await this.release(id, 'The work did not finish');
    return expired.length;
  }

  private async resolve(manager: EntityManager, id: string, state: 'settled' | 'released'): Promise<ReservationRow | undefined> {
    const [rows] = await manager.query<[ReservationRow[], number]>(
      `update token_reservations set state = $2, resolved_at = now() where id = $1 and state = 'pending' returning id, user_id, amount`,
      [id, state],
    );
    return rows[0];
  }

  private async findByKey(manager: EntityManager, userId: string, idempotency: IdempotencyKey): Promise<ReserveOutcome | undefined> {
    const rows: { id: string; state: string; request_hash: string }[] = await manager.query(
      `select id, state, request_hash from token_reservations where user_id = $1 and idempotency_key = $2 and state <> 'released'`,
      [userId, idempotency.key],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (row.request_hash !== idempotency.requestHash) throw new IdempotencyKeyReusedError();
    if (row.state === 'pending') throw new RequestInProgressError();
    return { outcome: 'done-before', reservationId: row.id };
  }
}

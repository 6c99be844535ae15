import type { EntityManager } from 'typeorm';

export type LedgerKind = 'grant' | 'add' | 'set' | 'reserve' | 'settle' | 'release';

export interface IdempotencyKey {
  key: string;
  /** Digest of everything that makes the request what it is. */
  requestHash: string;
}

export interface LedgerEntry {
  userId: string;
  kind: LedgerKind;
  /** Whole tokens, negative for a debit. */
  delta: number;
  reservationId?: string;
  actorId?: string;
  reason?: string;
  /** Identifies a repeated change by an administrator. */
  idempotency?: IdempotencyKey;
}

/**
 * Changes a balance and writes its ledger row, both in the caller's transaction.
 * PostgreSQL re-evaluates the condition after waiting for a concurrent change of the row, so that
 * two debits can never both take the last token.
 * @returns the new balance, or null when it would be negative (nothing is written then).
 */
export async function post(manager: EntityManager, entry: LedgerEntry): Promise<number | null> {
  // One statement: the row of the ledger is written from what the update returns, and not at all when it changes nothing.
  const rows = await manager.query<{ balance_after: string }[]>(
    `with changed as (
       update token_accounts set balance = balance + $2 where user_id = $1 and balance + $2 >= 0 returning balance
     )
     insert into token_ledger (user_id, kind, delta, balance_after, reservation_id, actor_id, reason, idempotency_key, request_hash)
     select $1, $3, $2, balance, $4, $5, $6, $7, $8 from changed returning balance_after`,
    [
      entry.userId,
      entry.delta,
      entry.kind,
      entry.reservationId ?? null,
      entry.actorId ?? null,
      entry.reason ?? null,
      entry.idempotency?.key ?? null,
      entry.idempotency?.requestHash ?? null,
    ],
  );
  return rows[0] ? Number(rows[0].balance_after) : null;
}

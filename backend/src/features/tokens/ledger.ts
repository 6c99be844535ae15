import type { EntityManager } from 'typeorm';

export type LedgerKind = 'grant' | 'add' | 'set' | 'reserve' | 'settle' | 'release';

export interface LedgerEntry {
  userId: string;
  kind: LedgerKind;
  /** Whole tokens, negative for a debit. */
  delta: number;
  reservationId?: string;
  actorId?: string;
  reason?: string;
}

/**
 * Changes a balance and writes its ledger row, both in the caller's transaction.
 * PostgreSQL re-evaluates the condition after waiting for a concurrent change of the row, so that
 * two debits can never both take the last token.
 * @returns the new balance, or null when it would be negative (nothing is written then).
 */
export async function post(manager: EntityManager, entry: LedgerEntry): Promise<number | null> {
  const [rows] = await manager.query<[{ balance: string }[], number]>(
    'update token_accounts set balance = balance + $2 where user_id = $1 and balance + $2 >= 0 returning balance',
    [entry.userId, entry.delta],
  );
  const balance = rows[0] ? Number(rows[0].balance) : null;
  if (balance === null) return null;
  await manager.query(
    `insert into token_ledger (user_id, kind, delta, balance_after, reservation_id, actor_id, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [entry.userId, entry.kind, entry.delta, balance, entry.reservationId ?? null, entry.actorId ?? null, entry.reason ?? null],
  );
  return balance;
}

import type { StatementTable_EntryFragment } from '../../shared/gql/graphql.js';

export type StatementEntry = StatementTable_EntryFragment;

/**
 * What a reader of a statement sees of the ledger: work that was paid is one row. The ledger keeps two, the tokens set aside and a
 * settlement that moves none; the settlement is the newer one, so that a page always comes after it.
 * @param entries newest first, from the newest on
 */
export function statementRows(entries: readonly StatementEntry[]): StatementEntry[] {
  const settled = new Set(entries.filter(isSettlement).map(({ reservationId }) => reservationId));
  return entries
    .filter((entry) => !isSettlement(entry))
    .map((entry) => (entry.kind === 'RESERVE' && settled.has(entry.reservationId) ? { ...entry, kind: 'SETTLE' } : entry));
}

const isSettlement = ({ kind, delta, reservationId }: StatementEntry): boolean =>
  kind === 'SETTLE' && delta === 0 && reservationId !== null;

/** `rent_agreement` as people write it: `Rent agreement`. */
export function operationName(operationType: string): string {
  const words = operationType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { StatementTable_EntryFragment } from '../../shared/gql/graphql.js';

export type StatementEntry = StatementTable_EntryFragment;

/**
 * The ledger as a statement shows it: paid work is one row. The ledger has two entries, the tokens set aside and a settlement that
 * moves none; the settlement is the newer of the two, so it is always on the same page or an earlier one.
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

const INITIALS = new Set(['gst', 'llp', 'mou', 'nda', 'rti']);

/** `rent_agreement` as `Rent agreement`, `nda` as `NDA`. */
export function operationName(operationType: string): string {
  const words = operationType
    .split('_')
    .map((word) => (INITIALS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

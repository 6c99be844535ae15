import { describe, expect, it } from 'vitest';
import { operationName, type StatementEntry, statementRows } from './statement-rows.js';

const entry = (id: number, kind: StatementEntry['kind'], delta: number, reservationId: string | null = null): StatementEntry => ({
  id: String(id),
  createdAt: '2026-03-01T09:00:00.000Z',
  kind,
  delta,
  balanceAfter: 15,
  operationType: reservationId && 'rent_agreement',
  reason: null,
  reservationId,
});
const shown = (entries: StatementEntry[]) => statementRows(entries).map(({ id, kind, delta }) => `${id} ${kind} ${delta}`);

describe('rows of a statement', () => {
  it('shows paid work once, with what it cost', () => {
    expect(shown([entry(3, 'SETTLE', 0, 'a'), entry(2, 'RESERVE', -5, 'a'), entry(1, 'GRANT', 20)])).toEqual(['2 SETTLE -5', '1 GRANT 20']);
  });

  it('shows work that still runs, and work that failed with what came back', () => {
    const entries = [entry(4, 'RESERVE', -8, 'b'), entry(3, 'RELEASE', 5, 'a'), entry(2, 'RESERVE', -5, 'a')];
    expect(shown(entries)).toEqual(['4 RESERVE -8', '3 RELEASE 5', '2 RESERVE -5']);
  });

  it('hides no entry that moved tokens', () => {
    expect(shown([entry(2, 'SETTLE', -1, 'a'), entry(1, 'SET', 0)])).toEqual(['2 SETTLE -1', '1 SET 0']);
  });
});

it('names an operation in words', () => {
  expect(operationName('rent_agreement')).toBe('Rent agreement');
  expect(operationName('nda')).toBe('NDA');
  expect(operationName('rti_first_appeal')).toBe('RTI first appeal');
});

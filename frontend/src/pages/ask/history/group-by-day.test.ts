import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.js';

const now = new Date(2026, 2, 10, 9).getTime();
const at = (day: number, hour: number, pinned = false) => ({ pinned, updatedAt: new Date(2026, 2, day, hour).toISOString() });

describe('groupByDay', () => {
  it('puts pinned rows first and the others under the reader’s own days', () => {
    const rows = [at(1, 0, true), at(10, 8), at(10, 0), at(9, 23), at(9, 0), at(8, 23)];
    expect(groupByDay(rows, now).map(({ group, rows: own }) => [group, own.map((row) => rows.indexOf(row))])).toEqual([
      ['pinned', [0]],
      ['today', [1, 2]],
      ['yesterday', [3, 4]],
      ['earlier', [5]],
    ]);
  });

  it('leaves out headings without rows', () => {
    expect(groupByDay([at(8, 0)], now).map(({ group }) => group)).toEqual(['earlier']);
    expect(groupByDay([], now)).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEADLINE_ROW, MOVER_IDS, PERIOD } from './deadline-row.js';
import { loadMovers, loadRows } from './load-rows.js';

describe('rows of the calendar', () => {
  const rows = loadRows();
  const demand = rows.find(({ id }) => id === 'cheque-demand');

  it('loads every row with its group', () => {
    expect(demand).toMatchObject({ period: { days: 30 }, group: { id: 'cheques' } });
  });

  it('has a row for each of the 152 articles and limbs of the Schedule of the Limitation Act', () => {
    const limbs: Readonly<Record<number, string>> = {
      44: 'a b',
      60: 'a b-i b-ii',
      61: 'a b c',
      63: 'a b',
      91: 'a b',
      114: 'a b',
      115: 'a b-i b-ii',
      116: 'a b',
      119: 'a b',
      130: 'a b',
      133: 'a b c',
    };
    const wanted = Array.from({ length: 137 }, (_, at) => at + 1).flatMap((article) =>
      limbs[article] ? limbs[article].split(' ').map((limb) => `limitation-${article}-${limb}`) : [`limitation-${article}`],
    );
    const found = rows.filter(({ id }) => id.startsWith('limitation-'));
    expect(found.map(({ id }) => id).sort()).toEqual(wanted.sort());
    expect(new Set(found.map(({ pins: [pin] }) => `${pin?.place} ${pin?.part ?? ''}`)).size).toBe(152);
  });

  it('knows every mover that a row may name', () => {
    expect([...loadMovers().keys()].sort()).toEqual([...MOVER_IDS].sort());
  });

  it.each([
    [{ months: 1, days: 3 }, false],
    [{}, false],
    [{ days: 0 }, false],
    [{ days: 1.5 }, false],
    [{ hours: 48 }, false],
    [{ weeks: 2 }, true],
    [{ years: 12 }, true],
  ])('takes a period in exactly one unit: %j', (period, good) => {
    expect(PERIOD.safeParse(period).success).toBe(good);
  });

  it.each([
    ['no pin', { pins: [] }],
    ['a place in another form', { pins: [{ act: 'Limitation Act, 1963', place: 'Art. 116' }] }],
    ['a field that it does not know', { text: 'of the act' }],
    ['an id in another form', { id: 'Cheque demand' }],
    ['no Hindi', { event: { en: 'The cheque came back unpaid' } }],
  ])('refuses a row with %s', (_, change) => {
    const { group: _group, ...row } = { ...demand };
    expect(DEADLINE_ROW.safeParse(row).success).toBe(true);
    expect(DEADLINE_ROW.safeParse({ ...row, ...change }).success).toBe(false);
  });

  it('refuses an id that stands twice, and names a file of another form', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rows-'));
    const { group, ...row } = { ...demand };
    const file = JSON.stringify({ group, read: '2026-11-29', rows: [row] });
    try {
      writeFileSync(path.join(folder, 'a.json'), file);
      writeFileSync(path.join(folder, 'b.json'), file);
      expect(() => loadRows(folder)).toThrow('Two rows of the calendar have the id cheque-demand');
      writeFileSync(path.join(folder, 'b.json'), '{"rows": []}');
      expect(() => loadRows(folder)).toThrow(
        expect.objectContaining({
          cause: expect.objectContaining({ message: expect.stringContaining('b.json') as string }) as Error,
        }) as Error,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { MissingLawLog } from './missing-law-log.js';

function database(fail = false) {
  const written: [string[], number[]][] = [];
  const query = (_sql: string, [acts, counts]: [string[], number[]]) => {
    written.push([acts, counts]);
    return fail ? Promise.reject(new Error('the database is away')) : Promise.resolve([]);
  };
  return { written, source: { query } as unknown as DataSource };
}

describe('MissingLawLog', () => {
  it('writes together what came in during a write, each act once for each answer', async () => {
    const { written, source } = database();
    const log = new MissingLawLog(source);
    log.note(['A Act, 1900', 'A Act, 1900']);
    log.note(['A Act, 1900']);
    log.note(['B Act, 1900']);
    log.note([]);
    await log.settled();
    expect(written).toEqual([
      [['A Act, 1900'], [1]],
      [
        ['A Act, 1900', 'B Act, 1900'],
        [1, 1],
      ],
    ]);
  });

  it('throws at nobody when the database is away, and goes on when it is back', async () => {
    const { written, source } = database(true);
    const log = new MissingLawLog(source);
    log.note(['A Act, 1900']);
    await log.settled();
    log.note(['B Act, 1900']);
    await log.settled();
    expect(written.map(([acts]) => acts)).toEqual([['A Act, 1900'], ['B Act, 1900']]);
  });

  it('keeps a bounded number of acts of bounded length in memory', async () => {
    const { written, source } = database();
    const log = new MissingLawLog(source);
    log.note(['first']);
    log.note(Array.from({ length: 3000 }, (_, at) => `${at} ${'x'.repeat(500)}`));
    await log.settled();
    expect(written[1]?.[0]).toHaveLength(1000);
    expect(written[1]?.[0].every((act) => act.length <= 300)).toBe(true);
  });
});

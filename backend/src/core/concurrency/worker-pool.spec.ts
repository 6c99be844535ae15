import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimitedError } from '../errors/common-errors.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { textThreads } from './text-threads.js';
import type { WorkerPool } from './worker-pool.js';

const serve = new URL('../workers/serve-worker.ts', import.meta.url).href;
const FOREVER = 600_000;

interface Calls {
  echo(value: string): string;
  spin(ms: number): string;
  wait(ms: number): string;
  match(text: string): boolean;
}

describe('WorkerPool of text threads', () => {
  let folder: string;
  let entry: URL;
  let pool: WorkerPool<Calls>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
    const source = join(folder, 'text.worker.ts');
    await writeFile(
      source,
      `import { serveWorker } from ${JSON.stringify(serve)};
       serveWorker({
         echo: (value: string) => value,
         wait: (ms: number) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms); return 'done'; },
         match: (text: string) => new RegExp('^(a+)+$').test(text + '!'),
         spin: (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); return 'done'; },
       });`,
    );
    entry = pathToFileURL(source.replace(/\.ts$/, '.js'));
    pool = textThreads(entry, { limitMs: 100, stretch: 100 });
  });
  afterEach(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('ends a call that takes too long and answers its neighbours and those that wait behind it', async () => {
    const calls = await Promise.allSettled([
      pool.call('a', 'spin', FOREVER),
      pool.call('b', 'echo', 'b1'),
      pool.call('c', 'echo', 'c1'),
      pool.call('a', 'echo', 'a2'),
    ]);
    expect(calls[0]).toMatchObject({ status: 'rejected', reason: { code: 'TEXT_TOO_COMPLEX', status: 422 } });
    expect(calls.slice(1).map((call) => call.status === 'fulfilled' && call.value)).toEqual(['b1', 'c1', 'a2']);
  });

  (process.platform === 'linux' ? it : it.skip)('counts the time in which a thread works, not that in which it waits', async () => {
    expect(await pool.call('a', 'wait', 400)).toBe('done');
  });

  it('never gives one user both threads, and refuses the call beyond those that may wait', async () => {
    const hostile = Array.from({ length: 7 }, () => pool.call('a', 'spin', FOREVER));
    const settled = Promise.allSettled(hostile);
    expect(await pool.call('b', 'echo', 'at once')).toBe('at once');
    const codes = (await settled).map((call) => (call.status === 'rejected' ? (call.reason as { code: string }).code : 'answered'));
    expect(codes).toEqual([...Array<string>(6).fill('TEXT_TOO_COMPLEX'), 'TOO_MANY_WAITING']);
  });

  it('ends an exponential pattern, counts it several times over, and leaves a thread to others whoever sent how many', async () => {
    const added = new Map<string, number>();
    const limits = {
      check: () => Promise.resolve(),
      add: (_name: string, key: string, ms: number) => Promise.resolve(void added.set(key, (added.get(key) ?? 0) + ms)),
    };
    const counted = textThreads<Calls>(entry, { limits: limits as unknown as RateLimits, limitMs: 100, stretch: 100 });
    try {
      const attackers = Array.from({ length: 3 }, (_, n) => `attacker ${n}`);
      const bombs = () => Promise.allSettled(attackers.map((key) => counted.call(key, 'match', 'a'.repeat(60))));
      for (const bomb of await bombs()) expect(bomb).toMatchObject({ reason: { code: 'TEXT_TOO_COMPLEX' } });
      for (const key of attackers) expect(added.get(key)).toBeGreaterThanOrEqual(4 * 100);
      const order: string[] = [];
      const again = attackers.map((key) => counted.call(key, 'match', 'a'.repeat(60)).catch(() => order.push(key)));
      await counted.call('somebody', 'echo', 'at once').then((value) => order.push(value));
      expect(order.indexOf('at once')).toBeLessThan(2);
      await Promise.all(again);
    } finally {
      await counted.close();
    }
  });

  it('refuses what waited while its user used up the time, before any work', async () => {
    const refusing = textThreads<Calls>(entry, {
      limits: { check: () => Promise.reject(new RateLimitedError(60)) } as unknown as RateLimits,
      limitMs: 100,
    });
    await expect(refusing.call('a', 'match', 'a'.repeat(60))).rejects.toThrow(RateLimitedError);
    await refusing.close();
  });

  it('ends the work of a caller who leaves', async () => {
    const left = new AbortController();
    const call = pool.call('a', 'spin', FOREVER, { signal: left.signal });
    left.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    expect(await pool.call('a', 'echo', 'next')).toBe('next');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { textThreads } from './text-threads.js';
import type { WorkerPool } from './worker-pool.js';

const serve = new URL('./serve-worker.ts', import.meta.url).href;
const FOREVER = 600_000;

describe('WorkerPool of text threads', () => {
  let folder: string;
  let pool: WorkerPool<{ echo(value: string): string; spin(ms: number): string; wait(ms: number): string }>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
    const entry = join(folder, 'text.worker.ts');
    await writeFile(
      entry,
      `import { serveWorker } from ${JSON.stringify(serve)};
       serveWorker({
         echo: (value: string) => value,
         wait: (ms: number) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms); return 'done'; },
         spin: (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); return 'done'; },
       });`,
    );
    pool = textThreads(pathToFileURL(entry.replace(/\.ts$/, '.js')), { limitMs: 100, stretch: 100 });
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
    const hostile = Array.from({ length: 8 }, () => pool.call('a', 'spin', FOREVER));
    const settled = Promise.allSettled(hostile);
    expect(await pool.call('b', 'echo', 'at once')).toBe('at once');
    const codes = (await settled).map((call) => (call.status === 'rejected' ? (call.reason as { code: string }).code : 'answered'));
    expect(codes).toEqual([...Array<string>(6).fill('TEXT_TOO_COMPLEX'), ...Array<string>(2).fill('TOO_MANY_WAITING')]);
  });

  it('ends the work of a caller who leaves', async () => {
    const left = new AbortController();
    const call = pool.call('a', 'spin', FOREVER, left.signal);
    left.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    expect(await pool.call('a', 'echo', 'next')).toBe('next');
  });
});

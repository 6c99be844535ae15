import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../errors/app-error.js';
import { TooManyWaitingError } from '../errors/common-errors.js';
import { textThreads } from './text-threads.js';
import type { WorkerPool } from './worker-pool.js';

const serve = new URL('../workers/serve-worker.ts', import.meta.url).href;

interface Calls {
  echo(value: string): string;
  table(size: number): number;
  heap(none: null): number;
  bytes(mib: number): number;
  spin(none: null): void;
  leave(code: number): void;
  settings(none: null): string[];
}

class TooMuchError extends AppError {
  constructor(cause?: unknown) {
    super('TEMPLATE_TOO_COMPLEX', 422, 'Too much.', { cause });
  }
}

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('work in processes that may die of it', () => {
  let folder: string;
  let pool: WorkerPool<Calls>;
  const added: [string, number][] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'text-processes-'));
    const source = join(folder, 'text.worker.ts');
    await writeFile(
      source,
      `import { serveWorker } from ${JSON.stringify(serve)};
       serveWorker({
         echo: (value: string) => value,
         table: (size: number) => Array.from({ length: size }, (_, index) => index).length,
         heap: () => { const kept: number[][] = []; for (;;) kept.push(new Array(4_000_000).fill(kept.length + 0.5)); },
         bytes: (mib: number) => { const kept: Buffer[] = []; while (kept.length < mib) kept.push(Buffer.alloc(1024 * 1024, 1)); return kept.length; },
         spin: () => { for (;;); },
         leave: (code: number) => process.exit(code),
         settings: () => Object.keys(process.env).sort(),
       });`,
    );
    const limits = {
      check: () => Promise.resolve(),
      add: (_name: string, user: string, ms: number) => Promise.resolve(void added.push([user, ms])),
    };
    pool = textThreads(pathToFileURL(source.replace(/\.ts$/, '.js')), {
      limits: limits as unknown as NonNullable<Parameters<typeof textThreads>[1]>['limits'],
      limitMs: 500,
      processes: { overrun: TooMuchError },
    });
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });

  const bombs: [what: string, run: () => Promise<unknown>][] = [
    ['one allocation that is fatal', () => pool.call('user', 'table', 1_000_000_000)],
    ['a heap that grows', () => pool.call('user', 'heap', null, { timeoutMs: 60_000 })],
    ['work without an end', () => pool.call('user', 'spin', null)],
    ['a process that leaves', () => pool.call('user', 'leave', 0)],
  ];

  it.each(bombs)('refuses %s, counts it, and goes on in another process', async (_what, run) => {
    added.length = 0;
    await expect(run()).rejects.toBeInstanceOf(TooMuchError);
    expect(added).toEqual([['user', expect.any(Number)]]);
    expect(added[0]?.[1]).toBeGreaterThanOrEqual(4000);
    expect(await pool.call('other', 'echo', 'still there')).toBe('still there');
  });

  onLinux('bounds what lies outside the heap of JavaScript, too', async () => {
    expect(await pool.call('user', 'bytes', 64, { timeoutMs: 60_000 })).toBe(64);
    await expect(pool.call('user', 'bytes', 4096, { timeoutMs: 60_000 })).rejects.toThrow();
    expect(await pool.call('other', 'echo', 'still there')).toBe('still there');
  });

  it('serves others while somebody’s work dies again and again, and lets few of one user wait', async () => {
    const storm = Array.from({ length: 7 }, () => pool.call('storm', 'leave', 0).catch((error: unknown) => error));
    expect(await pool.call('other', 'echo', 'served')).toBe('served');
    const ends = await Promise.all(storm);
    expect(ends.filter((end) => end instanceof TooMuchError)).toHaveLength(6);
    expect(ends.filter((end) => end instanceof TooManyWaitingError)).toHaveLength(1);
  });

  it('knows no setting of the product', async () => {
    expect((await pool.call('user', 'settings', null)).filter((name) => !/^(PATH|NODE_CHANNEL_.*)$/.test(name))).toEqual([]);
  });
});

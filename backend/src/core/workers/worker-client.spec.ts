import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerClient, type WorkerClientOptions } from './worker-client.js';
import type { Note } from './worker-protocol.js';

interface Calc {
  half(n: number): Promise<number>;
  count(none: null): number;
  spin(ms: number): string;
  die(none: null): void;
  tell(value: string, note: Note): Promise<void>;
  handOver(none: null): { bytes: Uint8Array };
  left(none: null): number;
  /** What the thread does not have. */
  absent(n: number): void;
}

/** The thread's end comes by a timer of its own. */
async function eventuallyIdle(client: WorkerClient<Calc>): Promise<void> {
  while (client.started) await setImmediate();
}

const serve = new URL('./serve-worker.ts', import.meta.url).href;

describe('WorkerClient', () => {
  let folder: string;
  let client: WorkerClient<Calc>;

  async function start(options: Partial<WorkerClientOptions> = {}): Promise<WorkerClient<Calc>> {
    const entry = join(folder, 'calc.worker.ts');
    await writeFile(
      entry,
      `import { handedOver, serveWorker } from ${JSON.stringify(serve)};
       class OddError extends Error { name = 'OddError'; }
       let calls = 0;
       const bytes = new Uint8Array(2);
       serveWorker({
         half: async (n: number) => { if (n % 2) throw new OddError('odd: ' + n); return n / 2; },
         count: () => ++calls,
         spin: (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); return 'done'; },
         die: () => process.exit(3),
         tell: (value: string, note: (value: unknown) => void) => { note(value); return new Promise(() => undefined); },
         handOver: () => handedOver({ bytes }, bytes.buffer),
         left: () => bytes.byteLength,
       });`,
    );
    client = new WorkerClient<Calc>(pathToFileURL(entry.replace(/\.ts$/, '.js')), { timeoutMs: 10_000, ...options });
    return client;
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-client-'));
  });
  afterEach(async () => {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers calls in order', async () => {
    const calc = await start();
    expect(await Promise.all([calc.call('half', 4), calc.call('count', null), calc.call('count', null)])).toEqual([2, 1, 2]);
  });

  it('tells how long a call was worked on, not how long its thread took to start', async () => {
    const calc = await start();
    const worked: number[] = [];
    const onWorked = (ms: number) => worked.push(ms);
    await calc.call('spin', 100, { onWorked });
    await calc.call('half', 3, { onWorked }).catch(() => undefined);
    const left = AbortSignal.abort(new Error('left'));
    await calc.call('spin', 100, { onWorked, signal: left }).catch(() => undefined);
    expect(worked).toHaveLength(2);
    expect(worked[0]).toBeLessThanOrEqual(250);
  });

  it('passes on what a method tells while it works, and takes the limit that follows', async () => {
    const calc = await start({ overdue: () => new URIError('overdue') });
    const told: unknown[] = [];
    const onNote = (note: unknown) => {
      told.push(note);
      return 1;
    };
    await expect(calc.call('tell', 'page 1', { timeoutMs: 600_000, onNote })).rejects.toThrow(URIError);
    expect(told).toEqual(['page 1']);
  });

  it('replaces a thread that an answer says is spoilt, and calls once more where an earlier call may have spoilt it', async () => {
    const calc = await start();
    const verdict = (count: unknown) => (count === 1 ? 'keep' : 'again');
    expect(await calc.call('count', null, { verdict: () => 'replace' })).toBe(1);
    expect(await calc.call('count', null, { verdict: () => 'again' })).toBe(1);
    expect(await calc.call('count', null, { verdict })).toBe(1);
    expect(await calc.call('count', null, { verdict })).toBe(1);
    expect(await calc.call('count', null)).toBe(2);
  });

  it('hands buffers over instead of copying them', async () => {
    const calc = await start();
    expect((await calc.call('handOver', null)).bytes).toHaveLength(2);
    expect(await calc.call('left', null)).toBe(0);
  });

  it('revives errors by name', async () => {
    const calc = await start({ reviveError: (name, message) => (name === 'OddError' ? new RangeError(message) : undefined) });
    await expect(calc.call('half', 3)).rejects.toThrow(RangeError);
    await expect(calc.call('absent', 3)).rejects.toThrow('The worker has no method absent.');
  });

  it('rejects the calls of a thread that died and starts another one', async () => {
    const calc = await start();
    await expect(calc.call('die', null)).rejects.toThrow('The worker ended with code 3.');
    expect(await calc.call('count', null)).toBe(1);
  });

  it('ends the thread of a call past its deadline', async () => {
    const calc = await start({ unavailable: (message) => new URIError(message) });
    expect(await calc.call('count', null)).toBe(1);
    await expect(calc.call('spin', 60_000, { timeoutMs: 50 })).rejects.toThrow(URIError);
    expect(await calc.call('count', null)).toBe(1);
  });

  it('rejects the call past its deadline alone: those that wait behind it are answered by a fresh thread', async () => {
    const calc = await start({ overdue: (message) => new EvalError(message) });
    expect(await calc.call('count', null)).toBe(1);
    const [slow, ...others] = await Promise.allSettled([
      calc.call('spin', 60_000, { timeoutMs: 50 }),
      calc.call('half', 4),
      calc.call('count', null, { timeoutMs: 5000 }),
    ]);
    expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(EvalError) });
    expect(others).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 1 },
    ]);
  });

  it('rejects the call under way alone when the thread dies', async () => {
    const calc = await start();
    const [dead, other] = await Promise.allSettled([calc.call('die', null), calc.call('half', 4)]);
    expect(dead.status).toBe('rejected');
    expect(other).toEqual({ status: 'fulfilled', value: 2 });
  });

  it('drops a waiting call that is called off', async () => {
    const calc = await start();
    const controller = new AbortController();
    const slow = calc.call('spin', 100);
    const waiting = calc.call('count', null, { signal: controller.signal });
    controller.abort(new SyntaxError('stop'));
    await expect(waiting).rejects.toThrow(SyntaxError);
    expect(await slow).toBe('done');
    expect(await calc.call('count', null)).toBe(1);
  });

  it('ends the thread of a call that is called off when it is told to', async () => {
    const calc = await start({ onAbort: 'end' });
    expect(await calc.call('count', null)).toBe(1);
    const controller = new AbortController();
    const call = calc.call('spin', 60_000, { signal: controller.signal });
    controller.abort(new SyntaxError('stop'));
    await expect(call).rejects.toThrow(SyntaxError);
    expect(await calc.call('count', null)).toBe(1);
  });

  it('ends a thread that has been idle', async () => {
    const calc = await start({ idleMs: 20 });
    expect(await calc.call('count', null)).toBe(1);
    await eventuallyIdle(calc);
    expect(await calc.call('count', null)).toBe(1);
  });

  it('rejects at once when aborted and keeps the thread', async () => {
    const calc = await start();
    await calc.call('count', null);
    const controller = new AbortController();
    const call = calc.call('spin', 200, { signal: controller.signal });
    controller.abort(new SyntaxError('stop'));
    await expect(call).rejects.toThrow(SyntaxError);
    expect(await calc.call('count', null)).toBe(2);
    expect(calc.load).toBe(0);
  });

  it('refuses calls after close', async () => {
    const calc = await start();
    await calc.close();
    await expect(calc.call('count', null)).rejects.toThrow('closed');
  });
});

import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_EXTRACTION_LIMITS } from '../extraction-limits.js';
import { ExtractionPool } from './extraction-pool.js';
import type { WorkerMessage, WorkerRequest } from './extraction-messages.js';

const TEXT: WorkerMessage = { type: 'text', text: { pages: [], engine: 'scripted', warnings: [] } };
const TRAP: WorkerMessage = { type: 'failed', failure: 'corrupt', worker: 'broken' };
const REQUEST: WorkerRequest = { kind: 'txt', bytes: new Uint8Array(1), limits: DEFAULT_EXTRACTION_LIMITS };

type Step = WorkerMessage | Error | 'exit';

/** Stands for a thread: answers each file with the next list of steps. */
class ScriptedWorker extends EventEmitter {
  terminated = false;

  constructor(private readonly script: Step[][]) {
    super();
  }

  postMessage(): void {
    for (const step of this.script.shift() ?? []) {
      if (step === 'exit') this.emit('exit', 1);
      else if (step instanceof Error) this.emit('error', step);
      else this.emit('message', step);
    }
  }
  terminate(): Promise<number> {
    this.terminated = true;
    return Promise.resolve(0);
  }
  ref(): void {}
  unref(): void {}
}

function poolOf(...scripts: Step[][][]): { pool: ExtractionPool; started: ScriptedWorker[] } {
  const started: ScriptedWorker[] = [];
  const spawn = () => {
    const worker = new ScriptedWorker(scripts[started.length] ?? []);
    started.push(worker);
    return Promise.resolve(worker as unknown as Worker);
  };
  return { pool: new ExtractionPool({ workers: 1, queueLimit: 10, spawn }), started };
}

describe('ExtractionPool', () => {
  it('keeps a good worker', async () => {
    const { pool, started } = poolOf([[TEXT], [{ type: 'failed', failure: 'encrypted', worker: 'usable' }], [TEXT]]);
    await pool.run(REQUEST, {});
    await expect(pool.run(REQUEST, {})).rejects.toMatchObject({ failure: 'encrypted' });
    await pool.run(REQUEST, {});
    expect(started).toHaveLength(1);
  });

  it('gives a file one more try in a fresh worker when a used one broke down', async () => {
    const { pool, started } = poolOf([[TEXT], [TRAP]], [[TEXT]]);
    await pool.run(REQUEST, {});
    await expect(pool.run(REQUEST, {})).resolves.toMatchObject({ text: { engine: 'scripted' } });
    expect(started.map((worker) => worker.terminated)).toEqual([true, false]);
  });

  it('does not try again where the first worker was fresh, nor a third time', async () => {
    const fresh = poolOf([[TRAP]], [[TEXT]]);
    await expect(fresh.pool.run(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });

    const used = poolOf([[TEXT], [TRAP]], [[TRAP]], [[TEXT]]);
    await used.pool.run(REQUEST, {});
    await expect(used.pool.run(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });
    expect(used.started).toHaveLength(2);
  });

  it('calls a thread that ran out of memory too large a file', async () => {
    const { pool } = poolOf([[Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })]]);
    await expect(pool.run(REQUEST, {})).rejects.toMatchObject({ failure: 'too-large' });
  });

  it('calls a file damaged whose thread ends before its text is there', async () => {
    const { pool } = poolOf([['exit']]);
    await expect(pool.run(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });
  });

  it('reads the files of owners in turn', async () => {
    const order: string[] = [];
    const { pool } = poolOf(Array.from({ length: 6 }, () => [TEXT]));
    const read = (owner: string, name: string) => pool.run(REQUEST, { owner }).then(() => order.push(name));
    await Promise.all([read('a', 'a1'), read('a', 'a2'), read('a', 'a3'), read('a', 'a4'), read('b', 'b1')]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('fails files that wait or are called off as cancelled', async () => {
    const { pool } = poolOf([[]]);
    const left = new AbortController();
    const [stuck, waiting, called] = [pool.run(REQUEST, {}), pool.run(REQUEST, {}), pool.run(REQUEST, { signal: left.signal })];
    left.abort();
    await expect(called).rejects.toMatchObject({ failure: 'cancelled' });
    await pool.close();
    await expect(stuck).rejects.toMatchObject({ failure: 'cancelled' });
    await expect(waiting).rejects.toMatchObject({ failure: 'cancelled' });
    await expect(pool.run(REQUEST, {})).rejects.toMatchObject({ status: 503 });
  });

  it('reports a worker that cannot be started as unavailable, and tries to start one for the next file', async () => {
    const workers = [Promise.reject(new Error('no thread')), Promise.resolve(new ScriptedWorker([[TEXT]]) as unknown as Worker)];
    const pool = new ExtractionPool({ workers: 1, queueLimit: 1, spawn: () => workers.shift() as Promise<Worker> });
    await expect(pool.run(REQUEST, {})).rejects.toMatchObject({ status: 503 });
    await expect(pool.run(REQUEST, {})).resolves.toBeDefined();
  });
});

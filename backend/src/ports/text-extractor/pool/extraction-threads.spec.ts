import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { SpawnedWorker } from '../../../core/workers/worker-client.js';
import type { WorkerMessage, WorkerRequest } from '../../../core/workers/worker-protocol.js';
import { DEFAULT_EXTRACTION_LIMITS } from '../extraction-limits.js';
import { ExtractionThreads } from './extraction-threads.js';
import type { ExtractionAnswer, ExtractionRequest } from './extraction-messages.js';

const TEXT: ExtractionAnswer = { text: { pages: [], engine: 'scripted', warnings: [] } };
const TRAP: ExtractionAnswer = { failure: 'corrupt', broke: true };
const REQUEST: ExtractionRequest = { kind: 'txt', bytes: new Uint8Array(1), limits: DEFAULT_EXTRACTION_LIMITS };

type Step = ExtractionAnswer | Error | 'exit' | 'nothing';

/** Stands for a thread: answers each file with the next step. */
class ScriptedThread extends EventEmitter implements SpawnedWorker {
  terminated = false;

  constructor(private readonly script: Step[]) {
    super();
    queueMicrotask(() => this.tell({ ready: true, clock: null }));
  }

  postMessage({ id }: WorkerRequest): void {
    const step = this.script.shift();
    setImmediate(() => {
      if (step === 'exit') this.emit('exit', 1);
      else if (step instanceof Error) this.emit('error', step);
      else if (step !== 'nothing') this.tell({ id, value: step });
    });
  }
  terminate(): Promise<number> {
    this.terminated = true;
    return Promise.resolve(0);
  }
  unref(): void {}

  private tell(message: WorkerMessage): void {
    this.emit('message', message);
  }
}

function threadsOf(...scripts: Step[][]): { threads: ExtractionThreads; started: ScriptedThread[] } {
  const started: ScriptedThread[] = [];
  const spawn = () => {
    const thread = new ScriptedThread(scripts[started.length] ?? []);
    started.push(thread);
    return thread;
  };
  return { threads: new ExtractionThreads({ threads: 1, queueLimit: 10, prepare: () => Promise.resolve(), spawn }), started };
}

describe('ExtractionThreads', () => {
  it('keeps a good thread', async () => {
    const { threads, started } = threadsOf([TEXT, { failure: 'encrypted', broke: false }, TEXT]);
    await threads.read(REQUEST, {});
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'encrypted' });
    await threads.read(REQUEST, {});
    expect(started).toHaveLength(1);
  });

  it('gives a file one more try in a fresh thread when a used one broke down', async () => {
    const { threads, started } = threadsOf([TEXT, TRAP], [TEXT]);
    await threads.read(REQUEST, {});
    await expect(threads.read(REQUEST, {})).resolves.toMatchObject({ text: { engine: 'scripted' } });
    expect(started.map((thread) => thread.terminated)).toEqual([true, false]);
  });

  it('does not try again where the first thread was fresh, nor a third time', async () => {
    const fresh = threadsOf([TRAP], [TEXT]);
    await expect(fresh.threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });

    const used = threadsOf([TEXT, TRAP], [TRAP], [TEXT]);
    await used.threads.read(REQUEST, {});
    await expect(used.threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });
    expect(used.started).toHaveLength(2);
  });

  it('replaces the thread of a file that took all the memory, and does not try that file again', async () => {
    const { threads, started } = threadsOf([TEXT, { failure: 'too-large', broke: true }], [TEXT]);
    await threads.read(REQUEST, {});
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'too-large' });
    await threads.read(REQUEST, {});
    expect(started.map((thread) => thread.terminated)).toEqual([true, false]);
  });

  it('calls a thread that ran out of memory too large a file', async () => {
    const { threads } = threadsOf([Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })]);
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'too-large' });
  });

  it('calls a file damaged whose thread ends before its text is there', async () => {
    const { threads } = threadsOf(['exit']);
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ failure: 'corrupt' });
  });

  it('reads the files of owners in turn', async () => {
    const order: string[] = [];
    const { threads } = threadsOf(Array.from({ length: 6 }, () => TEXT));
    const read = (owner: string, name: string) => threads.read(REQUEST, { owner }).then(() => order.push(name));
    await Promise.all([read('a', 'a1'), read('a', 'a2'), read('a', 'a3'), read('a', 'a4'), read('b', 'b1')]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('fails files that wait or are called off as cancelled', async () => {
    const { threads } = threadsOf(['nothing']);
    const left = new AbortController();
    const [stuck, waiting, called] = [threads.read(REQUEST, {}), threads.read(REQUEST, {}), threads.read(REQUEST, { signal: left.signal })];
    left.abort();
    await expect(called).rejects.toMatchObject({ failure: 'cancelled' });
    await threads.close();
    await expect(stuck).rejects.toMatchObject({ failure: 'cancelled' });
    await expect(waiting).rejects.toMatchObject({ failure: 'cancelled' });
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ status: 503 });
  });

  it('reports a thread that cannot be started as unavailable, and tries to start one for the next file', async () => {
    let started = 0;
    const spawn = () => {
      started += 1;
      if (started === 1) throw new Error('no thread');
      return new ScriptedThread([TEXT]);
    };
    const threads = new ExtractionThreads({ threads: 1, queueLimit: 1, prepare: () => Promise.resolve(), spawn });
    await expect(threads.read(REQUEST, {})).rejects.toMatchObject({ status: 503 });
    await expect(threads.read(REQUEST, {})).resolves.toBeDefined();
  });
});

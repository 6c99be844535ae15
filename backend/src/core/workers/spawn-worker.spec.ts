import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnWorker } from './spawn-worker.js';
import { workerEntry } from './worker-entry.js';

describe('spawnWorker', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spawn-worker-'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const url = (name: string) => pathToFileURL(join(folder, name));

  async function firstMessage(entry: URL, workerData: unknown): Promise<unknown> {
    const worker = spawnWorker(entry, { workerData });
    try {
      const [message] = (await once(worker, 'message')) as unknown[];
      return message;
    } finally {
      await worker.terminate();
    }
  }

  it('runs the built module when there is one', async () => {
    await writeFile(
      join(folder, 'a.worker.js'),
      `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData + 1);`,
    );
    expect(workerEntry(url('a.worker.js')).execArgv).toEqual([]);
    expect(await firstMessage(url('a.worker.js'), 1)).toBe(2);
  });

  it('runs TypeScript source with its relative imports otherwise', async () => {
    await writeFile(
      join(folder, 'double.ts'),
      'export class Doubler { constructor(private readonly factor: number) {} times(n: number): number { return n * this.factor; } }',
    );
    await writeFile(
      join(folder, 'b.worker.ts'),
      `import { parentPort, workerData } from 'node:worker_threads'; import { Doubler } from './double.js';
       parentPort!.postMessage(new Doubler(2).times(workerData as number));`,
    );
    expect(await firstMessage(url('b.worker.js'), 21)).toBe(42);
  });

  it('names the module that is missing', () => {
    expect(() => spawnWorker(url('absent.worker.js'))).toThrow(/absent\.worker\.js/);
  });
});

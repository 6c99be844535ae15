import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { spawnWorker } from './spawn-worker.js';
import { yieldToEventLoops } from './thread-priority.js';

const MODULE = new URL('./thread-priority.ts', import.meta.url).href;

describe('yieldToEventLoops', () => {
  const itOnLinux = process.platform === 'linux' ? it : it.skip;

  itOnLinux('lowers the priority of the thread that calls it and of no other one', async () => {
    const before = getPriority();
    const folder = await mkdtemp(join(tmpdir(), 'thread-priority-'));
    try {
      await writeFile(
        join(folder, 'yielding.worker.ts'),
        `import { getPriority } from 'node:os';
         import { parentPort } from 'node:worker_threads';
         import { yieldToEventLoops } from ${JSON.stringify(MODULE)};
         yieldToEventLoops();
         parentPort!.postMessage(getPriority(0));`,
      );
      const worker = spawnWorker(pathToFileURL(join(folder, 'yielding.worker.js')));
      const [priority] = (await once(worker, 'message')) as unknown[];
      await worker.terminate();
      expect(priority).toBe(Math.min(before + 5, 19));
      expect(getPriority()).toBe(before);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('leaves the main thread alone', () => {
    const before = getPriority();
    yieldToEventLoops();
    expect(getPriority()).toBe(before);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerClient, type WorkerClientOptions } from './worker-client.js';

const serve = new URL('./serve-worker.ts', import.meta.url).href;

describe('WorkerClient', () => {
  let folder: string;
  let client: WorkerClient;

  async function start(options: Partial<WorkerClientOptions> = {}): Promise<WorkerClient> {
    const entry = join(folder, 'calc.worker.ts');
    await writeFile(
      entry,
      `import { serveWorker } from ${JSON.stringify(serve)};
       class OddError extends Error { name = 'OddError'; }
       let calls = 0;
       serveWorker({
         half: async (n: number) => { if (n % 2) throw new OddError('odd: ' + n); return n / 2; },
         count: () => ++calls,
         spin: (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); return 'done'; },
         die: () => process.exit(3),
       });`,
    );
    client = new WorkerClient(pathToFileURL(entry.replace(/\.ts$/, '.js')), { timeoutMs: 10_000, ...options });
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

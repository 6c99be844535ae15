import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteRetrievalIndex } from '../../src/ports/retrieval-index/sqlite/sqlite-retrieval-index.js';
import { BruteForceIndex, sparse } from './retrieval-index-oracle.js';
import { operation } from './retrieval-index-operations.js';
import { expectSameRanking } from './retrieval-index-parity.js';
import { promoteDocuments } from './retrieval-index-harness.js';

const CHILD = fileURLToPath(new URL('./retrieval-index-writer.child.ts', import.meta.url));
const LOADER = new URL('../support/typescript-loader.mjs', import.meta.url).href;
const KILLS = 4;
const OPERATIONS_PER_RUN = 25;

/** Runs the child until it has acknowledged `count` operations, kills it at once, and says what it last acknowledged. */
async function killAfter(child: ChildProcess, count: number): Promise<number> {
  let last = -1;
  let seen = 0;
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout! })) {
    last = Number(line);
    if (++seen === count) child.kill('SIGKILL');
  }
  const [code, signal] = (await exited) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  return last;
}

describe('retrieval index: sqlite after kill -9', () => {
  let directory: string;
  let child: ChildProcess | undefined;

  const start = (...args: string[]): ChildProcess =>
    (child = spawn(process.execPath, ['--import', LOADER, CHILD, directory, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }));
  const open = () => new SqliteRetrievalIndex({ directory, cacheBytes: 1 << 20 });

  async function withIndex<T>(work: (index: SqliteRetrievalIndex) => Promise<T>): Promise<T> {
    const index = open();
    try {
      await index.init();
      return await work(index);
    } finally {
      await index.close();
    }
  }

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'retrieval-index-'));
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  it('has every acknowledged write, whole, with exact statistics', async () => {
    await withIndex((index) => promoteDocuments(index, []));
    const oracle = new BruteForceIndex();
    let next = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const last = await killAfter(start('update', String(next)), 1 + ((kill * 7) % OPERATIONS_PER_RUN));
      for (; next <= last; next++) apply(oracle, next);
      next = await withIndex(async (index) => {
        // The operation that ran when the kill came may have been done or not, but never by half.
        const inFlight = operation(next);
        const held = new Map<string, number>();
        for await (const { docId, docVersion } of index.documents()) held.set(docId, docVersion);
        if (held.get(inFlight.docId) === inFlight.document?.docVersion) apply(oracle, next++);
        expect([...held].sort()).toEqual(oracle.documents.map(({ docId, docVersion }): [string, number] => [docId, docVersion]).sort());
        for (const lexical of [sparse({ 1: 1, 2: 1, 22: 1 }), sparse({ 5: 1, 25: 1, 30: 1 })]) {
          expectSameRanking((await index.search({ lexical, limit: 50 })).hits, oracle.lexical(lexical), 50);
        }
        return next;
      });
    }
  }, 120_000);

  it('drops a build that was killed, keeps answering from the active generation and can build again', async () => {
    const { document } = operation(0);
    const active = await withIndex((index) => promoteDocuments(index, [document!]));
    const running = start('build');
    const killed = killAfter(running, 30);
    await killed;
    await withIndex(async (index) => {
      expect((await index.generations()).map(({ id, state }) => [id, state])).toEqual([[active, 'active']]);
      expect((await readdir(directory)).filter((name) => name.startsWith('generation-') && !name.includes(active))).toEqual([]);
      expect((await index.search({ lexical: sparse({ 1000: 1 }), limit: 1 })).hits).toHaveLength(1);
      const builder = await index.buildGeneration((await index.activeGeneration())!.manifest);
      await builder.abort();
    });
  }, 60_000);

  it('does not disturb a build that another process is making', async () => {
    await withIndex((index) => promoteDocuments(index, []));
    const running = start('build');
    await once(running.stdout!, 'data');
    await withIndex(async (index) => {
      expect((await index.generations()).map(({ state }) => state).sort()).toEqual(['active', 'building']);
      const building = (await index.generations()).find(({ state }) => state === 'building')!;
      await expect(index.dropGeneration(building.id)).rejects.toMatchObject({ code: 'BUILDER_BUSY' });
      await expect(index.buildGeneration(building.manifest)).rejects.toMatchObject({ code: 'BUILDER_BUSY' });
    });
    await killAfter(running, 1);
  }, 60_000);
});

function apply(oracle: BruteForceIndex, number: number): void {
  const { docId, document } = operation(number);
  if (document) oracle.put(document);
  else oracle.remove(docId);
}

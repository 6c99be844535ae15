import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexDocument } from '../../src/ports/retrieval-index/retrieval-index.js';
import { SqliteRetrievalIndex } from '../../src/ports/retrieval-index/sqlite/sqlite-retrieval-index.js';
import { BruteForceIndex, document, manifest, type PassageSketch, sparse } from './retrieval-index-oracle.js';
import { expectSameRanking } from './retrieval-index-parity.js';
import { promoteDocuments } from './retrieval-index-harness.js';

const BLOCK = 16_384;
const VOCABULARY = 3_000;

/** A small generator with a fixed start, so that a failure can be seen again. Source: mulberry32 by T. Ettinger. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Term ids as uneven as words are: a few in half of the passages, most in a handful. */
function passage(next: () => number): PassageSketch {
  const terms: Record<number, number> = {};
  for (let i = 0; i < 8; i++) terms[1 + Math.floor(VOCABULARY * next() ** 4)] = 0.5 + Math.round(next() * 6) / 4;
  return { terms, fields: { kind: next() < 0.05 ? 'rules' : 'act', year: 1950 + Math.floor(next() * 50) } };
}

describe('retrieval index: sqlite over several blocks', () => {
  let directory: string;
  let index: SqliteRetrievalIndex;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'retrieval-index-'));
    // So little memory that lists are evicted in the middle of a search.
    index = new SqliteRetrievalIndex({ directory, cacheBytes: 64 << 10, readers: 2 });
    await index.init();
  });
  afterEach(async () => {
    await index.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** Questions of random terms, with and without a filter. */
  async function compareWith(oracle: BruteForceIndex, next: () => number): Promise<void> {
    for (let i = 0; i < 3; i++) {
      const lexical = sparse(Object.fromEntries(Array.from({ length: 5 }, () => [1 + Math.floor(VOCABULARY * next() ** 3), 1])));
      expectSameRanking((await index.search({ lexical, limit: 10 })).hits, oracle.lexical(lexical), 10);
      const filter = { field: 'kind', in: ['rules'] };
      expectSameRanking((await index.search({ lexical, limit: 20, filter })).hits, oracle.lexical(lexical, filter), 20);
    }
  }

  it('prunes without losing a hit, also after changes in old and new blocks', async () => {
    const next = random(7);
    const make = (docId: string, version: number, passages: number): IndexDocument =>
      document(docId, version, ...Array.from({ length: passages }, () => passage(next)));
    const documents: IndexDocument[] = [];
    for (let total = 0; total < 2 * BLOCK + 2_000; total += documents.at(-1)!.passages.length) {
      documents.push(make(`doc-${documents.length}`, 1, 1 + Math.floor(next() * 60)));
    }
    const oracle = new BruteForceIndex();
    documents.forEach((entry) => oracle.put(entry));
    await promoteDocuments(index, documents);

    const compare = (): Promise<void> => compareWith(oracle, next);
    await compare();

    const change = async (entry: IndexDocument): Promise<void> => {
      await index.upsertDocument(entry, manifest);
      oracle.put(entry);
    };
    const spanning = documentAcross(documents, BLOCK);
    for (const docId of ['doc-0', spanning, documents.at(-1)!.docId]) await change(make(docId, 2, 30));
    await index.deleteDocument(documentAcross(documents, 2 * BLOCK));
    oracle.remove(documentAcross(documents, 2 * BLOCK));
    await compare();
    expect(await index.stats()).toMatchObject({ documents: oracle.documents.length, passages: oracle.passages });
  }, 120_000);

  it('finds what is added document by document, before and after it fills a block', async () => {
    const next = random(11);
    const make = (docId: string, passages: number): IndexDocument =>
      document(docId, 1, ...Array.from({ length: passages }, () => passage(next)));
    const oracle = new BruteForceIndex();
    const built = Array.from({ length: 100 }, (_, i) => make(`built-${i}`, Math.floor((BLOCK - 400) / 100)));
    built.forEach((entry) => oracle.put(entry));
    await promoteDocuments(index, built);
    const other = new SqliteRetrievalIndex({ directory, cacheBytes: 64 << 10 });
    try {
      for (let i = 0; i < 12; i++) {
        const entry = make(`added-${i}`, i === 11 ? BLOCK + 100 : 70);
        // Two writers in turn, as two worker processes would be.
        await (i % 2 ? other : index).upsertDocument(entry, manifest);
        oracle.put(entry);
        if (i % 4 === 3) {
          await index.deleteDocument(`added-${i - 2}`);
          oracle.remove(`added-${i - 2}`);
        }
        await compareWith(oracle, next);
      }
      expect(await index.stats()).toMatchObject({ documents: oracle.documents.length, passages: oracle.passages });
    } finally {
      await other.close();
    }
  }, 120_000);
});

/** The document that holds the passage with this number. */
function documentAcross(documents: readonly IndexDocument[], number: number): string {
  let end = 0;
  return documents.find(({ passages }) => (end += passages.length) > number)!.docId;
}

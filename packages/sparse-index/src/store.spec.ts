import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GenerationManifest, type IndexDocument, NoActiveGenerationError, type SparseVector, StaleVersionError } from './index.js';
import { copyIndex, IndexReader, IndexWriter } from './store.js';

const manifest: GenerationManifest = {
  encoder: 'e1',
  analyser: 'a1',
  chunker: 'c1',
  k1: 1.2,
  b: 0.75,
  avgdl: 2,
  hash: 'murmur3-abs31',
  idf: 'ln1p',
  rrfK: 60,
  dense: null,
  filterFields: [{ name: 'year', type: 'integer' }],
};
const vector = (...termIds: number[]): SparseVector => ({
  termIds: Uint32Array.from(termIds),
  weights: Float32Array.from(termIds, () => 1),
});
const documentOf = (docId: string, year: number, docVersion: number, ...termIds: number[]): IndexDocument => ({
  docId,
  docVersion,
  passages: [{ ordinal: 0, lexical: vector(...termIds), fields: { year }, payload: { docId } }],
});

describe('a folder of generations', () => {
  let directory: string;
  let writer: IndexWriter;
  let reader: IndexReader;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'sparse-index-'));
    writer = new IndexWriter({ directory, cacheBytes: 2 ** 20 });
    reader = new IndexReader({ directory, cacheBytes: 2 ** 20 });
  });
  afterEach(() => {
    reader.forget();
    writer.forget();
    rmSync(directory, { recursive: true });
  });

  const built = (...documents: IndexDocument[]): string => {
    const id = writer.begin({ manifest, takeOver: false });
    writer.add({ id, documents });
    writer.seal({ id, documents: documents.length, passages: documents.length });
    return id;
  };
  const found = (...termIds: number[]) =>
    reader.search({ lexical: vector(...termIds), limit: 10, candidates: 10 }).legs.lexical?.map(({ docId }) => docId);

  it('has no answer until a generation is promoted, and none for one that is not there', () => {
    built(documentOf('a', 1950, 1, 7));
    expect(() => found(7)).toThrow(NoActiveGenerationError);
    expect(() => reader.stats('gone')).toThrow('There is no sealed generation gone.');
  });

  it('ranks the rarer term higher, and answers with what passes the filter', () => {
    writer.promote({
      id: built(documentOf('a', 1950, 1, 7), documentOf('b', 1960, 1, 7, 9), documentOf('c', 1970, 1, 7)),
      expectActive: null,
    });
    expect(found(7, 9)).toEqual(['b', 'a', 'c']);
    const filter = { field: 'year', range: { gte: 1955 } };
    expect(reader.search({ lexical: vector(7), filter, limit: 10, candidates: 10 }).legs.lexical?.map(({ docId }) => docId)).toEqual([
      'b',
      'c',
    ]);
  });

  it('replaces and deletes documents at once, and refuses an older version', () => {
    writer.promote({ id: built(documentOf('a', 1950, 2, 7)), expectActive: null });
    expect(() => writer.upsert({ document: documentOf('a', 1950, 1, 8), manifest })).toThrow(StaleVersionError);
    writer.upsert({ document: documentOf('a', 1950, 3, 8), manifest });
    expect([found(7), found(8)]).toEqual([[], ['a']]);
    expect(writer.delete('a')).toBe(1);
    expect(found(8)).toEqual([]);
  });

  it('switches to another generation in one step, and is copied with the active one', () => {
    const first = built(documentOf('old', 1950, 1, 7));
    writer.promote({ id: first, expectActive: null });
    writer.promote({ id: built(documentOf('new', 1950, 1, 7)), expectActive: first });
    expect(found(7)).toEqual(['new']);
    const copy = path.join(directory, 'copy');
    expect(copyIndex(directory, copy)).toHaveLength(2);
    const copied = new IndexReader({ directory: copy, cacheBytes: 2 ** 20 });
    expect(copied.generations()).toHaveLength(1);
    copied.forget();
  });
});

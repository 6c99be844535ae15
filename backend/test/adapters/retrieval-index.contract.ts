import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ActiveGenerationChangedError,
  ActiveGenerationDropError,
  BuilderBusyError,
  BuilderClosedError,
  GenerationNotSealedError,
  InvalidIndexInputError,
  ManifestMismatchError,
  NoActiveGenerationError,
  StaleVersionError,
  UndeclaredFieldError,
} from '../../src/ports/retrieval-index/errors.js';
import type { Filter, Hit, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { type IndexHarness, promoteDocuments } from './retrieval-index-harness.js';
import { document, manifest, sparse } from './retrieval-index-oracle.js';
import { describeVectorSearch } from './retrieval-index-vectors.contract.js';

const places = (hits: readonly Hit[]): string[] => hits.map(({ docId, ordinal }) => `${docId}#${ordinal}`);

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export function describeRetrievalIndex(name: string, start: () => Promise<IndexHarness>): void {
  describe(`retrieval index: ${name}`, () => {
    let harness: IndexHarness;
    let index: RetrievalIndex;

    beforeEach(async () => {
      harness = await start();
      index = await harness.open();
    });
    afterEach(() => harness.dispose());

    const search = (terms: Record<number, number>, options: Partial<Parameters<RetrievalIndex['search']>[0]> = {}) =>
      index.search({ lexical: sparse(terms), limit: 10, ...options });

    it('has no active generation at first', async () => {
      expect(await index.activeGeneration()).toBeNull();
      expect(await index.generations()).toEqual([]);
      await expect(search({ 1: 1 })).rejects.toThrow(NoActiveGenerationError);
      await expect(index.upsertDocument(document('a', 1, { terms: { 1: 1 } }), manifest)).rejects.toThrow(NoActiveGenerationError);
      await expect(index.stats()).rejects.toThrow(NoActiveGenerationError);
      expect(await index.health()).toMatchObject({ ok: true, writable: true });
    });

    it('shows a generation to searches only once it is promoted, in every process', async () => {
      const other = await harness.open();
      const first = await promoteDocuments(index, [document('old', 1, { terms: { 1: 1 } })]);
      expect(places((await other.search({ lexical: sparse({ 1: 1 }), limit: 10 })).hits)).toEqual(['old#0']);

      const builder = await index.buildGeneration(manifest);
      await builder.add([document('new', 1, { terms: { 1: 1 } })]);
      await builder.seal({ documents: 1, passages: 1 });
      expect(places((await search({ 1: 1 })).hits)).toEqual(['old#0']);
      expect(places((await search({ 1: 1 }, { generation: builder.id })).hits)).toEqual(['new#0']);

      await index.promote(builder.id, { expectActive: first });
      const found = await other.search({ lexical: sparse({ 1: 1 }), limit: 10 });
      expect(found).toMatchObject({ generation: builder.id, hits: [{ docId: 'new' }] });
      expect((await other.generations()).map(({ id, state }) => [id, state])).toEqual([
        [first, 'previous'],
        [builder.id, 'active'],
      ]);
      expect((await other.activeGeneration())?.manifest).toEqual(manifest);
    });

    it('keeps the previous generation until it is dropped, and never drops the active one', async () => {
      const first = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      const second = await promoteDocuments(index, [document('b', 1, { terms: { 1: 1 } })]);
      expect(places((await search({ 1: 1 }, { generation: first })).hits)).toEqual(['a#0']);
      await expect(index.dropGeneration(second)).rejects.toThrow(ActiveGenerationDropError);
      await index.dropGeneration(first);
      await index.dropGeneration(first);
      expect((await index.generations()).map(({ id }) => id)).toEqual([second]);
      await expect(search({ 1: 1 }, { generation: first })).rejects.toThrow(NoActiveGenerationError);
    });

    it('keeps the previous generation in step, so that it can be promoted again', async () => {
      const first = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } }), document('b', 1, { terms: { 1: 1 } })]);
      const second = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } }), document('b', 1, { terms: { 1: 1 } })]);
      await index.upsertDocument(document('b', 2, { terms: { 1: 3 } }), manifest);
      expect(await index.deleteDocument('a')).toEqual({ removed: 1 });
      expect((await search({ 1: 1 }, { generation: first })).hits).toMatchObject([{ docId: 'b', docVersion: 2 }]);
      await index.promote(first, { expectActive: second });
      expect((await index.generations()).map(({ id, state }) => [id, state])).toEqual([
        [first, 'active'],
        [second, 'previous'],
      ]);
      expect((await search({ 1: 1 })).hits).toMatchObject([{ docId: 'b', docVersion: 2 }]);
    });

    it('writes to a sealed generation that waits for its promotion, but never mixes manifests', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      const same = await index.buildGeneration(manifest);
      await same.add([document('a', 1, { terms: { 1: 1 } })]);
      await same.seal({ documents: 1, passages: 1 });
      const changed = { ...manifest, chunker: 'test-2' };
      const foreign = await index.buildGeneration(changed);
      await foreign.add([document('a', 1, { terms: { 2: 1 } })]);
      await foreign.seal({ documents: 1, passages: 1 });
      await index.upsertDocument(document('b', 1, { terms: { 1: 1 } }), manifest);
      expect(await index.stats(same.id)).toMatchObject({ documents: 2 });
      expect(await index.stats(foreign.id)).toMatchObject({ documents: 1, manifest: changed });
      await expect(index.upsertDocument(document('c', 1, { terms: { 2: 1 } }), changed)).rejects.toThrow(ManifestMismatchError);
      expect(await index.stats(foreign.id)).toMatchObject({ documents: 2 });
      await index.deleteDocument('a');
      expect([await index.stats(same.id), await index.stats(foreign.id)]).toMatchObject([{ documents: 1 }, { documents: 1 }]);
    });

    it('writes to a sealed generation that waits to be the first one', async () => {
      const builder = await index.buildGeneration(manifest);
      await builder.add([document('a', 1, { terms: { 1: 1 } })]);
      await builder.seal({ documents: 1, passages: 1 });
      await index.upsertDocument(document('b', 1, { terms: { 1: 1 } }), manifest);
      await index.deleteDocument('a');
      await expect(search({ 1: 1 })).rejects.toThrow(NoActiveGenerationError);
      await index.promote(builder.id, { expectActive: null });
      expect(places((await search({ 1: 1 })).hits)).toEqual(['b#0']);
    });

    it('drops a build whose builder is known to be dead, but not one that lives elsewhere', async () => {
      const dead = await index.buildGeneration(manifest);
      await dead.add([document('a', 1, { terms: { 1: 1 } })]);
      await expect(index.buildGeneration(manifest)).rejects.toThrow(BuilderBusyError);
      const next = await index.buildGeneration(manifest, { takeOver: true });
      await expect(dead.add([document('b', 1, { terms: { 1: 1 } })])).rejects.toThrow(BuilderClosedError);
      await next.seal({ documents: 0, passages: 0 });
      expect((await index.generations()).map(({ id, state }) => [id, state])).toEqual([[next.id, 'sealed']]);
    });

    it('refuses to promote what is unsealed, unknown or expected otherwise', async () => {
      const builder = await index.buildGeneration(manifest);
      await builder.add([document('a', 1, { terms: { 1: 1 } })]);
      await expect(index.promote(builder.id, { expectActive: null })).rejects.toThrow(GenerationNotSealedError);
      await expect(index.promote('absent', { expectActive: null })).rejects.toThrow(GenerationNotSealedError);
      await builder.seal({ documents: 1, passages: 1 });
      await expect(index.promote(builder.id, { expectActive: 'other' })).rejects.toThrow(ActiveGenerationChangedError);
      await index.promote(builder.id, { expectActive: null });
      await expect(index.promote(builder.id, { expectActive: null })).rejects.toThrow(ActiveGenerationChangedError);
    });

    it('lets one builder work at a time, across processes', async () => {
      const other = await harness.open();
      const builder = await index.buildGeneration(manifest);
      await expect(index.buildGeneration(manifest)).rejects.toThrow(BuilderBusyError);
      await expect(other.buildGeneration(manifest)).rejects.toThrow(BuilderBusyError);
      await builder.abort();
      await builder.abort();
      expect(await index.generations()).toEqual([]);
      await expect(builder.add([document('a', 1, { terms: { 1: 1 } })])).rejects.toThrow(BuilderClosedError);
      const next = await other.buildGeneration(manifest);
      await next.seal({ documents: 0, passages: 0 });
      await index.promote(next.id, { expectActive: null });
      expect((await search({ 1: 1 })).hits).toEqual([]);
    });

    it('seals only with the announced counts, after what was removed during the build', async () => {
      const builder = await index.buildGeneration(manifest);
      await builder.add([document('a', 1, { terms: { 1: 1 } }, { terms: { 2: 1 } }), document('b', 1, { terms: { 1: 1 } })]);
      await builder.add([document('a', 2, { terms: { 3: 1 } })]);
      await expect(builder.add([document('a', 1, { terms: { 1: 1 } })])).rejects.toThrow(StaleVersionError);
      await builder.remove('b');
      await builder.remove('absent');
      await expect(builder.seal({ documents: 2, passages: 3 })).rejects.toThrow(GenerationNotSealedError);
      await builder.add([document('c', 1, { terms: { 3: 2 } })]);
      await builder.seal({ documents: 2, passages: 2 });
      await expect(builder.add([])).rejects.toThrow(BuilderClosedError);
      await index.promote(builder.id, { expectActive: null });
      expect(places((await search({ 1: 1, 3: 1 })).hits)).toEqual(['c#0', 'a#0']);
      expect(await index.stats()).toMatchObject({ generation: builder.id, documents: 2, passages: 2, manifest });
    });

    it('returns payload, version, rank and score', async () => {
      await promoteDocuments(index, [
        document('a', 3, { terms: { 5: 2 }, payload: { text: 'ਗ "q" \n', page: 4, path: ['x', { y: null }] } }, { terms: { 6: 1 } }),
      ]);
      const [hit] = (await search({ 5: 1.5 })).hits;
      expect(hit).toEqual({
        docId: 'a',
        docVersion: 3,
        ordinal: 0,
        score: expect.closeTo(1.5 * 2 * Math.log(1 + 1.5 / 1.5), 5),
        lexicalScore: hit!.score,
        lexicalRank: 1,
        payload: { text: 'ਗ "q" \n', page: 4, path: ['x', { y: null }] },
      });
    });

    it('tells the IDF of terms, also after a change and in another generation', async () => {
      await expect(index.idf(Uint32Array.of(1))).rejects.toThrow(NoActiveGenerationError);
      const first = await promoteDocuments(index, [document('a', 1, { terms: { 1: 2, 5: 1 } }, { terms: { 1: 3 } }, { terms: { 4: 1 } })]);
      const of = (passages: number, df: number): number => Math.log(1 + (passages - df + 0.5) / (df + 0.5));
      const close = (values: readonly number[]): unknown[] => values.map((value) => expect.closeTo(value, 5) as unknown);
      const before = await index.idf(Uint32Array.of(5, 99, 1));
      expect(before).toMatchObject({ generation: first, absent: expect.closeTo(of(3, 0), 5) as unknown });
      expect([...before.values]).toEqual(close([of(3, 1), of(3, 0), of(3, 2)]));
      const second = await promoteDocuments(index, [document('b', 1, { terms: { 1: 1 } })]);
      await index.upsertDocument(document('c', 1, { terms: { 7: 1 } }), manifest);
      const after = await index.idf(Uint32Array.of(1, 7));
      expect(after).toMatchObject({ generation: second, absent: expect.closeTo(of(2, 0), 5) as unknown });
      expect([...after.values]).toEqual(close([of(2, 1), of(2, 1)]));
      const named = await index.idf(Uint32Array.of(1), { generation: first });
      expect(named.generation).toBe(first);
      expect([...(await index.idf(new Uint32Array(0))).values]).toEqual([]);
      await expect(index.idf(Uint32Array.of(1), { generation: 'absent' })).rejects.toThrow(NoActiveGenerationError);
      await expect(index.idf(Uint32Array.of(1), { signal: AbortSignal.abort(new RangeError('enough')) })).rejects.toThrow(RangeError);
    });

    it('orders ties by docId, then ordinal, also where the limit cuts through them', async () => {
      const tied = ['d', 'b', 'e', 'a', 'c'].map((id) => document(id, 1, { terms: { 1: 1 } }, { terms: { 1: 1 } }));
      await promoteDocuments(index, [...tied, document('z', 1, { terms: { 1: 2 } })]);
      expect(places((await search({ 1: 1 }, { limit: 4 })).hits)).toEqual(['z#0', 'a#0', 'a#1', 'b#0']);
      expect(places((await search({ 1: 1 }, { limit: 10 })).hits)).toHaveLength(10);
    });

    it('replaces all passages of a document', async () => {
      await promoteDocuments(index, [
        document('a', 1, { terms: { 1: 1 } }, { terms: { 1: 2 } }),
        document('b', 1, { terms: { 1: 1, 2: 1 } }),
      ]);
      await index.upsertDocument(document('a', 2, { terms: { 2: 1 } }), manifest);
      await index.upsertDocument(document('c', 1, { terms: { 1: 3 } }), manifest);
      expect(places((await search({ 1: 1 })).hits)).toEqual(['c#0', 'b#0']);
      expect((await search({ 2: 1 })).hits).toMatchObject([
        { docId: 'a', docVersion: 2, ordinal: 0 },
        { docId: 'b', docVersion: 1, ordinal: 0 },
      ]);
      expect(await index.stats()).toMatchObject({ documents: 3, passages: 3 });
      expect(await collect(index.documents())).toEqual([
        { docId: 'a', docVersion: 2, passages: 1 },
        { docId: 'b', docVersion: 1, passages: 1 },
        { docId: 'c', docVersion: 1, passages: 1 },
      ]);
    });

    it('does nothing for the version it has and refuses an older one', async () => {
      await promoteDocuments(index, [document('a', 2, { terms: { 1: 1 } })]);
      await index.upsertDocument(document('a', 2, { terms: { 1: 1 } }), manifest);
      await expect(index.upsertDocument(document('a', 1, { terms: { 1: 1 } }), manifest)).rejects.toThrow(StaleVersionError);
      expect(await index.stats()).toMatchObject({ documents: 1, passages: 1 });
    });

    it('never returns a deleted document, and deletes again without complaint', async () => {
      const other = await harness.open();
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } }, { terms: { 1: 1 } }), document('b', 1, { terms: { 1: 1 } })]);
      expect((await other.search({ lexical: sparse({ 1: 1 }), limit: 5 })).hits).toHaveLength(3);
      expect(await index.deleteDocument('a')).toEqual({ removed: 2 });
      expect(await index.deleteDocument('a')).toEqual({ removed: 0 });
      expect(places((await other.search({ lexical: sparse({ 1: 1 }), limit: 5 })).hits)).toEqual(['b#0']);
      await index.upsertDocument(document('a', 1, { terms: { 1: 5 } }), manifest);
      expect(places((await other.search({ lexical: sparse({ 1: 1 }), limit: 5 })).hits)).toEqual(['a#0', 'b#0']);
    });

    it('refuses vectors that were made with something else', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      const changed = { ...manifest, analyser: 'test-2' };
      await expect(index.upsertDocument(document('b', 1, { terms: { 1: 1 } }), changed)).rejects.toThrow(ManifestMismatchError);
      await expect(index.upsertDocument(document('b', 1, { dense: [1, 2] }), manifest)).rejects.toThrow(ManifestMismatchError);
      await expect(search({ 1: 1 }, { dense: { vector: Float32Array.of(1, 2), model: 'test' } })).rejects.toThrow(ManifestMismatchError);
    });

    it('refuses malformed input', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      const unordered = { termIds: Uint32Array.of(2, 1), weights: Float32Array.of(1, 1) };
      await expect(index.search({ lexical: unordered, limit: 1 })).rejects.toThrow(InvalidIndexInputError);
      await expect(search({ 1: 1 }, { limit: 0 })).rejects.toThrow(InvalidIndexInputError);
      await expect(search({ 1: 1 }, { limit: 201 })).rejects.toThrow(InvalidIndexInputError);
      await expect(search({ 1: 1 }, { candidates: 5 })).rejects.toThrow(InvalidIndexInputError);
      await expect(index.upsertDocument(document('b', 1, { terms: { 1: -1 } }), manifest)).rejects.toThrow(InvalidIndexInputError);
      await expect(index.upsertDocument(document('b', 1), manifest)).rejects.toThrow(InvalidIndexInputError);
      await expect(index.upsertDocument(document('', 1, { terms: { 1: 1 } }), manifest)).rejects.toThrow(InvalidIndexInputError);
      await expect(index.buildGeneration({ ...manifest, filterFields: [{ name: 'a.b', type: 'keyword' }] })).rejects.toThrow(
        InvalidIndexInputError,
      );
    });

    it('filters on declared fields only', async () => {
      await promoteDocuments(index, [
        document('a', 1, { terms: { 1: 1 }, fields: { kind: 'act', year: 1958 } }),
        document('b', 1, { terms: { 1: 2 }, fields: { kind: 'rules', year: 1990 } }),
        document('c', 1, { terms: { 1: 3 }, fields: { kind: 'act', year: 2005 } }),
        document('d', 1, { terms: { 1: 4 } }),
      ]);
      const found = async (filter: Filter) => places((await search({ 1: 1 }, { filter })).hits);
      expect(await found({ field: 'kind', in: ['act', 'absent'] })).toEqual(['c#0', 'a#0']);
      expect(await found({ field: 'year', range: { gte: 1958, lte: 1990 } })).toEqual(['b#0', 'a#0']);
      expect(await found({ field: 'year', range: { gte: 1959 } })).toEqual(['c#0', 'b#0']);
      expect(await found({ field: 'year', in: [2005] })).toEqual(['c#0']);
      expect(
        await found({
          and: [
            { field: 'kind', in: ['act'] },
            { field: 'year', range: { lte: 1990 } },
          ],
        }),
      ).toEqual(['a#0']);
      expect(await found({ and: [] })).toHaveLength(4);
      expect(await found({ field: 'kind', in: [] })).toEqual([]);
      expect(await found({ field: 'kind', notIn: ['act', 'absent'] })).toEqual(['b#0']);
      expect(await found({ field: 'year', notIn: [1990] })).toEqual(['c#0', 'a#0']);
      expect(await found({ field: 'kind', notIn: [] })).toEqual(['c#0', 'b#0', 'a#0']);
      const oneOf = (...options: { kind: string; year: number }[]): Filter => ({
        anyOf: options.map(({ kind, year }) => ({
          and: [
            { field: 'kind', in: [kind] },
            { field: 'year', in: [year] },
          ],
        })),
      });
      expect(await found(oneOf({ kind: 'act', year: 1990 }, { kind: 'absent', year: 1990 }))).toEqual([]);
      expect(await found(oneOf({ kind: 'act', year: 2005 }, { kind: 'rules', year: 1990 }, { kind: 'rules', year: 1958 }))).toEqual([
        'c#0',
        'b#0',
      ]);
      expect(
        await found({ and: [{ field: 'kind', in: ['act'] }, oneOf({ kind: 'act', year: 1958 }, { kind: 'rules', year: 1990 })] }),
      ).toEqual(['a#0']);
      expect(await found({ anyOf: [{ field: 'kind', in: ['rules'] }, { and: [] }] })).toHaveLength(4);
      expect(await found({ anyOf: [] })).toEqual([]);
      await expect(found({ field: 'author', in: ['x'] })).rejects.toThrow(UndeclaredFieldError);
      await expect(found({ field: 'kind', range: { gte: 1 } })).rejects.toThrow(InvalidIndexInputError);
      await expect(found({ field: 'year', in: ['1990'] })).rejects.toThrow(InvalidIndexInputError);
      await expect(index.upsertDocument(document('e', 1, { fields: { author: 'x' } }), manifest)).rejects.toThrow(UndeclaredFieldError);
    });

    it('lists many documents in order', async () => {
      const documents = Array.from({ length: 1203 }, (_, i) =>
        document(`doc-${String((i * 7) % 1203).padStart(5, '0')}`, i, { terms: { 1: 1 } }),
      );
      await promoteDocuments(index, documents);
      const listed = await collect(index.documents());
      expect(listed.map(({ docId }) => docId)).toEqual(documents.map(({ docId }) => docId).sort());
      expect(listed.every(({ passages }) => passages === 1)).toBe(true);
    });

    it('stops when the caller gives up', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      await expect(search({ 1: 1 }, { signal: AbortSignal.abort(new RangeError('enough')) })).rejects.toThrow(RangeError);
      expect((await search({ 1: 1 })).hits).toHaveLength(1);
    });

    it('is healthy when a search of one term succeeds', async () => {
      const id = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
      expect(await index.health()).toEqual({ ok: true, writable: true, detail: expect.stringContaining(id) as unknown as string });
    });
  });
  describeVectorSearch(name, start);
}

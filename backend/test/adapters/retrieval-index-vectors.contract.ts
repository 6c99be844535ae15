import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidIndexInputError, ManifestMismatchError, StaleVersionError } from '../../src/ports/retrieval-index/errors.js';
import type { RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { type IndexHarness, promoteDocuments } from './retrieval-index-harness.js';
import { document, manifest, sparse } from './retrieval-index-oracle.js';

/** The part of the contract that is about vectors. */
export function describeVectorSearch(name: string, start: () => Promise<IndexHarness>): void {
  describe(`vectors of the retrieval index: ${name}`, () => {
    let harness: IndexHarness;
    let index: RetrievalIndex;

    beforeEach(async () => {
      harness = await start();
      index = await harness.open();
    });
    afterEach(() => harness.dispose());

    const search = (terms: Record<number, number>, options: Partial<Parameters<RetrievalIndex['search']>[0]> = {}) =>
      index.search({ lexical: sparse(terms), limit: 10, ...options });

    it('fuses the lexical and the dense leg by reciprocal rank', async () => {
      await promoteDocuments(index, [
        document('a', 1, { terms: { 1: 3 }, dense: [0, 0, 0, 1] }),
        document('b', 1, { terms: { 1: 2 }, dense: [1, 0, 0, 0] }),
        document('c', 1, { terms: { 2: 1 }, dense: [0.9, 0.1, 0, 0] }),
        document('d', 1, { terms: { 1: 1 } }),
      ]);
      const dense = { vector: Float32Array.of(2, 0, 0, 0), model: 'test' };
      const { hits } = await search({ 1: 1 }, { dense });
      expect(hits.map(({ docId, lexicalRank, denseRank }) => [docId, lexicalRank, denseRank])).toEqual([
        ['b', 2, 1],
        ['a', 1, 3],
        ['c', undefined, 2],
        ['d', 3, undefined],
      ]);
      expect(hits[0]!.score).toBeCloseTo(1 / 61 + 1 / 60, 6);
      const alone = await search({}, { dense, limit: 2 });
      expect(alone.hits.map(({ docId, score, denseRank }) => [docId, Math.round(score * 100) / 100, denseRank])).toEqual([
        ['b', 1, 1],
        ['c', 0.99, 2],
      ]);
      expect((await search({ 1: 1 })).hits.map(({ docId }) => docId)).toEqual(['a', 'b', 'd']);
    });

    it('counts the nearest of the vectors of a passage, also of one that was added or replaced later', async () => {
      await promoteDocuments(index, [
        document(
          'a',
          1,
          {
            dense: [
              [0, 1, 0, 0],
              [0, 0, 1, 0],
              [1, 0, 0, 0],
            ],
          },
          { dense: [[0, 0, 0, 1]] },
        ),
        document('b', 1, { dense: [[0.6, 0.8, 0, 0]] }),
      ]);
      const nearest = async (...vector: number[]) => {
        const { hits } = await search({}, { dense: { vector: Float32Array.from(vector), model: 'test' }, limit: 2 });
        return hits.map(({ docId, ordinal, score }) => [`${docId}#${ordinal}`, Math.round(score * 100) / 100]);
      };
      expect(await nearest(1, 0, 0, 0)).toEqual([
        ['a#0', 1],
        ['b#0', 0.6],
      ]);
      await index.upsertDocument(
        document('c', 1, {
          dense: [
            [0, 1, 0, 0],
            [0.8, 0.6, 0, 0],
          ],
        }),
        manifest,
      );
      await index.upsertDocument(document('a', 2, { dense: [[0, 0, 0, 1]] }), manifest);
      expect(await nearest(1, 0, 0, 0)).toEqual([
        ['c#0', 0.8],
        ['b#0', 0.6],
      ]);
    });

    it.each([1, 2, 3])('takes %s vectors of whole numbers for what they are', async (count) => {
      const vectors = [
        [0, 1, 2, 3],
        [3, 0, 0, 0],
        [0, 0, 0, 7],
      ].slice(0, count);
      await promoteDocuments(index, [document('a', 1, { dense: vectors, questions: vectors.slice(0, 2) })]);
      for (const field of ['text', 'questions'] as const) {
        for (const vector of field === 'text' ? vectors : vectors.slice(0, 2)) {
          const { hits } = await search({}, { dense: { vector: Float32Array.from(vector), model: 'test', field } });
          expect(hits.map(({ docId, score }) => [docId, Math.round(score * 1000) / 1000])).toEqual([['a', 1]]);
        }
      }
    });

    it('refuses more vectors of a passage than its manifest says, and a passage with an empty list of them', async () => {
      await promoteDocuments(index, [document('a', 1, { dense: [1, 0, 0, 0] })]);
      const four = document('b', 1, { dense: [1, 2, 3, 4].map((value) => [value, 0, 0, 1]) });
      await expect(index.upsertDocument(four, manifest)).rejects.toThrow(InvalidIndexInputError);
      const none = document('b', 1, { terms: { 1: 1 } });
      const empty = { ...none, passages: none.passages.map((passage) => ({ ...passage, dense: [] })) };
      await expect(index.upsertDocument(empty, manifest)).rejects.toThrow(InvalidIndexInputError);
      await expect(index.buildGeneration({ ...manifest, dense: { model: 'test', dimensions: 4, vectorsPerPassage: 9 } })).rejects.toThrow(
        InvalidIndexInputError,
      );
    });

    it('goes on with a generation that was built before passages could have several vectors', async () => {
      const older = { ...manifest, dense: { model: 'test', dimensions: 4 } };
      await promoteDocuments(index, [document('a', 1, { dense: [1, 0, 0, 0] })], older);
      await index.upsertDocument(document('b', 1, { dense: [0.8, 0.6, 0, 0] }), older);
      const { hits } = await search({}, { dense: { vector: Float32Array.of(1, 0, 0, 0), model: 'test' } });
      expect(hits.map(({ docId }) => docId)).toEqual(['a', 'b']);
      await expect(index.upsertDocument(document('c', 1, { dense: [1, 0, 0, 0] }), manifest)).rejects.toThrow(ManifestMismatchError);
    });

    describe('of questions that passages answer', () => {
      const answering = async (...vector: number[]) => {
        const dense = { vector: Float32Array.from(vector), model: 'test', field: 'questions' as const };
        const { hits } = await search({}, { dense });
        return hits.map(({ docId, ordinal, score }) => [`${docId}#${ordinal}`, Math.round(score * 100) / 100]);
      };
      const first = document('a', 1, { terms: { 1: 1 }, dense: [1, 0, 0, 0] }, { dense: [0, 0, 0, 1], questions: [[0, 0, 1, 0]] });

      it('are a field of their own, of which the nearest counts', async () => {
        const questions = [
          [0, 1, 0, 0],
          [0, 0.6, 0.8, 0],
        ];
        await promoteDocuments(index, [
          first,
          document('b', 1, { dense: [1, 0, 0, 0], questions }),
          document('c', 1, { dense: [0, 0, 1, 0] }),
        ]);
        expect(await answering(0, 0, 1, 0)).toEqual([
          ['a#1', 1],
          ['b#0', 0.8],
        ]);
        const byText = await search({}, { dense: { vector: Float32Array.of(0, 0, 1, 0), model: 'test' }, limit: 1 });
        expect(byText.hits.map(({ docId }) => docId)).toEqual(['c']);
      });

      it('are replaced with a new revision of the same version, and taken out with their document', async () => {
        await promoteDocuments(index, [first]);
        const other = { ...document('a', 1, { terms: { 1: 1 }, dense: [1, 0, 0, 0], questions: [[0, 1, 0, 0]] }, { dense: [0, 0, 0, 1] }) };
        await index.upsertDocument({ ...other, revision: 2 }, manifest);
        expect(await answering(0, 1, 0, 0)).toEqual([['a#0', 1]]);
        await index.upsertDocument({ ...first, revision: 2 }, manifest);
        expect(await answering(0, 1, 0, 0)).toEqual([['a#0', 1]]);
        await expect(index.upsertDocument(first, manifest)).rejects.toThrow(StaleVersionError);
        expect((await search({ 1: 1 })).hits.map(({ docId, docVersion }) => [docId, docVersion])).toEqual([['a', 1]]);
        expect(await index.stats()).toMatchObject({ documents: 1, passages: 2 });
        await index.upsertDocument(document('a', 2, { dense: [1, 0, 0, 0] }), manifest);
        expect(await answering(0, 1, 0, 0)).toEqual([]);
        await index.upsertDocument({ ...document('a', 2, { dense: [1, 0, 0, 0], questions: [[0, 1, 0, 0]] }), revision: 1 }, manifest);
        await index.deleteDocument('a');
        expect(await answering(0, 1, 0, 0)).toEqual([]);
      });

      it('are refused beyond what the manifest says, and not searched where it says nothing', async () => {
        await promoteDocuments(index, [first]);
        const three = document('b', 1, { dense: [1, 0, 0, 0], questions: [1, 2, 3].map((value) => [value, 0, 0, 1]) });
        await expect(index.upsertDocument(three, manifest)).rejects.toThrow(InvalidIndexInputError);
        await expect(index.upsertDocument({ ...first, revision: -1 }, manifest)).rejects.toThrow(InvalidIndexInputError);
        const without = { ...manifest, dense: { model: 'test', dimensions: 4, vectorsPerPassage: 3 } };
        await promoteDocuments(index, [document('a', 1, { dense: [1, 0, 0, 0] })], without);
        const dense = { vector: Float32Array.of(1, 0, 0, 0), model: 'test', field: 'questions' as const };
        expect(await search({}, { dense })).toMatchObject({ degraded: 'dense-unavailable', hits: [] });
      });
    });

    it('does not compare vectors of different models', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 }, dense: [1, 0, 0, 0] })]);
      const result = await search({ 1: 1 }, { dense: { vector: Float32Array.of(1, 0, 0, 0), model: 'another' } });
      expect(result).toMatchObject({ degraded: 'dense-unavailable', hits: [{ docId: 'a', lexicalRank: 1 }] });
      expect(result.hits[0]).not.toHaveProperty('denseRank');
    });

    it('says so when the generation has no vectors to compare with', async () => {
      await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })], { ...manifest, dense: null });
      const result = await search({ 1: 1 }, { dense: { vector: Float32Array.of(1, 0, 0, 0), model: 'test' } });
      expect(result).toMatchObject({ degraded: 'dense-unavailable', hits: [{ docId: 'a', lexicalRank: 1 }] });
      expect(await search({ 1: 1 })).not.toHaveProperty('degraded');
    });
  });
}

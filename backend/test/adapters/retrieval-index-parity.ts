import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Filter, Hit, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { BruteForceIndex, document, manifest, type PassageSketch, type Scored, sparse } from './retrieval-index-oracle.js';
import { type IndexHarness, promoteDocuments } from './retrieval-index-harness.js';

const TOLERANCE = 1e-4;

const terms = fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.constantFrom(0.25, 0.5, 1, 1.5, 2.0999999046325684), {
  maxKeys: 6,
}) as fc.Arbitrary<Record<number, number>>;
const fields = fc.record(
  { kind: fc.constantFrom('act', 'rules', 'judgment'), year: fc.integer({ min: 1990, max: 1994 }) },
  { requiredKeys: [] },
);
export const passage: fc.Arbitrary<PassageSketch> = fc.record({ terms, fields });
export const docId = fc.integer({ min: 0, max: 30 }).map((n) => `doc-${n}`);
const corpus = fc.uniqueArray(fc.tuple(docId, fc.array(passage, { minLength: 1, maxLength: 5 })), {
  selector: ([id]) => id,
  maxLength: 25,
});
const change = fc.oneof(
  { weight: 2, arbitrary: fc.record({ docId, passages: fc.array(passage, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ docId }) },
);
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field: fc.constant('kind'), in: fc.subarray(['act', 'rules', 'other']) }),
  fc.record({ field: fc.constant('year'), range: fc.record({ gte: fc.integer({ min: 1989, max: 1994 }) }) }),
  fc.record({ field: fc.constant('year'), range: fc.record({ lte: fc.integer({ min: 1990, max: 1995 }) }) }),
);
const filter: fc.Arbitrary<Filter | undefined> = fc.option(fc.oneof(leaf, fc.record({ and: fc.array(leaf, { maxLength: 2 }) })), {
  nil: undefined,
});
export const question = fc.record({
  terms: fc.dictionary(fc.integer({ min: 1, max: 14 }).map(String), fc.constantFrom(1, 2), { minKeys: 1, maxKeys: 5 }) as fc.Arbitrary<
    Record<number, number>
  >,
  filter,
  limit: fc.integer({ min: 1, max: 20 }),
});

/** Same scores place by place; the members of a tie that ends before the cut are the same; those cut through come from the tie. */
export function expectSameRanking(hits: readonly Hit[], expected: readonly Scored[], limit: number): void {
  const wanted = expected.slice(0, limit);
  expect(hits).toHaveLength(wanted.length);
  hits.forEach(({ score }, i) => expect(Math.abs(score - wanted[i]!.score)).toBeLessThan(TOLERANCE * Math.max(1, wanted[i]!.score)));
  const scores = new Map(expected.map((entry) => [`${entry.docId}#${entry.ordinal}`, entry.score]));
  hits.forEach((hit) => {
    const own = scores.get(`${hit.docId}#${hit.ordinal}`);
    expect(own).toBeDefined();
    expect(Math.abs(hit.score - own!)).toBeLessThan(TOLERANCE * Math.max(1, own!));
  });
  expect(new Set(hits.map((hit) => `${hit.docId}#${hit.ordinal}`)).size).toBe(hits.length);
}

/** Random corpora, changes and questions against the brute-force scorer. */
export function describeRankingParity(name: string, start: () => Promise<IndexHarness>, { runs = 40, exactDeletes = true } = {}): void {
  describe(`retrieval index ranking: ${name}`, () => {
    let harness: IndexHarness;
    let index: RetrievalIndex;

    beforeEach(async () => {
      harness = await start();
      index = await harness.open();
    });
    afterEach(() => harness.dispose());

    it('equals brute force after any build, upserts and deletes', async () => {
      const property = fc.asyncProperty(
        corpus,
        fc.array(change, { maxLength: 6 }),
        fc.array(question, { minLength: 1, maxLength: 4 }),
        async (documents, changes, questions) => {
          const oracle = new BruteForceIndex();
          for (const [id, passages] of documents) oracle.put(document(id, 1, ...passages));
          const previous = await index.activeGeneration();
          await promoteDocuments(index, oracle.documents);
          if (previous) await index.dropGeneration(previous.id);
          // Where statistics keep counting deleted passages for a while, scores after a change are not comparable.
          const applied = exactDeletes ? changes : [];
          for (const [i, entry] of applied.entries()) {
            if ('passages' in entry) {
              const next = document(entry.docId, i + 2, ...entry.passages);
              await index.upsertDocument(next, manifest);
              oracle.put(next);
            } else {
              await index.deleteDocument(entry.docId);
              oracle.remove(entry.docId);
            }
            // A search between the changes, so that what is cached has to follow them.
            await index.search({ lexical: sparse({ 1: 1, 2: 1, 3: 1 }), limit: 5 });
          }
          for (const { terms: asked, filter: by, limit } of questions) {
            const lexical = sparse(asked);
            const { hits } = await index.search({ lexical, limit, ...(by && { filter: by }) });
            expectSameRanking(hits, oracle.lexical(lexical, by), limit);
          }
          expect(await index.stats()).toMatchObject({ documents: oracle.documents.length, passages: oracle.passages });
        },
      );
      await fc.assert(property, { numRuns: runs });
    });

    it('equals brute force for dense vectors, up to several a passage, filters included', async () => {
      const vector = fc.array(fc.constantFrom(-1, -0.5, 0.25, 0.5, 1), { minLength: 4, maxLength: 4 });
      const densePassage = fc.record({ fields, dense: fc.option(fc.array(vector, { minLength: 1, maxLength: 3 }), { nil: undefined }) });
      const property = fc.asyncProperty(
        fc.array(densePassage, { maxLength: 60 }),
        vector,
        filter,
        fc.integer({ min: 1, max: 20 }),
        async (passages, asked, by, limit) => {
          const oracle = new BruteForceIndex();
          passages.forEach((sketch, i) => oracle.put(document(`doc-${i}`, 1, sketch)));
          const previous = await index.activeGeneration();
          await promoteDocuments(index, oracle.documents);
          if (previous) await index.dropGeneration(previous.id);
          const { hits } = await index.search({
            lexical: sparse({}),
            dense: { vector: Float32Array.from(asked), model: 'test' },
            limit,
            ...(by && { filter: by }),
          });
          expectSameRanking(hits, oracle.dense(asked, by), limit);
        },
      );
      await fc.assert(property, { numRuns: Math.ceil(runs / 4) });
    });
  });
}

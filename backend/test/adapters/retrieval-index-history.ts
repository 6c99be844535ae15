import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GenerationId, RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { type IndexHarness, promoteDocuments } from './retrieval-index-harness.js';
import { BruteForceIndex, document, manifest, sparse } from './retrieval-index-oracle.js';
import { docId, expectSameRanking, passage, question } from './retrieval-index-parity.js';

/** As far down as rankings are compared. */
const DEPTH = 20;

const passages = fc.array(passage, { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('put' as const), docId, passages }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('delete' as const), docId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rebuild' as const), ghost: docId, passages }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('roll back' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), question }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Kept {
  id: GenerationId;
  oracle: BruteForceIndex;
}

/** An index beside what brute force says for each of its generations. */
class History {
  private version = 1;
  private previous: Kept | null = null;

  private constructor(
    private readonly index: RetrievalIndex,
    private active: Kept,
  ) {}

  static async begin(index: RetrievalIndex): Promise<History> {
    const id = await promoteDocuments(index, []);
    for (const each of await index.generations()) if (each.id !== id) await index.dropGeneration(each.id);
    return new History(index, { id, oracle: new BruteForceIndex() });
  }

  async take(next: Step): Promise<void> {
    const kept = this.previous ? [this.active, this.previous] : [this.active];
    switch (next.do) {
      case 'put': {
        const put = document(next.docId, ++this.version, ...next.passages);
        await this.index.upsertDocument(put, manifest);
        for (const { oracle } of kept) oracle.put(put);
        return;
      }
      case 'delete':
        await this.index.deleteDocument(next.docId);
        for (const { oracle } of kept) oracle.remove(next.docId);
        return;
      case 'rebuild':
        return this.rebuild(next.ghost, next.passages);
      case 'roll back':
        if (!this.previous) return;
        await this.index.promote(this.previous.id, { expectActive: this.active.id });
        [this.active, this.previous] = [this.previous, this.active];
        return;
      case 'drop':
        if (this.previous) await this.index.dropGeneration(this.previous.id);
        this.previous = null;
        return;
      case 'ask':
        for (const { id, oracle } of kept) {
          const lexical = sparse(next.question.terms);
          const filter = next.question.filter && { filter: next.question.filter };
          const { hits, generation } = await this.index.search({ lexical, limit: DEPTH, generation: id, ...filter });
          expect(generation).toBe(id);
          expectSameRanking(hits, oracle.lexical(lexical, next.question.filter), DEPTH);
        }
    }
  }

  /** Built from the present documents, one of which is changed and one made and removed on the way. */
  private async rebuild(ghost: string, passages: Extract<Step, { do: 'rebuild' }>['passages']): Promise<void> {
    const oracle = new BruteForceIndex();
    const builder = await this.index.buildGeneration(manifest);
    const documents = this.active.oracle.documents.filter((each) => each.docId !== ghost);
    const held = this.active.oracle.documents.find((each) => each.docId === ghost);
    await builder.add([document(ghost, held?.docVersion ?? 1, ...passages), ...documents]);
    await builder.remove(ghost);
    if (held) await builder.add([held]);
    for (const each of [...documents, ...(held ? [held] : [])]) oracle.put(each);
    await builder.seal({ documents: oracle.documents.length, passages: oracle.passages });
    await this.index.promote(builder.id, { expectActive: this.active.id });
    if (this.previous) await this.index.dropGeneration(this.previous.id);
    this.previous = this.active;
    this.active = { id: builder.id, oracle };
  }

  async check(): Promise<void> {
    for (const { id, oracle } of this.previous ? [this.active, this.previous] : [this.active])
      expect(await this.index.stats(id)).toMatchObject({ documents: oracle.documents.length, passages: oracle.passages });
    expect((await this.index.generations()).map(({ state }) => state).sort()).toEqual(this.previous ? ['active', 'previous'] : ['active']);
    expect((await this.index.activeGeneration())?.id).toBe(this.active.id);
  }
}

/** Whole lives of an index: documents added, replaced and deleted, generations built, switched and dropped, questions between. */
export function describeHistories(name: string, start: () => Promise<IndexHarness>, { runs }: { runs: number }): void {
  describe(`retrieval index over its life: ${name}`, () => {
    let harness: IndexHarness;
    let index: RetrievalIndex;

    beforeEach(async () => {
      harness = await start();
      index = await harness.open();
    });
    afterEach(() => harness.dispose());

    it('ranks as brute force does in every generation, after any history', async () => {
      const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const history = await History.begin(index);
        for (const next of steps) await history.take(next);
        await history.check();
      });
      await fc.assert(property, { numRuns: runs });
    });
  });
}

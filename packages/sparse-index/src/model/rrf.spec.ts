import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareHits, fuseHits, type LegHit } from './hit-order.js';
import { rrf, rrfContribution } from './rrf.js';

const hit = (docId: string, score: number, ordinal = 0): LegHit => ({ docId, ordinal, score, docVersion: 1, payload: { docId } });

describe('rrf', () => {
  it('contributes as the weighted expression of Qdrant does with weight 1', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), (position, k) => {
        expect(rrfContribution(position, k)).toBeCloseTo(1 / ((position + 1) / 1 + k - 1), 12);
      }),
    );
  });

  it('adds up the legs and keeps the positions', () => {
    expect(rrf([['a', 'b'], ['b']], 60)).toEqual([
      { key: 'a', score: 1 / 60, positions: [0, undefined] },
      { key: 'b', score: 1 / 61 + 1 / 60, positions: [1, 0] },
    ]);
  });
});

describe('fuseHits', () => {
  it('orders fused ties by docId, then ordinal, and cuts', () => {
    const hits = fuseHits([hit('b', 9), hit('c', 8)], [hit('a', 0.9), hit('c', 0.8, 1)], 60, 3);
    expect(hits.map(({ docId, ordinal, lexicalRank, denseRank }) => [docId, ordinal, lexicalRank, denseRank])).toEqual([
      ['a', 0, undefined, 1],
      ['b', 0, 1, undefined],
      ['c', 0, 2, undefined],
    ]);
    expect(hits[1]).toMatchObject({ lexicalScore: 9, score: 1 / 60, payload: { docId: 'b' } });
  });

  it('is a total order', () => {
    const hits = [hit('b', 1), hit('a', 1, 2), hit('a', 1, 1), hit('z', 2)];
    expect(hits.sort(compareHits).map(({ docId, ordinal }) => `${docId}${ordinal}`)).toEqual(['z0', 'a1', 'a2', 'b0']);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completed } from './rank-fusion.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';

const ranking = (...ordinals: number[]): RetrievedPassage[] =>
  ordinals.map((ordinal, i) => ({ documentId: 'a', ordinals: [ordinal], score: 1 - i / 100 }) as unknown as RetrievedPassage);
const other = (...ordinals: number[]) => ({ passages: ranking(...ordinals), weight: 1 });
const order = (passages: readonly RetrievedPassage[]): number[] => passages.map(({ ordinals }) => ordinals[0] ?? -1);

describe('completed', () => {
  it('keeps the first places, then prefers what several rankings find', () => {
    const own = ranking(1, 2, 3, 4, 5, 6, 7, 8);
    expect(order(completed(own, [other(8, 7, 1)], 5))).toEqual([1, 2, 3, 4, 5, 8, 7, 6]);
    expect(order(completed(own, [other(9, 1)], 5)).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 9]);
  });

  it('is the ranking itself without others', () => {
    expect(order(completed(ranking(3, 1, 2), [], 5))).toEqual([3, 1, 2]);
  });

  it('loses nothing, repeats nothing, and its scores never rise', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(list, list, list, fc.integer({ min: 1, max: 5 }), (one, two, three, kept) => {
        const out = completed(ranking(...one), [other(...two), other(...three)], kept);
        expect(new Set(order(out))).toEqual(new Set([...one, ...two, ...three]));
        expect(new Set(order(out)).size).toBe(out.length);
        expect(order(out).slice(0, Math.min(kept, one.length))).toEqual(one.slice(0, kept));
        for (let i = 1; i < out.length; i++) expect(out[i]?.score ?? 0).toBeLessThanOrEqual((out[i - 1]?.score ?? 0) + 1e-9);
      }),
    );
  });
});

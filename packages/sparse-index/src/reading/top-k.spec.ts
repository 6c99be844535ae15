import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TopK } from './top-k.js';

describe('TopK', () => {
  it('keeps the k best and every tie with the last of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (scores, k) => {
        const top = new TopK(k);
        scores.forEach((score, passage) => top.offer(passage, score));
        const sorted = [...scores].sort((a, b) => b - a);
        const cut = sorted[Math.min(k, sorted.length) - 1] ?? 0;
        const expected = scores.flatMap((score, passage) => (score >= cut ? [passage] : []));
        expect(
          top
            .candidates()
            .map(({ passage }) => passage)
            .sort((a, b) => a - b),
        ).toEqual(expected);
        expect(top.threshold).toBe(scores.length < k ? 0 : cut);
      }),
    );
  });
});

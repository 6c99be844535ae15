import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Numbered, numberingChain } from './numbering.js';

/** What the chain is, by comparing each candidate with each. */
function plainly(candidates: readonly Numbered[], maxStep: number): number[] {
  const best: number[] = [];
  const next: number[] = [];
  for (let i = candidates.length - 1; i >= 0; i--) {
    const from = candidates[i] as Numbered;
    best[i] = from.weight;
    next[i] = -1;
    for (let j = i + 1; j < candidates.length; j++) {
      const step = (candidates[j] as Numbered).key - from.key;
      if (step <= 0 || step > maxStep) continue;
      const total = from.weight + (best[j] as number) - Math.max(0, Math.ceil(step) - 1) * 0.05;
      if (total <= (best[i] as number)) continue;
      best[i] = total;
      next[i] = j;
    }
  }
  const chain: number[] = [];
  for (let at = best.indexOf(best.reduce((a, b) => Math.max(a, b), -Infinity)); at >= 0; at = next[at] as number) chain.push(at);
  return chain;
}

describe('numberingChain', () => {
  it('finds the same chain as a comparison of each number with each', () => {
    const key = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1.037, 2.037, 3.5, 14.0013));
    const candidates = fc.array(fc.record({ key, weight: fc.integer({ min: 1, max: 3 }) }), { maxLength: 80 });
    fc.assert(
      fc.property(candidates, fc.constantFrom(3, 4, 6, 30), (given, maxStep) => {
        expect(numberingChain(given, maxStep)).toEqual(plainly(given, maxStep));
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Numbered, numberingChain } from './numbering.js';

const skippedCost = (step: number): number => Math.max(0, step - 1) * 0.05;

/** What the heaviest chain weighs, by comparing each candidate with each. */
function heaviest(candidates: readonly Numbered[], maxStep: number): number {
  const best: number[] = [];
  for (let i = candidates.length - 1; i >= 0; i--) {
    const from = candidates[i] as Numbered;
    best[i] = from.weight;
    for (let j = i + 1; j < candidates.length; j++) {
      const step = (candidates[j] as Numbered).key - from.key;
      if (step <= 0 || step > maxStep) continue;
      best[i] = Math.max(best[i] as number, from.weight + (best[j] as number) - skippedCost(step));
    }
  }
  return best.reduce((a, b) => Math.max(a, b), 0);
}

function weigh(chain: readonly Numbered[]): number {
  return chain.reduce((sum, { key, weight }, i) => sum + weight - (i > 0 ? skippedCost(key - (chain[i - 1] as Numbered).key) : 0), 0);
}

describe('numberingChain', () => {
  it('ascends within the largest step and is as heavy as the heaviest of all chains', () => {
    const key = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1.037, 2.037, 3.5, 14.0013));
    const candidates = fc.array(fc.record({ key, weight: fc.integer({ min: 1, max: 3 }) }), { maxLength: 80 });
    fc.assert(
      fc.property(candidates, fc.constantFrom(3, 4, 6, 30, 999), (given, maxStep) => {
        const places = numberingChain(given, maxStep);
        const chain = places.map((i) => given[i] as Numbered);
        for (const [i, { key: number }] of chain.entries()) {
          const step = number - (chain[i - 1]?.key ?? -Infinity);
          expect(step > 0 && (i === 0 || step <= maxStep)).toBe(true);
          expect(places[i]).toBeGreaterThan(places[i - 1] ?? -1);
        }
        expect(weigh(chain)).toBeCloseTo(heaviest(given, maxStep), 6);
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costOf } from './price.js';

describe('costOf', () => {
  it.each([
    ['simple', 5, 3, 5],
    ['complex', 5, 1, 5],
    ['complex', 5, 1.1, 6],
    ['complex', 10, 0.1, 1],
    ['complex', 3, 0.1, 1],
    ['complex', 0, 9.9, 0],
    ['complex', 30, 0.7, 21],
  ])('%s: base %d × %d = %d', (complexity, base, multiplier, expected) => {
    expect(costOf(complexity, base, multiplier)).toBe(expected);
  });

  it('is the least whole number that is not below base × multiplier', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1000 }), (base, tenths) => {
        const cost = costOf('complex', base, tenths / 10);
        expect(Number.isInteger(cost)).toBe(true);
        expect(cost * 10).toBeGreaterThanOrEqual(base * tenths);
        expect((cost - 1) * 10).toBeLessThan(base * tenths);
      }),
    );
  });
});

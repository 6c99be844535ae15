import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unitVector } from './unit-vector.js';

describe('unitVector', () => {
  it('has length 1 and the direction it was given', () => {
    expect([...(unitVector([3, 0, -4]) ?? [])]).toEqual([0.6, 0, -0.8].map(Math.fround));
    const values = fc.array(
      fc.double({ noNaN: true, min: -1e100, max: 1e100 }).map((value) => (Math.abs(value) < 1e-100 ? 0 : value)),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(values, (given) => {
        const unit = unitVector(given);
        if (unit === null) return given.every((value) => value === 0);
        return (
          Math.abs(Math.hypot(...unit) - 1) < 1e-5 &&
          unit.every((value, at) => value === 0 || Math.sign(value) === Math.sign(given[at] ?? 0))
        );
      }),
    );
  });

  it('refuses what is not a direction', () => {
    for (const bad of [[0, 0], [], [1, NaN], [1, Infinity], [1, '2'], [1, null], 'text', null, undefined, { 0: 1 }])
      expect(unitVector(bad)).toBeNull();
  });
});

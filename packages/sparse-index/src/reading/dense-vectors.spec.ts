import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bitSums, hamming, nearestFirst, signature, sumOfBits } from './dense-vectors.js';

describe('signatures', () => {
  it('differ in as many bits as signs differ', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 100 }), (signs) => {
        const vector = (side: 0 | 1) => Float32Array.from(signs, (pair) => (pair[side] ? 0.5 : -0.5));
        const different = signs.filter(([a, b]) => a !== b).length;
        expect(hamming(signature(vector(0)), signature(vector(1)), 0)).toBe(different);
      }),
    );
  });
});

describe('nearestFirst', () => {
  const NONE = 0xffff;

  it('orders places by distance, then as they stand, with all that tie with the last', () => {
    const distance = fc.oneof(fc.nat(20), fc.constant(NONE));
    fc.assert(
      fc.property(fc.array(distance, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (distances, count) => {
        const sorted = distances.map((each, place) => ({ each, place })).filter(({ each }) => each !== NONE);
        sorted.sort((a, b) => a.each - b.each || a.place - b.place);
        const last = sorted[Math.min(count, sorted.length) - 1]?.each ?? -1;
        const expected = sorted.filter(({ each }) => each <= last).map(({ place }) => place);
        expect([...nearestFirst(Uint16Array.from(distances), count, 20)]).toEqual(expected);
      }),
    );
  });

  it('finds nothing where nothing has a distance', () => {
    expect([...nearestFirst(Uint16Array.of(NONE, NONE), 5, 384)]).toEqual([]);
    expect([...nearestFirst(new Uint16Array(), 5, 384)]).toEqual([]);
  });
});

describe('sumOfBits', () => {
  it('adds up the components of the query where the other vector is positive', () => {
    const component = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(component, component), { minLength: 1, maxLength: 100 }), fc.nat(3), (pairs, before) => {
        const [query, other] = [0, 1].map((side) => Float32Array.from(pairs, (pair) => pair[side] ?? 0)) as [Float32Array, Float32Array];
        const bits = signature(other);
        const many = new Uint32Array((before + 1) * bits.length);
        many.set(bits, before * bits.length);
        const expected = query.reduce((sum, value, at) => sum + ((other[at] ?? 0) > 0 ? value : 0), 0);
        expect(sumOfBits(bitSums(query), many, before * bits.length, bits.length)).toBeCloseTo(expected, 4);
      }),
    );
  });
});

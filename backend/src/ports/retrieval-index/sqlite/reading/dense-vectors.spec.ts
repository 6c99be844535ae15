import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { farthest, hamming, nearestFirst, normalised, signature } from './dense-vectors.js';

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

describe('farthest', () => {
  const DIMENSIONS = 384;

  it('is nothing for the same direction and all bits for the opposite one, and falls as the cosine grows', () => {
    expect([farthest(1, DIMENSIONS), farthest(1.0000001, DIMENSIONS), farthest(-1, DIMENSIONS)]).toEqual([0, 0, DIMENSIONS]);
    expect(farthest(0.9, DIMENSIONS)).toBeLessThan(farthest(0.5, DIMENSIONS));
    expect(farthest(0.5, DIMENSIONS)).toBeLessThan(farthest(0, DIMENSIONS));
  });

  it('holds for directions that are drawn at random and mixed', () => {
    let state = 1;
    // Source: Park and Miller 1988. The sum of twelve draws is practically normally distributed.
    const draw = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const direction = () => Float32Array.from({ length: DIMENSIONS }, () => Array.from({ length: 12 }, draw).reduce((a, b) => a + b) - 6);
    for (let run = 0; run <= 200; run += 1) {
      const [one, other] = [direction(), direction()];
      const [a, b] = [normalised(one), normalised(one.map((value, at) => (run / 200) * value + (1 - run / 200) * (other[at] ?? 0)))];
      const cosine = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
      expect(hamming(signature(a), signature(b), 0)).toBeLessThanOrEqual(farthest(cosine, DIMENSIONS));
    }
  });
});

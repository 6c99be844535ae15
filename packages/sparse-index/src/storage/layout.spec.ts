import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BLOCK_SIZE, decodePostings, encodePostings, expandLive, joinPostings, postingKey, setLive, termOfKey } from './layout.js';

const pairs = (ids: readonly number[]): number[] => ids.flatMap((id) => [id, Math.fround(1 / (id + 1))]);

describe('posting lists', () => {
  it('decode to what was encoded in one go or in two', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: BLOCK_SIZE - 1 })), fc.nat(), (ids, cut) => {
        ids.sort((a, b) => a - b);
        const place = ids.length === 0 ? 0 : cut % ids.length;
        const blob = encodePostings(place > 0 ? encodePostings(undefined, pairs(ids.slice(0, place))) : undefined, pairs(ids.slice(place)));
        // At an odd offset, as a driver may hand it out.
        const shifted = new Uint8Array(blob.length + 1).subarray(1);
        shifted.set(blob);
        const { ids: decoded, weights, ceiling } = decodePostings(shifted);
        expect([...decoded]).toEqual(ids);
        expect([...weights]).toEqual(ids.map((id) => Math.fround(1 / (id + 1))));
        expect(ceiling).toBe(Math.max(0, ...weights));
      }),
    );
  });

  it('are the same when several that follow each other are joined', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: BLOCK_SIZE - 1 })), fc.nat(), fc.nat(), (ids, a, b) => {
        ids.sort((x, y) => x - y);
        const [first, second] = [a % (ids.length + 1), b % (ids.length + 1)].sort((x, y) => x - y) as [number, number];
        const parts = [ids.slice(0, first), ids.slice(first, second), ids.slice(second)].map((part) =>
          encodePostings(undefined, pairs(part)),
        );
        expect(joinPostings(parts)).toEqual(encodePostings(undefined, pairs(ids)));
      }),
    );
  });

  it('have keys that order by block, then term', () => {
    expect(postingKey(1, 0)).toBeGreaterThan(postingKey(0, 2 ** 31));
    expect(termOfKey(postingKey(2 ** 20, 77))).toBe(77);
    expect(Number.isSafeInteger(postingKey(2 ** 21 - 1, 2 ** 31))).toBe(true);
  });
});

describe('live bits', () => {
  it('follow births and deaths', () => {
    const bits = new Uint8Array(BLOCK_SIZE / 8);
    for (const local of [0, 7, 8, BLOCK_SIZE - 1]) setLive(bits, local, true);
    setLive(bits, 7, false);
    const { live, count } = expandLive(bits);
    expect(count).toBe(3);
    expect([live[0], live[7], live[8], live[BLOCK_SIZE - 1]]).toEqual([1, 0, 1, 1]);
  });
});

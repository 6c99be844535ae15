import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hamming, signature } from './dense-vectors.js';

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

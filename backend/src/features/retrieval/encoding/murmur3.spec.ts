import { describe, expect, it } from '@jest/globals';
import { murmur3, tokenId } from './murmur3.js';

const hash = (text: string): number => murmur3(new TextEncoder().encode(text)) >>> 0;

describe('murmur3', () => {
  it('gives the published values for seed 0', () => {
    expect(hash('')).toBe(0);
    expect(hash('hello')).toBe(0x248bfa47);
    expect(hash('hello, world')).toBe(0x149bbb7f);
    expect(hash('The quick brown fox jumps over the lazy dog')).toBe(0x2e4ff723);
  });

  it('maps tokens of any script to non-negative 31-bit ids', () => {
    for (const token of ['rent', '138', '§26', 'किराया', '契約']) {
      expect(tokenId(token)).toBeGreaterThanOrEqual(0);
      expect(tokenId(token)).toBeLessThanOrEqual(0x80000000);
    }
  });
});

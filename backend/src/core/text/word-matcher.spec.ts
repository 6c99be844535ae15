import { describe, expect, it } from '@jest/globals';
import { wordMatcher } from './word-matcher.js';

describe('wordMatcher', () => {
  it('wants each word, in any order and case, also inside longer words', () => {
    const matches = wordMatcher('  rent SHARMA ');
    expect(['Sharma: Rent Agreement', 'sharma, tenRENTable'].map(matches)).toEqual([true, true]);
    expect(['Rent Agreement', 'Sharma', ''].map(matches)).toEqual([false, false, false]);
  });

  it('takes letters that look alike for the same', () => {
    expect(wordMatcher('किराया')('किराया रसीद')).toBe(true);
    expect(wordMatcher('office')('oﬃce')).toBe(true);
  });

  it('takes signs of patterns as they are written', () => {
    expect(wordMatcher('(a+)+$ .*')('see (A+)+$ and .* there')).toBe(true);
    expect(wordMatcher('.*')('anything')).toBe(false);
    expect(wordMatcher('[')('a list')).toBe(false);
  });

  it('takes a blank search for none', () => {
    expect(wordMatcher(' ')('anything')).toBe(true);
  });
});

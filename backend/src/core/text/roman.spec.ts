import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromRoman, ROMAN_MAX, toRoman } from './roman.js';

describe('Roman numerals', () => {
  it.each([
    [1, 'i'],
    [4, 'iv'],
    [40, 'xl'],
    [89, 'lxxxix'],
    [1994, 'mcmxciv'],
    [3999, 'mmmcmxcix'],
  ])('writes %d as %s', (value, text) => {
    expect(toRoman(value)).toBe(text);
  });

  it('reads what it writes, in either case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ROMAN_MAX }), (value) => {
        expect(fromRoman(toRoman(value))).toBe(value);
        expect(fromRoman(toRoman(value).toUpperCase())).toBe(value);
      }),
    );
  });

  it('reads nothing but the one way to write a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ivxlcdm'), maxLength: 8 }), (text) => {
        const value = fromRoman(text);
        expect(value === 0 || toRoman(value) === text).toBe(true);
      }),
    );
  });

  it.each(['', 'iiii', 'vx', 'ic', 'xa', '4', 'mmmm'])('takes %j for none', (text) => {
    expect(fromRoman(text)).toBe(0);
  });

  it('takes what is larger than asked for none', () => {
    expect([fromRoman('c', 89), fromRoman('lxxxix', 89)]).toEqual([0, 89]);
  });

  it.each([0, -1, 4000])('writes %d, which has none, in digits', (value) => {
    expect(toRoman(value)).toBe(String(value));
  });
});

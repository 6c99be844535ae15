import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from './number-formats.js';

const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const fromRoman = (text: string) =>
  [...text].reduce((sum, char, i) => {
    const value = VALUES[char] ?? 0;
    return sum + (value < (VALUES[text[i + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

describe('formatNumber', () => {
  it.each([
    [3, 'decimal', '3'],
    [3, 'decimalZero', '03'],
    [27, 'lowerLetter', 'aa'],
    [28, 'upperLetter', 'BB'],
    [4, 'upperRoman', 'IV'],
    [22, 'ordinal', '22nd'],
    [12, 'hindiNumbers', '१२'],
    [5, 'none', ''],
    [5, 'somethingNew', '5'],
  ])('%i as %s is %s', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text);
  });

  it('writes Roman numbers that can be read back', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 3_999 }), (value) => expect(fromRoman(formatNumber(value, 'lowerRoman'))).toBe(value)));
  });
});

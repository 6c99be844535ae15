import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupIndian, inWords } from './number-words.js';

describe('inWords', () => {
  it.each([
    [0, true, 'Zero'],
    [21, true, 'Twenty-one'],
    [100, true, 'One Hundred'],
    [25_000, true, 'Twenty-five Thousand'],
    [150_000, true, 'One Lakh Fifty Thousand'],
    [150_000, false, 'One Hundred Fifty Thousand'],
    [12_345_678, true, 'One Crore Twenty-three Lakh Forty-five Thousand Six Hundred Seventy-eight'],
    [12_345_678, false, 'Twelve Million Three Hundred Forty-five Thousand Six Hundred Seventy-eight'],
  ])('%d (Indian: %s) is %s', (value, indian, words) => {
    expect(inWords(value, indian)).toBe(words);
  });

  it('spells different numbers differently', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 9), fc.boolean(), (a, b, indian) => {
        expect(inWords(a, indian) === inWords(b, indian)).toBe(a === b);
      }),
    );
  });
});

describe('groupIndian', () => {
  it('groups by thousand, then by hundreds, and loses no digit', () => {
    expect(groupIndian(12_345_678)).toBe('1,23,45,678');
    fc.assert(
      fc.property(fc.nat(10 ** 12), (value) => {
        expect(Number(groupIndian(value).replaceAll(',', ''))).toBe(value);
        expect(groupIndian(value)).toMatch(/^(\d{1,3}|\d{1,2}(,\d\d)*,\d{3})$/);
      }),
    );
  });
});

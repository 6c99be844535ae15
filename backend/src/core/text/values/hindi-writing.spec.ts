import { describe, expect, it } from '@jest/globals';
import { hindiCount, hindiDate, hindiMoney, hindiWords } from './hindi-writing.js';

describe('Hindi words of deeds', () => {
  it.each([
    [0, 'शून्य'],
    [49, 'उनचास'],
    [59, 'उनसठ'],
    [79, 'उन्यासी'],
    [89, 'नवासी'],
    [99, 'निन्यानवे'],
    [100, 'एक सौ'],
    [1_25_000, 'एक लाख पच्चीस हज़ार'],
    [2_75_00_001, 'दो करोड़ पचहत्तर लाख एक'],
  ])('%d', (value, words) => {
    expect(hindiWords(value)).toBe(words);
  });

  it('has one word, and another one, for each number below a hundred', () => {
    const words = Array.from({ length: 100 }, (_, value) => hindiWords(value));
    expect(new Set(words).size).toBe(100);
    expect(words.every((word) => /^[\u0900-\u097f]+$/.test(word))).toBe(true);
  });

  it('writes amounts, dates and numbers as a Hindi deed does', () => {
    expect(hindiMoney('25,000')).toBe('रु. 25,000 (रुपये पच्चीस हज़ार मात्र)');
    expect(hindiMoney('1.50')).toBe('रु. 1.50 (रुपये एक और पचास पैसे मात्र)');
    expect(hindiDate('2026-04-01')).toBe('1 अप्रैल 2026');
    expect(hindiCount('11', 'माह')).toBe('11 (ग्यारह) माह');
  });
});

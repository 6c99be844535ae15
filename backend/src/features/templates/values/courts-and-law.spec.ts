import { describe, expect, it } from '@jest/globals';
import { courts, laws } from './courts-and-law.js';

describe('courts', () => {
  it.each([
    ['New Delhi', 'the courts at New Delhi'],
    ['the courts at New Delhi', 'the courts at New Delhi'],
    ['Delhi High Court', 'Delhi High Court'],
    ['the District Judge, Saket', 'the District Judge, Saket'],
    ['नई दिल्ली के न्यायालय', 'नई दिल्ली के न्यायालय'],
  ])('prints a town alone as its courts: %s', (given, printed) => {
    expect(courts(given)).toBe(printed);
  });
});

describe('laws', () => {
  it.each([
    ['India', 'the laws of India'],
    ['the laws of India', 'the laws of India'],
    ['Indian law', 'Indian law'],
    ['the Indian Contract Act, 1872', 'the Indian Contract Act, 1872'],
  ])('prints a country alone as its laws: %s', (given, printed) => {
    expect(laws(given)).toBe(printed);
  });
});

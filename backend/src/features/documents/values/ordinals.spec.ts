import { describe, expect, it } from '@jest/globals';
import { ordinal } from './ordinals.js';

describe('ordinal', () => {
  it.each([
    ['1', '1st'],
    ['2', '2nd'],
    ['3', '3rd'],
    ['05', '5th'],
    ['11', '11th'],
    ['12', '12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['31', '31st'],
    ['112', '112th'],
    ['soon', 'soon'],
  ])('writes %s as %s', (text, written) => {
    expect(ordinal(text)).toBe(written);
  });
});

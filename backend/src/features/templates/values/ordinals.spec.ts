import { describe, expect, it } from '@jest/globals';
import { ordinal, positionOf } from './ordinals.js';

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

describe('positionOf', () => {
  it.each([
    ['first', 'a'],
    ['2nd', 'b'],
    ['Third', 'c'],
    ['last', 'd'],
  ])('finds the %s of four', (words, found) => {
    expect(['a', 'b', 'c', 'd'].at(positionOf(words) ?? NaN)).toBe(found);
  });

  it('takes no other word for a place', () => {
    expect(positionOf('next')).toBeNull();
    expect(positionOf('constructor')).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { raisedText } from './raised-numbers.js';

describe('raisedText', () => {
  it.each([
    ['Rs. 500', '1', '[1]'],
    ['the Act of 2019.', '12', '[12]'],
    ['under section 138,', '2, 3', '[2, 3]'],
    ['250 m', '2', '2'],
    ['the 5', 'th', 'th'],
    ['the Act', '1', '1'],
    ['', '1', '1'],
  ])('behind "%s", %s is %s', (before, raised, text) => {
    expect(raisedText(before, raised)).toBe(text);
  });
});

import { describe, expect, it } from '@jest/globals';
import { pageRanges, pagesThat } from './page-ranges.js';

describe('pages in words', () => {
  it('joins neighbours', () => {
    expect(pageRanges([1, 2, 3, 7])).toBe('1-3, 7');
    expect(pageRanges([4])).toBe('4');
  });

  it('speaks of one page or of several', () => {
    expect(pagesThat([3], 'was read', 'were read')).toBe('Page 3 was read');
    expect(pagesThat([1, 2, 3, 7], 'was read', 'were read')).toBe('Pages 1-3, 7 were read');
  });
});

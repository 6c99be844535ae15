import { describe, expect, it } from '@jest/globals';
import { symbolOf, symbolText } from './symbol-fonts.js';

describe('fonts of symbols', () => {
  it('shows tick boxes, and leaves decoration out', () => {
    expect(symbolText('þ J', 'Wingdings')).toBe('☒ ');
    expect(symbolText('\uf0a8 क', 'Wingdings')).toBe('☐ क');
    expect([symbolOf(0xf052, 'Wingdings 2'), symbolOf(0xf04a, 'Wingdings'), symbolOf(0x41, 'Arial'), symbolOf(NaN, 'Arial')]).toEqual([
      '☑',
      '',
      'A',
      '',
    ]);
  });

  it('reads a grave accent of the fonts of the rupee as that sign', () => {
    expect(symbolText('` 5,000', 'Rupee Foradian')).toBe('₹ 5,000');
    expect(symbolText('` 5,000', 'Arial')).toBe('` 5,000');
  });
});

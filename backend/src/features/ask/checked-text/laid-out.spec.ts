import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laidOut } from './laid-out.js';

/** Lays a text out whose parts begin at "¶", which stands before each of them. */
const lines = (marked: string, start = 100): string[] => {
  const pieces = marked.split('¶');
  const starts = pieces.slice(1).map((_, index) => start + pieces.slice(0, index + 1).join('').length);
  return laidOut({ start, quotation: pieces.join('') }, starts).split('\n');
};

describe('laidOut', () => {
  it('sets each part that begins a line on a line of its own', () => {
    expect(
      lines('(1) A tenant may be\nput out if he—\n¶(a) does not\n  pay; or\n\n¶(b) sublets.\n¶Provided that\nnotice is given.'),
    ).toEqual(['(1) A tenant may be put out if he—', '(a) does not pay; or', '(b) sublets.', 'Provided that notice is given.']);
  });

  it('sets the words that close a list apart from its last item', () => {
    const text =
      'Whoever, being an officer who is charged with the keeping of the register,—\n¶(a) hides it; or\n¶(b) spoils it,\nshall be punished.';
    expect(lines(text)).toEqual([
      'Whoever, being an officer who is charged with the keeping of the register,—',
      '(a) hides it; or',
      '(b) spoils it,',
      'shall be punished.',
    ]);
  });

  it('does not take a wrapped line for closing words', () => {
    expect(lines('If any person does either of these:\n¶(a) hides the whole register from\nanyone who asks')).toHaveLength(2);
  });

  it.each([
    ['a part that begins within a line', 'Rent.—¶(1) It is due.'],
    ['a line that Markdown would read as a list', 'Note:\n¶* Explanation.—It is.'],
    ['one that it would read as a heading', 'Note:\n¶# Explanation.—It is.'],
  ])('leaves %s in its line', (_, text) => {
    expect(lines(text)).toHaveLength(1);
  });

  it('changes nothing but white space, whatever the parts', () => {
    const text = fc
      .array(fc.constantFrom('(a) ', 'word ', '\n', '\n\n', 'x', '—', ' ', 'क'), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat(80)), (quotation, starts) => {
        const out = laidOut({ start: 10, quotation }, starts);
        expect(out.replace(/\s+/g, ' ').trim()).toBe(quotation.replace(/\s+/g, ' ').trim());
        expect(out).not.toMatch(/\n\s*\n/);
      }),
    );
  });
});

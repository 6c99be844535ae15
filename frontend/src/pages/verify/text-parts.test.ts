import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.js';

describe('a text cut at its citations', () => {
  it('gives each part to the shortest citation over it', () => {
    const text = 'As "section 4 says so" and s. 5.';
    const parts = textParts(text, [
      { start: 4, end: 21 },
      { start: 4, end: 13 },
      { start: 27, end: 31 },
    ]);
    expect(parts.map(({ text: words, citation, first }) => [words, citation, first])).toEqual([
      ['As "', null, false],
      ['section 4', 1, true],
      [' says so', 0, true],
      ['" and ', null, false],
      ['s. 5', 2, true],
      ['.', null, false],
    ]);
  });

  it('keeps the text whole, whatever lies over what', () => {
    const stretch = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.array(stretch, { maxLength: 8 }), (text, citations) => {
        expect(
          textParts(text, citations)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

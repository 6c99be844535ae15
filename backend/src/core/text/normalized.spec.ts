import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalized } from './normalized.js';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('normalized', () => {
  it('does what the language does to texts with few marks on a letter', () => {
    const piece = fc.constantFrom('e\u0301', 'क़', 'ﬁ', '한', 'ạ̈', 'x', ' ', '①', '\ud800', '\u0301'.repeat(30));
    fc.assert(
      fc.property(fc.array(piece.map((each) => `${each}.`)), fc.constantFrom(...FORMS), (pieces, form) => {
        expect(normalized(pieces.join(''), form)).toBe(pieces.join('').normalize(form));
      }),
    );
  });

  it('parts a run of marks after each thirty', () => {
    const marks = '\u0316\u0301'.repeat(50);
    const parts = normalized(`a${marks}`, 'NFD').slice(1).split('\u034f');
    expect(parts.map(({ length }) => length)).toEqual([30, 30, 30, 10]);
    expect(normalized(normalized(`a${marks}`))).toBe(normalized(`a${marks}`));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundWords } from './found-words.js';

const shown = (text: string, search: string): string =>
  foundWords(text, search)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

describe('foundWords', () => {
  it.each([
    ['giving a Notice, or notices', 'notice of', 'giving a [Notice], or [notices]'],
    ['the person shall', 'the shall', 'the person shall'],
    ['section 138 and 1380', '138', 'section [138] and 1380'],
    ['नोटिस के तीस दिन', 'नोटिस', '[नोटिस] के तीस दिन'],
    ['as it is', '', 'as it is'],
  ])('%j, %j', (text, search, expected) => expect(shown(text, search)).toBe(expected));

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, search) => {
        const parts = foundWords(text, search);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { compareWords } from './compare-words.js';

const marked = (parts: { text: string; differs: boolean }[]): string[] =>
  parts.filter(({ differs }) => differs).map(({ text }) => text.trim());

test.each([
  ['a written receipt for rent', 'a written and signed receipt\nfor rent', [], ['and signed']],
  ['within two months of payment', 'within three months of payment', ['two'], ['three']],
  ['the same', 'the  same', [], []],
  ['old', '', ['old'], []],
])('%s, then %s', (before, after, removed, added) => {
  const compared = compareWords(before, after);
  expect(marked(compared.before)).toEqual(removed);
  expect(marked(compared.after)).toEqual(added);
  expect(compared.before.map(({ text }) => text).join('')).toBe(before);
  expect(compared.after.map(({ text }) => text).join('')).toBe(after);
});

test('long texts are shown as they are', () => {
  const long = 'word '.repeat(800);
  expect(compareWords(long, 'other').before).toEqual([{ text: long, differs: false }]);
});

import { describe, expect, it } from 'vitest';
import { markStatements, type Statement } from './mark-statements.js';

const SIGNS = { GENERAL: '○', OWN_DOCUMENT: '◇' };

/** The sentences of a text, in order, with the support for each. */
function statements(text: string, ...parts: [words: string, support: Statement['support']][]): Statement[] {
  return parts.map(([words, support]) => ({ spanStart: text.indexOf(words), spanEnd: text.indexOf(words) + words.length, support }));
}
const mark = (text: string, ...parts: [string, Statement['support']][]) => markStatements(text, statements(text, ...parts), SIGNS);

describe('markStatements', () => {
  it('marks what rests on no source or on the own document, and leaves cited sentences alone', () => {
    expect(
      mark(
        'In short. A receipt is due. [1] Your lease agrees. [2]',
        ['In short.', 'GENERAL'],
        ['A receipt is due. [1]', 'SOURCE'],
        ['Your lease agrees. [2]', 'OWN_DOCUMENT'],
      ),
    ).toBe('In short.○ A receipt is due. [1] Your lease agrees. [2]◇');
  });

  it.each([
    ['a heading', '## Receipts\n\nDue. [1]', '## Receipts'],
    ['a row', '| a | b. |\n\nDue. [1]', '| a | b. |'],
    ['a fence', '```\ncode\n```\n\nDue. [1]', '```\ncode\n```'],
    ['a rule', '---\n\nDue. [1]', '---'],
  ])('leaves %s as it is', (_what, text, words) => {
    expect(mark(text, [words, 'GENERAL'], ['Due. [1]', 'SOURCE'])).toBe(text);
  });

  it('sets the sign before the white space that ends a sentence', () => {
    expect(mark('So.\n\nDue. [1]', ['So.\n\n', 'GENERAL'], ['Due. [1]', 'SOURCE'])).toBe('So.○\n\nDue. [1]');
  });

  it('marks nothing where nothing has support, and lets no answer draw signs of its own', () => {
    expect(mark('Nothing is\uE000 known.', ['Nothing', 'GENERAL'])).toBe('Nothing is\uFFFD known.');
  });
});

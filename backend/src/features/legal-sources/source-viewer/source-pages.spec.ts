import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_PAGE_LENGTH, pageAt, sourcePages } from './source-pages.js';

const canonical = (texts: readonly string[]) => {
  let at = 0;
  const pageStarts = texts.map((text) => (at += text.length) - text.length);
  return { text: texts.join(''), pageStarts, pageNumbers: texts.map((_, index) => index + 1) };
};

describe('pages of a source', () => {
  it('are those of the file', () => {
    const pages = sourcePages(canonical(['first page\n', 'second page\n', 'third']));
    expect(pages).toEqual([
      { number: 1, start: 0, end: 11 },
      { number: 2, start: 11, end: 23 },
      { number: 3, start: 23, end: 28 },
    ]);
    expect([0, 10, 11, 22, 23, 28, 99].map((offset) => pageAt(pages, offset))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });

  it('divide a text without pages between paragraphs', () => {
    const paragraph = `${'word '.repeat(300)}end.\n\n`;
    const text = paragraph.repeat(10);
    const pages = sourcePages({ text, pageStarts: [0], pageNumbers: [null] });
    expect(pages.length).toBeGreaterThan(2);
    for (const { number, start } of pages) {
      expect(number).toBeNull();
      expect(start % paragraph.length).toBe(0);
    }
  });

  it.each(['\n\n', '\n', ' '])('are no longer than the limit when %j stands at it', (end) => {
    const text = `${'x'.repeat(MAX_PAGE_LENGTH)}${end}${'y'.repeat(10)}`;
    const pages = sourcePages({ text, pageStarts: [0], pageNumbers: [null] });
    expect(pages.map((page) => page.end - page.start)).toEqual([MAX_PAGE_LENGTH, end.length + 10]);
  });

  it('cover every character once, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 * MAX_PAGE_LENGTH, size: 'max' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const source = canonical(texts);
        const pages = sourcePages(source);
        expect(pages.map(({ start, end }) => source.text.slice(start, end)).join('')).toBe(source.text);
        expect(pages.every(({ start, end }) => end - start <= MAX_PAGE_LENGTH)).toBe(true);
      }),
      // Making texts of this size smaller would take hours.
      { numRuns: 30, endOnFailure: true },
    );
  });
});

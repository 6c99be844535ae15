import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { excerptAround } from './excerpt.js';

const TEXT = `138. Dishonour of cheque.${' Words of no interest stand here.'.repeat(20)}
(b) the payee makes a demand by giving a notice in writing,
within thirty days of the receipt of information.${' More words of no interest.'.repeat(20)}`;

describe('excerptAround', () => {
  it('shows where most of the words stand together, cut between words', () => {
    const excerpt = excerptAround(TEXT, ['notice', 'thirty', 'days', 'interest'], 160);
    expect(excerpt).toMatch(/^… .*giving a notice in writing, within thirty days of the receipt.* …$/u);
  });

  it('is the beginning where there is nothing to show, and the whole of a short text', () => {
    expect(excerptAround(TEXT, ['zebra'])).toMatch(/^138\. Dishonour of cheque\. .* …$/u);
    expect(excerptAround('Short\n title.', ['title'])).toBe('Short title.');
  });

  it('is never longer than was asked for, and only of words of the text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'İ', ' ', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(fc.array(word), fc.array(fc.constantFrom('a', 'ab', 'ss', 'i'), { maxLength: 3 }), (parts, words) => {
        const text = parts.join(' ');
        const excerpt = excerptAround(text, words, 30).replace(/^… | …$/gu, '');
        expect(excerpt.length).toBeLessThanOrEqual(30);
        expect(text.replace(/\s+/gu, ' ')).toContain(excerpt);
      }),
    );
  });
});

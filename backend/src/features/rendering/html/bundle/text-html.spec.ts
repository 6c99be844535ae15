import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { htmlText, words } from '../../../../../test/support/printed-text.js';
import { textHtml } from './text-html.js';

describe('textHtml', () => {
  it('sets lines as they are, and rows of one table as that table', () => {
    const html = textHtml('PRICES\n(a) as <agreed>\nItem\tPrice\nRice\t₹ 40\nName:\tAsha\tMehta\nEnd');
    expect(html).toBe(
      '<div class="tx">PRICES\n(a) as &lt;agreed&gt;</div>' +
        '<table class="f10"><tbody><tr><td>Item</td><td>Price</td></tr><tr><td>Rice</td><td>₹ 40</td></tr></tbody></table>' +
        '<div class="tx">Name:\tAsha\tMehta\nEnd</div>',
    );
  });

  it('keeps every word in its order, and no markup of the text', () => {
    const piece = fc.constantFrom('rent', '\t', '\n', '\n\n', '<b>', '&amp;', 'ख', '"', ' ', '\t\t', 'a\tb\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const html = textHtml(text);
        expect(words(htmlText(`<body>${html.replaceAll('</div>', '</p>')}`))).toEqual(words(text));
        expect(html.replace(/<\/?(?:div|table|tbody|tr|td)(?: class="\w+")?>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

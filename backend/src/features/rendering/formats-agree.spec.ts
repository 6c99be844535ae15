import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { docxFaults } from '../../../test/support/docx-rules.js';
import { htmlText, words } from '../../../test/support/printed-text.js';
import { readDocx } from '../../../test/support/read-docx.js';
import { modelText } from './document-model.js';
import { parseDocument } from './parse/parse-document.js';
import { printDocx } from './docx/print-docx.js';
import { ordinaryLayout } from './layout/page-layout.js';
import { printHtml } from './html/print-html.js';
import { printTxt } from './txt/print-txt.js';

/** TXT draws tables, quotations, underlines and rules with characters. */
const withoutDrawing = (text: string): string[] => words(text.replace(/[|>]|[-=:]{3,}/g, ' '));

const line = fc.oneof(
  fc.constantFrom(
    '# RENT DEED',
    'BETWEEN',
    '(A) Whereas the owner has a flat',
    '1. TERM',
    '1.1 The term is **eleven** months, see clause 2.5 and *Ram v. Shyam*.',
    '(a) first item',
    '(i) first sub-item',
    '(ii) second one',
    '2. RENT',
    '4. A number was left out',
    'A. Ground one is this',
    'B. Ground two is that',
    '- point **one',
    '  - inner point',
    '> quoted words of a court',
    '[1] The Sample Act, 2001, section 4',
    'as held in [^1], that is',
    '| Item | Amount |\n|---|---:|\n| Rent **due** | ₹ 35,000 |\n| <b>x</b> | 5 * 3 |',
    'To,\nThe Manager,\nNew Delhi',
    'Signature: ______________\nName: Asha Mehta',
    '_______________        _______________\nLandlord        Tenant',
    '\\pagebreak',
    '---',
    'किराया ₹ 35,000 देय है और कुमार',
    '<script>alert(1)</script> &amp; "quoted" {{7*7}}',
    'Account ****1234, Rs.____ only',
  ),
  fc.lorem({ maxCount: 40 }),
  fc.string({ maxLength: 60 }),
);

describe('the formats of one document', () => {
  it('hold the same words in the same order, those of the model, in valid files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 18 }), async (lines) => {
        const model = parseDocument(lines.join('\n\n'));
        const expected = words(modelText(model));
        expect(words(htmlText(printHtml(model, ordinaryLayout('A4'))))).toEqual(expected);
        const docx = readDocx(await printDocx(model, ordinaryLayout('A4')));
        expect(docxFaults(docx.files)).toEqual([]);
        expect(words(docx.text)).toEqual(expected);
        // Lines of one row stand beside each other in TXT, so there only the words themselves are compared.
        expect(withoutDrawing(printTxt(model)).sort()).toEqual(withoutDrawing(modelText(model)).sort());
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('show no mark of Markdown and no tag of HTML that the text did not have', () => {
    const model = parseDocument(
      '**RENT DEED**\n\n**1. TERM**\n\n1.1 **Bold**, *slanted*, ***both*** and __this__ too.\n\n* point\n\n**left open',
    );
    expect(modelText(model)).toBe('RENT DEED\n\n1. TERM\n\n1.1 Bold, slanted, both and this too.\n\n    • point\n\nleft open');
  });
});

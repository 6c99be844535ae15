import { describe, expect, it } from '@jest/globals';
import { ordinaryLayout } from '../../layout/page-layout.js';
import { parseDocument } from '../../parse/parse-document.js';
import { PRINTERS } from '../../printing/print-parts.js';
import type { PrintedAnnexure } from './annexure.js';
import { bundleHtml } from './bundle-html.js';
import { sheetFrame, sheetHeight } from './sheet.js';

const stored = (text: string): Uint8Array => new TextEncoder().encode(JSON.stringify([{ number: null, text }]));
const DEED: PrintedAnnexure = {
  fileId: 'a',
  mark: 'Annexure <A>',
  title: 'Sale deed',
  body: { kind: 'pages', turned: [false, true] },
  pages: { first: 3, last: 4 },
};
const NOTE: PrintedAnnexure = {
  fileId: 'b',
  mark: 'A-2',
  title: 'Note',
  body: { kind: 'text', stored: stored('Paid & closed') },
  pages: { first: 5, last: 5 },
};
const order = { layout: ordinaryLayout('A4'), annexures: [DEED, NOTE] };

describe('bundleHtml', () => {
  const html = bundleHtml(parseDocument('RENT DEED\n\n1. RENT'), order);

  it('puts the draft first, then an index that leads to each annexure and names its pages', () => {
    const [draft, index, first, second] = ['RENT DEED</h1>', 'INDEX OF ANNEXURES', 'id="annexure-1"', 'id="annexure-2"'].map((part) =>
      html.indexOf(part),
    );
    expect([draft, index, first, second].every((place) => Number(place) > 0)).toBe(true);
    expect([draft, index, first, second]).toEqual([draft, index, first, second].sort((a, b) => Number(a) - Number(b)));
    expect(html).toContain('<td><a href="#annexure-1">Annexure &lt;A&gt;</a></td><td>Sale deed</td><td>3–4</td>');
    expect(html).toContain('<td>Note</td><td>5</td>');
  });

  it('gives each page of a PDF a sheet with its line and a figure that says which page it is', () => {
    expect(html.match(/<section class="sh/g)).toHaveLength(2);
    expect(html).toContain('<section class="sh"><h1 id="annexure-1" class="al">Annexure &lt;A&gt;: Sale deed</h1>');
    expect(html).toContain(
      '<section class="sh wd"><p class="al">Annexure &lt;A&gt;, page 2 of 2</p><div role="img" aria-label="Annexure &lt;A&gt;, page 2 of 2">',
    );
    expect(html).toContain('<h1 id="annexure-2">A-2: Note</h1><div class="tx">Paid &amp; closed</div>');
  });

  it('has the words of a Hindi draft in Hindi', () => {
    const hindi = bundleHtml(parseDocument('किराया अनुबंध\n\nयह अनुबंध आज किया गया।'), order);
    expect(hindi).toContain('अनुलग्नकों की सूची');
    expect(hindi).not.toContain('INDEX OF ANNEXURES');
  });

  it('keeps pages inside their sheets', () => {
    for (const turned of [false, true]) {
      const { x, y, width, height } = sheetFrame('A4', turned, 7);
      const [wide, high] = turned ? [841.9, 595.3] : [595.3, 841.9];
      expect(x + width).toBeLessThan(wide);
      expect(y + height).toBeLessThan(high);
      expect(height).toBeLessThan((sheetHeight('A4', turned) * 72) / 25.4);
    }
  });

  it('is refused before it is printed when it would have too many pages', () => {
    const long = { ...DEED, body: { kind: 'pages' as const, turned: Array.from({ length: 500 }, () => false) } };
    expect(() => PRINTERS.bundle({ ...order, content: 'RENT DEED', annexures: [long] })).toThrow('more than 500 pages');
    const lines = { ...NOTE, body: { kind: 'text' as const, stored: stored('a line\n'.repeat(30_000)) } };
    expect(() => PRINTERS.bundle({ ...order, content: 'RENT DEED', annexures: [lines] })).toThrow('more than 500 pages');
  });
});

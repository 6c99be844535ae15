import { describe, expect, it } from '@jest/globals';
import { ordinaryLayout } from '../layout/page-layout.js';
import { parseDocument } from '../parse/parse-document.js';
import { estimatePages } from './estimate-pages.js';
import { MAX_PDF_PAGES, PRINTERS } from './print-parts.js';

const CLAUSE =
  'The Lessee shall pay the monthly rent of Rs. 25,000 on or before the fifth day of each month, failing which interest at 12% shall accrue.\n\n';
const pages = (content: string) => estimatePages(parseDocument(content), ordinaryLayout('A4'));
const clauses = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}. ${CLAUSE}`).join('');
const table = (columns: number, rows: number, cell: string) => {
  const row = `|${` ${cell} |`.repeat(columns)}\n`;
  return row + `|${'-|'.repeat(columns)}\n` + row.repeat(rows);
};

describe('estimatePages', () => {
  // The pages that the browser printed of the same texts.
  it.each([
    ['a line', 'WILL', 1],
    ['clauses', clauses(500), 28],
    ['short lines', `TITLE\n\n${'(a) x\n'.repeat(1200)}`, 41],
    ['a table', table(4, 200, 'cell with some words here'), 11],
    ['page breaks', 'A\n\n\f\n'.repeat(30), 30],
    ['capitals', 'W'.repeat(30_000), 18],
  ])('is near the truth for %s', (_what, content, printed) => {
    const estimate = pages(content);
    expect(estimate).toBeGreaterThan(printed / 2);
    expect(estimate).toBeLessThan(printed * 1.5 + 2);
  });

  it('grows with the text', () => {
    const counts = [100, 200, 400, 800].map((count) => pages(clauses(count)));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[3]).toBeGreaterThan((counts[0] ?? 0) * 6);
  });

  it.each([
    ['page breaks', 'A\n\n\f\n'.repeat(2000)],
    ['short lines', `TITLE\n\n${'(a) x\n'.repeat(19_000)}`],
    ['rows', table(1, 19_000, 'x')],
  ])('refuses thousands of pages made of %s before a browser sees them', (_what, content) => {
    expect(() => PRINTERS.html({ content, layout: ordinaryLayout('A4') })).toThrow(`more than ${MAX_PDF_PAGES} pages`);
  });

  it('lets the longest ordinary text through', () => {
    expect(PRINTERS.html({ content: clauses(6000).slice(0, 950_000), layout: ordinaryLayout('A4') })).toContain('</html>');
  });
});

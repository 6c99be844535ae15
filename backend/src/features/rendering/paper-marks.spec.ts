import { describe, expect, it } from '@jest/globals';
import { readDocx } from '../../../test/support/read-docx.js';
import { htmlText } from '../../../test/support/printed-text.js';
import { ordinaryLayout } from './layout/page-layout.js';
import { PRINTERS } from './printing/print-parts.js';

const PAPER = { paper: 'A4' as const, layout: ordinaryLayout('A4') };
const ENGLISH = { ...PAPER, content: '# PLAINT\n\n1. The rent was not paid.' };
const HINDI = { ...PAPER, content: '# वाद पत्र\n\n1. किराया नहीं दिया गया।' };
const APPROVED = { approved: true as const, by: [{ name: 'A. <Rao>', at: '2026-11-29T20:00:00.000Z' }] };

/** What each kind of file says of its approval, as its reader sees it. */
const FORMS = [
  ['txt', (order: object) => Promise.resolve(Buffer.from(PRINTERS.txt(order as never)).toString())],
  ['html', (order: object) => Promise.resolve(htmlText(PRINTERS.html(order as never)))],
  ['docx', async (order: object) => docxText(await PRINTERS.docx(order as never))],
  ['redline', async (order: object) => docxText(await PRINTERS.redline({ compareWith: 'PLAINT', ...order } as never))],
  ['bundle', (order: object) => Promise.resolve(htmlText(PRINTERS.bundle({ annexures: [], ...order } as never)))],
] as const;

const docxText = (bytes: Uint8Array): string =>
  [...readDocx(bytes).files]
    .filter(([name]) => /^word\/(?:document|header\d+)\.xml$/.test(name))
    .map(([, xml]) => xml.replace(/<[^>]+>/g, ' '))
    .join(' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

describe('a paper that needs approval', () => {
  it.each(FORMS)('as %s says that it is not approved, or who approved it and when', async (_kind, print) => {
    expect(await print({ ...ENGLISH, approval: { approved: false } })).toContain('NOT APPROVED');
    expect(await print({ ...HINDI, approval: { approved: false } })).toContain('अनुमोदित नहीं');
    const approved = await print({ ...ENGLISH, approval: APPROVED });
    expect(approved).toContain('Text approved by A. <Rao> on 30 November 2026');
    expect(approved).not.toContain('NOT APPROVED');
    expect(await print({ ...HINDI, approval: APPROVED })).toContain('30 नवंबर 2026');
    const both = await print({ ...ENGLISH, test: true, approval: { approved: false } });
    expect(both).toContain('TEST');
    expect(both).toContain('NOT APPROVED');
    for (const unmarked of [ENGLISH, { ...ENGLISH, approval: null }]) expect(await print(unmarked)).not.toMatch(/approved/i);
  });
});

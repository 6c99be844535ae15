import { describe, expect, it } from '@jest/globals';
import { readDocx } from '../../../../test/support/read-docx.js';
import { ordinaryLayout } from '../layout/page-layout.js';
import { PRINTERS } from './print-parts.js';

const ORDER = { content: '# DEED\n\n1. The rent is paid monthly.', paper: 'A4' as const, layout: ordinaryLayout('A4') };

describe('what a test key has printed', () => {
  it('says so at the top and at the end of a text', () => {
    const text = Buffer.from(PRINTERS.txt({ ...ORDER, test: true })).toString('utf8');
    expect(text.match(/TEST – made with a test key, not for use/gu)).toHaveLength(2);
    expect(Buffer.from(PRINTERS.txt(ORDER)).toString('utf8')).not.toContain('TEST');
  });

  it('says so over each page of a PDF', () => {
    expect(PRINTERS.html({ ...ORDER, test: true })).toMatch(/\.mk\{position:fixed.*<div class="mk" [^>]*aria-hidden="true">TEST<\/div>/su);
    expect(PRINTERS.html(ORDER)).not.toContain('TEST');
    const bundle = { ...ORDER, annexures: [] };
    expect(PRINTERS.bundle({ ...bundle, test: true })).toContain('>TEST</div>');
    expect(PRINTERS.bundle(bundle)).not.toContain('TEST');
  });

  it('says so at the head of each page of a Word file, of a redline and under a letterhead, too', async () => {
    const letterhead = { headerLines: ['Rao & Co.'], footer: '', marginMm: 25, font: 'serif' as const, logo: null };
    const heads = async (file: Promise<Uint8Array>) =>
      [...readDocx(await file).files].filter(([name]) => name.startsWith('word/header')).map(([, xml]) => xml.includes('TEST –'));
    expect(await heads(PRINTERS.docx({ ...ORDER, test: true }))).toEqual([true]);
    expect(await heads(PRINTERS.docx({ ...ORDER, layout: ordinaryLayout('A4', letterhead), test: true }))).toEqual([true, true]);
    expect(await heads(PRINTERS.redline({ ...ORDER, compareWith: '1. The rent is paid weekly.', test: true }))).toEqual([true]);
    expect(await heads(PRINTERS.docx(ORDER))).toEqual([]);
  });
});

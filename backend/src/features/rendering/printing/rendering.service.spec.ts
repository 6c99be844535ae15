import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { PdfEngine, type PrintOptions } from '../../../ports/pdf-engine/pdf-engine.js';
import { courtLayout, USUAL_FORMAT } from '../court/court-format.js';
import type { CourtFormatsService } from '../court/court-formats.service.js';
import { PageLayouts } from '../court/page-layouts.service.js';
import type { HouseStyleService } from '../letterhead/house-style.service.js';
import type { Letterhead } from '../letterhead/letterhead.js';
import { readDocx } from '../../../../test/support/read-docx.js';
import { PRINTERS } from './print-parts.js';
import type { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { PrintingThreads } from './printing-threads.js';
import { type DocumentFormat, MAX_CONTENT_CHARACTERS, RenderingService } from './rendering.service.js';

class RecordingEngine extends PdfEngine {
  readonly printed: { html: string; options: PrintOptions }[] = [];
  override describe = (): string => 'recording';
  override health = (): Promise<{ ok: boolean; detail: string }> => Promise.resolve({ ok: true, detail: '' });
  override hasSandbox = (): Promise<boolean> => Promise.resolve(true);
  override close = (): Promise<void> => Promise.resolve();
  override print(html: string, options: PrintOptions): Promise<Uint8Array> {
    this.printed.push({ html, options });
    return Promise.resolve(Buffer.from('%PDF-'));
  }
}

const NO_APPROVAL = { onPaper: () => Promise.resolve(null) } as unknown as ApprovedTexts;
const engine = new RecordingEngine();
const threads = new PrintingThreads(NO_APPROVAL);
let letterhead: Letterhead | null = null;
const NO_STYLE = { letterhead: () => Promise.resolve(letterhead) } as unknown as HouseStyleService;
let maxFileMb: number | null = null;
const COURTS = { wanted: () => Promise.resolve({ ...USUAL_FORMAT, maxFileMb }) } as unknown as CourtFormatsService;
const service = new RenderingService(engine, threads, new PageLayouts(NO_STYLE, COURTS));
const turn = { userId: 'user' };

afterAll(() => threads.onApplicationShutdown());

describe('RenderingService', () => {
  it.each([
    ['rent_agreement', 'txt', 'rent_agreement_document.txt', 'text/plain; charset=utf-8'],
    ['nda', 'pdf', 'nda_document.pdf', 'application/pdf'],
    ['reply', 'docx', 'legal_reply.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('names %s as %s', async (documentType, format, filename, contentType) => {
    const file = await service.render({ content: '1. TERM', documentType, format }, turn);
    expect(file).toMatchObject({ filename, contentType });
    expect(file.bytes.length).toBeGreaterThan(4);
  });

  it('prints a letterhead where one is asked for and set, and says so where there is none', async () => {
    const request = { content: 'WILL', documentType: 'will', format: 'pdf', letterhead: true } as const;
    await expect(service.render(request, turn)).rejects.toMatchObject({ code: 'NO_LETTERHEAD', status: 422 });
    letterhead = { headerLines: ['Mehta & Rao', '4 Court Road'], footer: 'By appointment', marginMm: 30, font: 'sans', logo: null };
    await service.render(request, turn);
    const { html = '' } = engine.printed.at(-1) ?? {};
    expect(html).toContain('<p>Mehta &amp; Rao</p><p>4 Court Road</p>');
    expect(html).toContain('margin:30mm');
    expect(html).toContain("font:11pt/1.45 'Themis Sans'");
    expect(html).not.toContain('Themis Serif');
    await service.render({ ...request, letterhead: false }, turn);
    expect(engine.printed.at(-1)?.html).not.toContain('Mehta');
    await expect(service.render({ ...request, format: 'txt' }, turn)).rejects.toMatchObject({ status: 422 });
    await expect(service.render({ ...request, format: 'docx', compareWith: 'DEED' }, turn)).rejects.toMatchObject({ status: 422 });
  });

  it('prints a court paper in the format of its court, and no larger file than it takes', async () => {
    const request = {
      content: 'PLAINT\n\nIn the Commercial Court, Pune',
      documentType: 'plaint',
      format: 'pdf',
      courtFormat: 'auto',
    } as const;
    await service.render(request, turn);
    const { html = '' } = engine.printed.at(-1) ?? {};
    expect(html).toContain('@page{size:A4;margin:25mm 25mm 25mm 40mm;@top-center{content:counter(page)');
    expect(html).toContain('font:14pt/1.74');
    expect(html).not.toContain('Page ');
    await expect(service.render({ ...request, letterhead: true }, turn)).rejects.toMatchObject({ status: 422 });
    await expect(service.render({ ...request, format: 'txt' }, turn)).rejects.toMatchObject({ status: 422 });
    maxFileMb = 1;
    await service.render(request, turn);
    jest.spyOn(engine, 'print').mockResolvedValueOnce(Buffer.alloc(1_000_001));
    await expect(service.render(request, turn)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE_FOR_COURT',
      message: expect.stringMatching(/has 1\.01 MB.*allows 1 MB/),
      size: { bytes: 1_000_001, limit: 1_000_000 },
    });
  });

  it('prints Word files of court papers with the same measures', async () => {
    const { files } = readDocx(await PRINTERS.docx({ content: 'PLAINT\n\nText.', layout: courtLayout(USUAL_FORMAT) }));
    const part = (name: string): string => files.get(name) ?? '';
    expect(part('word/document.xml')).toMatch(/<w:pgMar [^>]*w:left="2267"/);
    expect(part('word/styles.xml')).toMatch(/<w:sz w:val="28"\/>/);
    expect(part('word/styles.xml')).toMatch(/w:line="360"/);
    expect([...files.keys()].some((name) => name.startsWith('word/header'))).toBe(true);
    expect([...files.values()].join('')).not.toContain('Page ');
  });

  it('hands the engine one page of HTML, the paper and the signal', async () => {
    const { signal } = new AbortController();
    await service.render({ content: 'WILL', documentType: 'will', format: 'pdf', paper: 'Legal' }, { ...turn, signal });
    expect(engine.printed.at(-1)?.options).toEqual({ format: 'Legal', signal });
    expect(engine.printed.at(-1)?.html).toContain('<h1>WILL</h1>');
  });

  it.each([
    [{ content: ' \n', documentType: 'nda', format: 'txt' }, 422, 'No document to download'],
    [
      { content: 'x', documentType: '../etc/passwd', format: 'txt' },
      422,
      'Document type must be lower-case letters, digits and underscores',
    ],
    [{ content: 'x', documentType: 'nda', format: 'exe' as DocumentFormat }, 422, 'Format must be txt, pdf or docx'],
    [
      { content: 'x'.repeat(MAX_CONTENT_CHARACTERS + 1), documentType: 'nda', format: 'txt' },
      413,
      expect.stringContaining('1,000,000 characters'),
    ],
    [{ content: '(a) x\n'.repeat(60_000), documentType: 'nda', format: 'docx' }, 413, expect.stringContaining('too many paragraphs')],
  ] as const)('refuses bad input %#', async (request, status, message) => {
    await expect(service.render(request, turn)).rejects.toMatchObject({ status, message });
  });
});

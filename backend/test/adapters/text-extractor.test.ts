import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AlignmentType, Document, FootnoteReferenceRun, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { TooManyWaitingError, UnavailableError } from '../../src/core/errors/common-errors.js';
import { ExtractionError, type ExtractionFailure } from '../../src/ports/text-extractor/extraction-error.js';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import { findPdftotext } from '../../src/ports/text-extractor/pdf/pdftotext.js';
import type { ExtractedDocument } from '../../src/ports/text-extractor/text-extractor.js';
import { ole2, rawDoc } from '../support/hostile-files-doc.js';
import * as pdf from '../support/hostile-files-pdf.js';
import * as docx from '../support/hostile-files-zip.js';

const MIB = 1024 * 1024;
const SENTENCE = 'The landlord shall give a written receipt for the rent paid.';

describe('text extractor (local)', () => {
  let extractor: LocalTextExtractor;

  beforeAll(async () => {
    extractor = new LocalTextExtractor({ workers: 2 });
    await extractor.init();
  });
  afterAll(() => extractor.close());

  const read = (bytes: Uint8Array, filename: string): Promise<ExtractedDocument> => extractor.extract(bytes, { filename });

  async function failure(bytes: Uint8Array, filename: string, from = extractor): Promise<ExtractionFailure> {
    const error = await from.extract(bytes, { filename }).then(
      () => undefined,
      (each: unknown) => each,
    );
    expect(error).toBeInstanceOf(ExtractionError);
    return (error as ExtractionError).failure;
  }

  describe('PDF', () => {
    it('keeps pages and lines', async () => {
      const document = await PDFDocument.create();
      const font = await document.embedFont(StandardFonts.TimesRoman);
      for (const text of ['1. Short title', '26. Receipt to be given']) document.addPage().drawText(text, { x: 50, y: 700, font });

      const found = await read(await document.save(), 'act.pdf');
      expect(found).toMatchObject({ kind: 'pdf', engine: 'pdfium', warnings: [] });
      expect(found.pages).toEqual([
        { number: 1, text: '1. Short title' },
        { number: 2, text: '26. Receipt to be given' },
      ]);
    });

    it('joins the lines of a page with \\n and names pages without text', async () => {
      const found = await read(pdf.textPdf(['first line\nsecond line', '', 'end']), 'a.pdf');
      expect(found.pages.map((page) => page.text)).toEqual(['first line\nsecond line', '', 'end']);
      expect(found.warnings).toEqual(['No text on page 2 (blank).']);
    });

    it('reads a file with junk before its header', async () => {
      const junk = Buffer.concat([Buffer.from('%%EOF\r\n'), pdf.textPdf([SENTENCE])]);
      expect((await read(junk, 'court.pdf')).pages[0]?.text).toBe(SENTENCE);
    });

    it('falls back to pdf-parse where PDFium cannot open the file', async () => {
      const inline = pdf.textPdf([SENTENCE]).toString('latin1').replace('/Root 1 0 R', '/Root << /Type /Catalog /Pages 2 0 R >>');
      const found = await read(Buffer.from(inline, 'latin1'), 'odd.pdf');
      expect(found.engine).toBe('pdf-parse');
      expect(found.pages[0]?.text).toBe(SENTENCE);
    });

    const withPoppler = findPdftotext() ? it : it.skip;
    withPoppler('reads Indic scripts with pdftotext (skipped where poppler-utils is not installed)', async () => {
      const found = await read(pdf.mappedPdf('\u0905\u0927\u093f\u0928\u093f\u092f\u092e'), 'hindi.pdf');
      expect(found.engine).toBe('pdftotext');
      expect(found.pages[0]?.text.trim()).toBe('\u0905\u0927\u093f\u0928\u093f\u092f\u092e');
    });

    withPoppler('keeps the hyphen with which a line of Hindi ends, and the line', async () => {
      const lines = ['\u0928\u094b\u091f\u093f\u0938 :-', '1. \u092f\u0939'];
      const found = await read(pdf.mappedPdf(lines.join('\n')), 'hindi.pdf');
      expect(found.pages[0]?.text.trim().split(/\n+/)).toEqual(lines);
    });

    it('says so when Indic text was read without pdftotext', async () => {
      const plain = new LocalTextExtractor({ workers: 1, pdftotextPath: null });
      try {
        const found = await plain.extract(pdf.mappedPdf('\u0905'), { filename: 'hindi.pdf' });
        expect(found.engine).toBe('pdfium');
        expect(found.warnings.join()).toMatch(/pdftotext is not installed/);
      } finally {
        await plain.close();
      }
    });

    it('leaves the bytes of the caller alone', async () => {
      const bytes = new Uint8Array(pdf.textPdf([SENTENCE]));
      const before = Buffer.from(bytes);
      await read(bytes, 'a.pdf');
      expect(Buffer.from(bytes).equals(before)).toBe(true);
    });
  });

  describe('DOCX', () => {
    it('keeps automatic numbers, tables and footnotes', async () => {
      const level = (at: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
        level: at,
        format,
        text,
        alignment: AlignmentType.START,
      });
      const clause = (text: string, at: number) => new Paragraph({ text, numbering: { reference: 'clauses', level: at } });
      const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
      const document = new Document({
        title: 'Lease',
        creator: 'A. Lawyer',
        numbering: {
          config: [{ reference: 'clauses', levels: [level(0, LevelFormat.DECIMAL, '%1.'), level(1, LevelFormat.LOWER_LETTER, '(%2)')] }],
        },
        footnotes: { 1: { children: [new Paragraph('As amended in 1988.')] } },
        sections: [
          {
            children: [
              clause('Rent', 0),
              clause('monthly', 1),
              clause('in advance', 1),
              clause('Receipt', 0),
              clause('on request', 1),
              new Paragraph({ children: [new TextRun('See the Act'), new FootnoteReferenceRun(1)] }),
              new Table({ rows: [new TableRow({ children: [cell('Deposit'), cell('₹ 10,000')] })] }),
            ],
          },
        ],
      });
      const found = await read(await Packer.toBuffer(document), 'lease.docx');
      expect(found).toMatchObject({ kind: 'docx', engine: 'docx' });
      expect(found.pages).toHaveLength(1);
      expect(found.pages[0]?.number).toBeNull();
      expect(found.pages[0]?.text.split('\n')).toEqual([
        '1. Rent',
        '(a) monthly',
        '(b) in advance',
        '2. Receipt',
        '(a) on request',
        'See the Act[1]',
        'Deposit\t₹ 10,000',
        '',
        '[1] As amended in 1988.',
      ]);
    });

    it('gives the pages of the last layout', async () => {
      const broken =
        docx.paragraph('one') + `<w:p><w:r><w:t>two </w:t><w:lastRenderedPageBreak/><w:t>three</w:t></w:r></w:p>` + docx.paragraph('four');
      expect((await read(docx.rawDocx(docx.documentXml(broken)), 'a.docx')).pages).toEqual([
        { number: 1, text: 'one\ntwo' },
        { number: 2, text: 'three\nfour' },
      ]);
    });

    it('leaves out deletions, moved text and fallback copies, and keeps insertions', async () => {
      const body =
        '<w:p><w:r><w:t>keep </w:t></w:r><w:del><w:r><w:delText>gone</w:delText><w:t>gone</w:t></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>' +
        '<w:ins><w:r><w:t>new </w:t></w:r></w:ins><w:r><mc:AlternateContent><mc:Choice><w:t>once</w:t></mc:Choice><mc:Fallback><w:t>twice</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>';
      expect((await read(docx.rawDocx(docx.documentXml(body)), 'a.docx')).pages[0]?.text).toBe('keep new once');
    });
  });

  describe('DOC and TXT', () => {
    it('reads a Word 97-2003 file with its quotation marks, hyphens and field results', async () => {
      const text = Buffer.from('The \x93landlord\x94 of sub\x1esection co\x1foperates. \x13 REF x \x14Section 26\x15\rNext', 'latin1');
      const found = await read(rawDoc(text), 'old.doc');
      expect(found).toMatchObject({ kind: 'doc', engine: 'word-extractor' });
      expect(found.pages).toEqual([{ number: null, text: 'The “landlord” of sub-section cooperates. Section 26\nNext' }]);
    });

    it.each([
      ['UTF-8', Buffer.from('धारा 26 “receipt”')],
      ['UTF-8 with a mark', Buffer.from('\ufeffधारा 26 “receipt”')],
      ['UTF-16 LE with a mark', Buffer.from('\ufeffधारा 26 “receipt”', 'utf16le')],
      ['UTF-16 LE', Buffer.from('धारा 26 “receipt”', 'utf16le')],
      ['UTF-16 BE', Buffer.from('धारा 26 “receipt”', 'utf16le').swap16()],
    ])('reads text in %s', async (_, bytes) => {
      expect((await read(bytes, 'a.txt')).pages).toEqual([{ number: null, text: 'धारा 26 “receipt”' }]);
    });

    it('reads windows-1252 and makes pages of form feeds', async () => {
      const found = await read(Buffer.from('\x93one\x94 \xa7 26\r\n\x0ctwo\x0c', 'latin1'), 'a.TXT');
      expect(found.pages).toEqual([
        { number: 1, text: '“one” § 26\n' },
        { number: 2, text: 'two' },
      ]);
    });
  });

  describe('refuses', () => {
    const good = pdf.textPdf([SENTENCE, SENTENCE]);
    const word = docx.rawDocx(docx.documentXml(docx.paragraph(SENTENCE)));
    const mib = (count: number) => Buffer.alloc(count * MIB, 'a ');

    afterEach(async () => {
      expect((await read(good, 'next.pdf')).pages).toHaveLength(2);
    });

    it.each<[ExtractionFailure, string, string, () => Uint8Array]>([
      ['empty', 'no bytes', 'a.pdf', () => Buffer.alloc(0)],
      ['empty', 'only a byte order mark', 'a.txt', () => Buffer.from('\ufeff')],
      ['empty', 'white space', 'a.txt', () => Buffer.from(' \r\n\f ')],
      ['empty', 'a blank page', 'a.pdf', pdf.blankPdf],
      ['empty', 'a Word file without text', 'a.docx', () => docx.rawDocx(docx.documentXml('<w:p/>'))],
      ['no-text', 'a scan', 'a.pdf', pdf.scannedPdf],
      ['no-text', 'a picture in a Word file', 'a.docx', () => docx.rawDocx(docx.documentXml('<w:p><w:r><w:drawing/></w:r></w:p>'))],
      ['encrypted', 'a PDF with a password', 'a.pdf', pdf.encryptedPdf],
      ['encrypted', 'a DOCX with a password', 'a.docx', () => ole2({ EncryptedPackage: Buffer.from('x') })],
      ['encrypted', 'an encrypted part', 'a.docx', docx.encryptedPartDocx],
      ['encrypted', 'a DOC with a password', 'a.doc', () => rawDoc(Buffer.from('x'), { encrypted: true })],
      ['mismatch', 'a program', 'a.pdf', () => Buffer.from('MZ\u0090\u0000\u0003')],
      ['mismatch', 'binary data as text', 'a.txt', () => Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 167) % 256))],
      ['mismatch', 'a PDF as text', 'a.txt', () => good],
      ['mismatch', 'a Word file as DOC', 'a.doc', () => word],
      ['mismatch', 'RTF as DOC', 'a.doc', () => Buffer.from('{\\rtf1 hello}')],
      ['mismatch', 'HTML as DOC', 'a.doc', () => Buffer.from('<html><body>hello</body></html>')],
      ['mismatch', 'another archive', 'a.docx', () => docx.zip([{ name: 'xl/workbook.xml', data: '<x/>' }])],
      ['mismatch', 'another Office file', 'a.doc', () => ole2({ Workbook: Buffer.from('x') })],
      ['unsupported', 'another extension', 'a.exe', () => good],
      ['unsupported', 'a second extension', 'a.pdf.exe', () => good],
      ['corrupt', 'a PDF cut off', 'a.pdf', () => good.subarray(0, good.length / 2)],
      ['corrupt', 'a PDF of noise', 'a.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 0x5a)])],
      ['corrupt', 'a page tree that contains itself', 'a.pdf', pdf.cyclicPdf],
      ['corrupt', 'arrays nested 20,000 deep', 'a.pdf', () => pdf.deeplyNestedPdf(20_000)],
      ['corrupt', 'a DOCX cut off', 'a.docx', () => word.subarray(0, word.length - 30)],
      ['corrupt', 'XML nested 100,000 deep', 'a.docx', () => docx.rawDocx(docx.documentXml('<w:p>'.repeat(100_000)))],
      ['corrupt', 'XML that is not well-formed', 'a.docx', () => docx.rawDocx('<w:document')],
      ['corrupt', 'a billion laughs', 'a.docx', docx.billionLaughsDocx],
      ['corrupt', 'a DOC cut off', 'a.doc', () => rawDoc(Buffer.from(SENTENCE)).subarray(0, 3_000)],
      ['corrupt', 'a DOC without its directory', 'a.doc', () => rawDoc(Buffer.from(SENTENCE)).subarray(0, 600)],
      ['too-large', 'more bytes than allowed', 'a.txt', () => mib(65)],
      ['too-large', 'more characters than allowed', 'a.txt', () => mib(40)],
      ['too-large', 'a page repeated 20,000 times', 'a.pdf', () => pdf.repeatedPagePdf(20_000)],
      ['too-large', 'a stream that unpacks to 400 MB', 'a.pdf', () => pdf.flateBombPdf(400)],
      ['too-large', 'forms that double 24 times', 'a.pdf', () => pdf.doublingFormsPdf(24)],
      ['too-large', 'a DOCX that unpacks to 4 GB', 'a.docx', () => docx.bombDocx(4_095)],
      ['too-large', 'a DOCX that unpacks to more than it says', 'a.docx', () => docx.bombDocx(400, 1_000)],
      ['too-large', 'a million entries', 'a.docx', () => docx.crowdedDocx(1_000_000)],
      ['too-large', '20,000 entries', 'a.docx', () => docx.crowdedDocx(20_000)],
    ])('%s: %s', async (expected, _, name, make) => {
      expect(await failure(make(), name)).toBe(expected);
    });

    it('says what a misnamed file is', async () => {
      await expect(read(word, 'a.doc')).rejects.toThrow('It is named .doc but holds a Word document (DOCX).');
    });

    it('a damaged page gives no text, and nothing else', async () => {
      expect(['empty', 'corrupt']).toContain(await failure(pdf.damagedStreamsPdf(), 'a.pdf'));
    });
  });

  describe('opens nothing outside', () => {
    let server: Server;
    let requests = 0;
    let url: string;

    beforeAll(async () => {
      server = createServer((_, response) => response.end(`${++requests}`));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('neither entities nor links of a Word file', async () => {
      const { entity, links } = docx.externalDocx(url, SENTENCE);
      expect(await failure(entity, 'a.docx')).toBe('corrupt');
      expect(await failure(docx.externalDocx('file:///etc/hostname', SENTENCE).entity, 'a.docx')).toBe('corrupt');
      expect((await read(links, 'a.docx')).pages[0]?.text).toBe(SENTENCE);
      expect(requests).toBe(0);
    });
  });

  describe('limits', () => {
    const long = pdf.textPdf(Array.from({ length: 1_500 }, () => Array.from({ length: 40 }, () => SENTENCE).join('\n')));
    let small: LocalTextExtractor;

    afterEach(() => small.close());

    it('stops a file at its deadline and reads the next one', async () => {
      small = new LocalTextExtractor({ workers: 1, timeoutMs: 300, timeoutPerPageMs: 0 });
      await small.init();
      expect(await failure(long, 'a.pdf', small)).toBe('timeout');
      expect((await small.extract(Buffer.from(SENTENCE), { filename: 'a.txt' })).pages[0]?.text).toBe(SENTENCE);
    });

    it('cancels at once, at work and in the queue', async () => {
      small = new LocalTextExtractor({ workers: 1 });
      const running = new AbortController();
      const waiting = new AbortController();
      const first = small.extract(long, { filename: 'a.pdf', signal: running.signal, onProgress: () => running.abort() });
      const second = small.extract(long, { filename: 'b.pdf', signal: waiting.signal });
      waiting.abort();
      await expect(second).rejects.toMatchObject({ failure: 'cancelled' });
      await expect(first).rejects.toMatchObject({ failure: 'cancelled' });
      await expect(small.extract(long, { filename: 'c.pdf', signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: 'cancelled' });
      expect((await small.extract(Buffer.from(SENTENCE), { filename: 'a.txt' })).kind).toBe('txt');
    });

    it('reports the progress of a long file', async () => {
      small = new LocalTextExtractor({ workers: 1 });
      const seen: number[] = [];
      const found = await small.extract(long, {
        filename: 'a.pdf',
        onProgress: ({ page, pages }) => {
          expect(pages).toBe(1_500);
          seen.push(page);
        },
      });
      expect(found.pages).toHaveLength(1_500);
      expect(seen.length).toBeGreaterThan(10);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.at(-1)).toBe(1_500);
    });

    it('counts pages and characters', async () => {
      small = new LocalTextExtractor({ workers: 1, maxPages: 2, maxPageCharacters: 100, maxCharacters: 150 });
      const page = 'x'.repeat(80);
      expect((await small.extract(pdf.textPdf([page]), { filename: 'a.pdf' })).pages).toHaveLength(1);
      await expect(small.extract(pdf.textPdf(['a', 'b', 'c']), { filename: 'a.pdf' })).rejects.toMatchObject({ failure: 'too-large' });
      await expect(small.extract(pdf.textPdf(['a', page + page]), { filename: 'a.pdf' })).rejects.toMatchObject({
        failure: 'too-large',
        page: 2,
      });
      await expect(small.extract(pdf.textPdf([page, page]), { filename: 'a.pdf' })).rejects.toMatchObject({
        failure: 'too-large',
        page: 2,
      });
    });

    it('turns files away when the queue is full', async () => {
      small = new LocalTextExtractor({ workers: 1, queueLimit: 1 });
      const stop = new AbortController();
      const kept = [1, 2].map((n) => small.extract(long, { filename: `${n}.pdf`, signal: stop.signal }));
      await expect(small.extract(long, { filename: '3.pdf' })).rejects.toBeInstanceOf(TooManyWaitingError);
      stop.abort();
      for (const each of await Promise.allSettled(kept))
        expect(each).toMatchObject({ status: 'rejected', reason: { failure: 'cancelled' } });
    });

    it('ends the work when it is closed, and takes no more', async () => {
      small = new LocalTextExtractor({ workers: 1 });
      const work = [1, 2].map((n) => small.extract(long, { filename: `${n}.pdf` }));
      const settled = Promise.allSettled(work);
      await small.close();
      for (const each of await settled) expect(each).toMatchObject({ status: 'rejected', reason: { failure: 'cancelled' } });
      await expect(small.extract(long, { filename: 'a.pdf' })).rejects.toBeInstanceOf(UnavailableError);
    });
  });
});

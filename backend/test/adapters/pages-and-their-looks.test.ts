import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  degrees,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
  TextRenderingMode,
  setTextRenderingMode,
} from 'pdf-lib';
import sharp from 'sharp';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import type { ExtractedDocument } from '../../src/ports/text-extractor/text-extractor.js';
import { OcrStub } from '../support/ocr-stub.js';
import { scripted } from '../support/scripted-ocr.js';
import { scannedPapersPdf } from '../support/scanned-papers.js';

const LINES = [
  'The tenant shall pay the arrears of rent.',
  'The landlord shall give a receipt for it.',
  'The suit is adjourned to 12 March 2025.',
];
const UNSEEN = 'Page 1 holds words that are not shown; they were left out.';
/** What a page says whose font has no map: codes for letters. */
const CODES = '7KHWHQDQWVKDOOSD\\WKHDUUHDUVRIUHQW 7KHODQGORUGVKDOOJLYHDUHFHLSW';

describe('pages of a PDF by what they show', () => {
  const ocr = new OcrStub();
  const extractor = new LocalTextExtractor({ workers: 1, ocr });
  beforeAll(() => extractor.init());
  afterAll(() => extractor.close());

  async function read(draw: (page: PDFPage, font: PDFFont) => void): Promise<ExtractedDocument> {
    const document = await PDFDocument.create();
    draw(document.addPage([400, 400]), await document.embedFont(StandardFonts.Helvetica));
    return extractor.extract(await document.save(), { filename: 'a.pdf' });
  }
  const write = (page: PDFPage, lines: readonly string[], y = 300): void =>
    lines.forEach((text, i) => page.drawText(text, { x: 40, y: y - 20 * i, size: 11 }));
  const linesOf = ({ pages }: ExtractedDocument): string[] => (pages[0]?.text ?? '').split('\n');

  it.each([
    ['white', (page: PDFPage) => page.drawText('Rent is waived.', { x: 40, y: 200, size: 11, color: rgb(1, 1, 1) })],
    ['beside the page', (page: PDFPage) => page.drawText('Rent is waived.', { x: 40, y: -60, size: 11 })],
    [
      'invisible',
      (page: PDFPage) => {
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        page.drawText('Rent is waived.', { x: 40, y: 200, size: 11 });
      },
    ],
  ])('leaves words out that are %s, and says so', async (_, hide) => {
    const found = await read((page) => {
      write(page, LINES);
      hide(page);
    });
    expect(linesOf(found)).toEqual(LINES);
    expect(found.warnings).toContain(UNSEEN);
  });

  it('keeps white words on a dark ground', async () => {
    const found = await read((page) => {
      write(page, LINES);
      page.drawRectangle({ x: 30, y: 190, width: 200, height: 30, color: rgb(0, 0, 0.5) });
      page.drawText('ORDER OF THE COURT', { x: 40, y: 200, size: 11, color: rgb(1, 1, 1) });
    });
    expect(linesOf(found)).toEqual([...LINES, 'ORDER OF THE COURT']);
    expect(found.warnings).toEqual([]);
  });

  it('takes nothing from a file of hidden words alone', async () => {
    const hidden = read((page) => page.drawText(LINES.join(' '), { x: 40, y: 200, size: 11, color: rgb(1, 1, 1) }));
    await expect(hidden).rejects.toMatchObject({ failure: 'empty' });
  });

  it.each([90, 180, 270])('reads lines from top to bottom on a page turned by %i degrees', async (angle) => {
    const found = await read((page) => {
      write(page, LINES);
      page.setRotation(degrees(angle));
    });
    expect(linesOf(found)).toEqual(LINES);
  });

  it('reads lines that stand upright once the page is turned', async () => {
    const found = await read((page) => {
      LINES.forEach((text, i) => page.drawText(text, { x: 100 + 20 * i, y: 40, size: 11, rotate: degrees(90) }));
      page.setRotation(degrees(90));
    });
    expect(linesOf(found)).toEqual(LINES);
  });

  it('reads words with gaps between their letters as words', async () => {
    const found = await read((page, font) => {
      page.drawText('L E G A L   N O T I C E', { x: 40, y: 340, size: 14, font });
      let x = 40;
      for (const letter of 'Rs. 4,00,000 is due') {
        page.drawText(letter, { x, y: 320, size: 12, font });
        x += font.widthOfTextAtSize(letter, 12) + 3.5;
      }
      write(page, ['1 2 3 4 5 6 7', ...LINES]);
    });
    expect(linesOf(found)).toEqual(['LEGAL NOTICE', 'Rs. 4,00,000 is due', '1 2 3 4 5 6 7', ...LINES]);
  });

  it('leaves words out that an annotation strikes out, and says so', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    page.drawText('The rent is Rs. 18,500 Rs. 19,000 a month.', { x: 40, y: 300, size: 11, font });
    const [from, to] = ['The rent is ', 'The rent is Rs. 18,500'].map((text) => 40 + font.widthOfTextAtSize(text, 11));
    const quads = [from, 312, to, 312, from, 297, to, 297];
    const annotation = { Type: 'Annot', Subtype: 'StrikeOut', Rect: [from, 297, to, 312], QuadPoints: quads, F: 4 };
    page.node.addAnnot(document.context.register(document.context.obj(annotation as never)));
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.pages[0]?.text.replace(/ +/g, ' ')).toBe('The rent is Rs. 19,000 a month.');
    expect(found.omitted).toEqual(['Page 1 has words that are struck out; they were left out.']);
  });

  it('leaves words out that a bar covers, whole or in part, and keeps those that are seen on it or through it', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    const text = (words: string, y: number, color = rgb(0, 0, 0)): void => page.drawText(words, { x: 40, y, size: 11, font, color });
    const bar = (x: number, y: number, width: number, opacity = 1): void =>
      page.drawRectangle({ x, y: y - 4, width, height: 15, color: rgb(0, 0, 0), opacity });
    text('The witness is Asha Patil of Thane.', 340);
    bar(40 + font.widthOfTextAtSize('The witness is ', 11), 340, font.widthOfTextAtSize('Asha Patil', 11));
    text('All of this line is covered.', 310);
    bar(30, 310, 300);
    text('This is seen through it.', 280);
    bar(30, 280, 300, 0.3);
    bar(30, 250, 300);
    text('White on black.', 250, rgb(1, 1, 1));
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.pages[0]?.text.replace(/ +/g, ' ').trim()).toBe('The witness is of Thane.\nThis is seen through it.\nWhite on black.');
    expect(found.omitted).toEqual(['Page 1 holds words that are not shown; they were left out.']);
  });

  it('leaves out what stands in a layer that is switched off', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    write(page, LINES);
    const { context } = document;
    const group = (name: string): PDFRef => context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }));
    const [on, off] = [group('Now'), group('Before')];
    const font = page.node.newFontDictionary('F', (await document.embedFont(StandardFonts.Helvetica)).ref);
    page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), context.obj({ On: on, Off: off }));
    const inLayer = (name: string, y: number, words: string): string => `/OC /${name} BDC BT ${font} 11 Tf 40 ${y} Td (${words}) Tj ET EMC`;
    const content = `${inLayer('On', 60, 'The rent is Rs. 12,000.')} ${inLayer('Off', 40, 'The rent is Rs. 10,000.')}`;
    page.node.addContentStream(context.register(context.stream(content)));
    document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [on, off], D: { Order: [on, off], OFF: [off] } }));
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.pages[0]?.text).toContain('The rent is Rs. 12,000.');
    expect(found.pages[0]?.text).not.toContain('10,000');
    expect(found.omitted).toEqual(['Page 1 holds words that are not shown; they were left out.']);
  });

  it('says where lines go through words, not where they underline them or belong to a table', async () => {
    const document = await PDFDocument.create();
    for (const y of [3, -2, 14]) {
      const page = document.addPage([400, 400]);
      write(page, LINES);
      page.drawText('The rent is Rs. 10,000 Rs. 12,000.', { x: 40, y: 60, size: 11 });
      page.drawLine({ start: { x: 95, y: 60 + y }, end: { x: 150, y: 60 + y }, thickness: 0.6 });
    }
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.warnings).toEqual(['Page 1 has lines through words, which may be struck out: compare it with the original.']);
  });

  it('refuses a form that only Adobe’s programs show, and names notes that are laid over a page', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    page.drawText('Please wait...', { x: 40, y: 300, size: 11 });
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [300, 300, 320, 320], Contents: PDFString.of('rent was 25,000') };
    page.node.addAnnot(document.context.register(document.context.obj(note as never)));
    expect((await extractor.extract(await document.save(), { filename: 'a.pdf' })).omitted).toEqual([
      'Page 1 has notes, stamps, drawings or files laid over it that were not read.',
    ]);
    const packets = document.context.register(document.context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'));
    document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], XFA: packets }));
    document.catalog.set(PDFName.of('NeedsRendering'), document.context.obj(true));
    await expect(extractor.extract(await document.save(), { filename: 'a.pdf' })).rejects.toThrow(/XFA.*print it to PDF/);
  });

  it('keeps the marks of notes apart from the numbers that they stand behind', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    const font = await document.embedFont(StandardFonts.Helvetica);
    let x = 40;
    for (const [text, isRaised] of [['Rs. 500'], ['1', true], [' under section 138.'], ['12', true], [' of 20 m'], ['2', true]] as const) {
      const size = isRaised ? 7 : 11;
      page.drawText(text, { x, y: isRaised ? 304 : 300, size, font });
      x += font.widthOfTextAtSize(text, size);
    }
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.pages[0]?.text).toBe('Rs. 500[1] under section 138.[12] of 20 m2');
  });

  it('reads pictures beside the text, upright on a turned page, and names large ones that say nothing', async () => {
    const document = await PDFDocument.create();
    const [short, long] = [120, 240];
    const picture = await document.embedPng(
      await sharp({ create: { width: 60, height: 20, channels: 3, background: '#000000' } })
        .png()
        .toBuffer(),
    );
    for (let i = 0; i < 3; i++) {
      const page = document.addPage([400, 400]);
      page.drawText('The rent is due on the first day of each month and was not paid.', { x: 20, y: 350, size: 11 });
      if (i === 1) page.setRotation(degrees(90));
      page.drawImage(picture, { x: 40, y: 100, width: i === 1 ? short : long, height: i === 1 ? 41 : 80 - i });
    }
    const { engine, seen } = scripted('Sum due: Rs. 8,88,000', 'Seal', '');
    const reader = new LocalTextExtractor({ workers: 1, ocr: engine });
    try {
      const found = await reader.extract(await document.save(), { filename: 'a.pdf' });
      const line = 'The rent is due on the first day of each month and was not paid.';
      expect(found.pages.map(({ text }) => text)).toEqual([`${line}\n\nSum due: Rs. 8,88,000`, line, `${line}\n\nSeal`]);
      expect(found.warnings).toEqual([
        'Pages 1, 3 have pictures whose words were put at their end: compare them with the original.',
        'Page 2 has a picture beside its text that was not read.',
      ]);
      // In pixels at 300 dots per inch; the page that is turned shows its picture upright.
      expect(seen.map(({ width, height }) => [width, height].map((side) => Math.round((side / 300) * 72)))).toEqual([
        [long, 80],
        [long, 78],
        [41, short],
      ]);
    } finally {
      await reader.close();
    }
  });

  it('takes columns apart that are written line by line in turns', async () => {
    const left = [
      'The landlord shall give the tenant',
      'a receipt for every payment of',
      'rent. The receipt shall be signed',
      'and dated by the landlord. Any',
      'landlord who refuses shall be fined.',
    ];
    const right = [
      'The tenant shall not sublet the',
      'premises without the consent of',
      'the landlord. Where the tenant',
      'has sublet the premises, the',
      'landlord may apply to the Court.',
    ];
    const document = await PDFDocument.create();
    const page = document.addPage();
    for (const [i, text] of left.entries()) {
      page.drawText(text, { x: 55, y: 700 - 14 * i, size: 10 });
      page.drawText(right[i] ?? '', { x: 300, y: 700 - 14 * i, size: 10 });
    }
    expect((await extractor.extract(await document.save(), { filename: 'a.pdf' })).pages[0]?.text?.split('\n')).toEqual([
      ...left,
      ...right,
    ]);
  });

  it('names pages with a picture beside their text, but not for a letterhead', async () => {
    const document = await PDFDocument.create();
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const picture = await document.embedPng(Buffer.from(dot, 'base64'));
    for (let i = 0; i < 4; i++) {
      const page = document.addPage([400, 400]);
      write(page, LINES);
      page.drawImage(picture, { x: 40, y: 340, width: 200, height: 40 });
      if (i === 1) page.drawImage(picture, { x: 40, y: 60, width: 200, height: 40 });
    }
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.warnings).toEqual(['Page 2 has a picture beside its text that was not read.']);
    expect(found.omitted).toEqual(found.warnings);
  });

  it('names the files inside of a file, which are not read', async () => {
    const document = await PDFDocument.create();
    write(document.addPage([400, 400]), LINES);
    await document.attach(Buffer.from('x'), 'order of the court.pdf', { mimeType: 'application/pdf' });
    const found = await extractor.extract(await document.save(), { filename: 'a.pdf' });
    expect(found.warnings).toEqual(['Attachments of the file were not read: order of the court.pdf.']);
  });

  describe('whose text may not be what they show', () => {
    it('takes what the picture says where the text has codes for letters', async () => {
      ocr.says(LINES);
      const found = await read((page) => write(page, CODES.split(' ')));
      expect(linesOf(found)).toEqual(LINES);
      expect(found.scan).toMatchObject({ read: [1], broken: [1] });
    });

    it('keeps a list of names that the picture shows too', async () => {
      const names = ['Ramesh Kumar Sample, Shivaji Nagar, Pune', 'Sunita Devi Sample, Karol Bagh, Delhi'];
      ocr.says(names);
      const found = await read((page) => write(page, names));
      expect(linesOf(found)).toEqual(names);
      expect(found.scan).toBeUndefined();
    });

    it('names a page whose picture tells nothing', async () => {
      ocr.says([]);
      const found = await read((page) => write(page, CODES.split(' ')));
      expect(found.scan).toMatchObject({ read: [], doubtful: [1] });
    });

    describe('behind a picture', () => {
      const picture = { width: 40, height: 40, dpi: 7.2, pixels: new Uint8Array(1600).fill(255) };
      const layer = Array.from({ length: 24 }, (_, i) => `${i + 1}. ${LINES[i % 3]}`);
      const scan = (printed: readonly string[]): Promise<ExtractedDocument> => {
        const lines = printed.map((text, i) => ({ x: 30, y: 380 - 15 * i, size: 12, text }));
        const pages = Array.from({ length: 7 }, () => ({ picture, printed: lines, invisible: true }));
        return extractor.extract(scannedPapersPdf(pages), { filename: 'a.pdf' });
      };

      it('keeps a layer of recognised text that says what the picture shows, and looks at no more pages than need be', async () => {
        ocr.says(layer);
        const before = ocr.pages;
        const found = await scan(layer);
        expect(found.scan).toBeUndefined();
        expect(found.pages[6]?.text.split('\n')).toEqual(layer);
        expect(ocr.pages - before).toBe(5);
        expect(found.warnings).toEqual(['Pages 1-7 have text that a scanner recognised: compare them with the original.']);
      });

      it('takes nothing from a layer that says something else', async () => {
        ocr.says(LINES);
        const found = await scan(Array.from({ length: 24 }, () => 'Nothing is due and the suit of the landlord is dismissed with costs.'));
        expect(found.pages.map(({ text }) => text)).toEqual(Array.from({ length: 7 }, () => LINES.join('\n')));
        expect(found.scan).toMatchObject({ read: [1, 2, 3, 4, 5, 6, 7], broken: [1, 2, 3, 4, 5, 6, 7] });
      });
    });

    it('converts Hindi for Kruti Dev that the picture shows as Latin letters, for want of the font', async () => {
      const typed = [
        'vfHk;qDr ds fo:) /kkjk 420 ds varxZr eqdnek ntZ fd;k x;k gSA',
        "U;k;ky; us ;g vkns'k fn;k gS fd fdjk;k vnk fd;k tk,A",
      ];
      ocr.says(typed);
      const found = await read((page) => write(page, typed));
      expect(found.pages[0]?.text).toContain('अभियुक्त के विरूद्ध धारा 420 के अंतर्गत मुकदमा दर्ज किया गया है।');
      expect(found.warnings).toEqual(['Hindi in the font Kruti Dev was converted: compare it with the original.']);
    });
  });
});

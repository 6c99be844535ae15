import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import type { PageImage } from '../../src/ports/text-extractor/ocr/ocr-engine.js';
import { findTesseract } from '../../src/ports/text-extractor/ocr/tesseract-program.js';
import type { ExtractedDocument } from '../../src/ports/text-extractor/text-extractor.js';
import { inTurn } from '../support/in-turn.js';
import { photographed } from '../support/scanned-pages.js';
import { type Paper, scannedPapersPdf, skewedPicture, turnedPicture } from '../support/scanned-papers.js';

const LINES = [
  'ORDER',
  '1. The tenant shall pay arrears of Rs. 2,40,000 within thirty days.',
  '2. The landlord shall give a written receipt for every payment.',
  '3. The matter is adjourned to 12 March 2025 for hearing of both parties.',
  '4. A copy of this order shall be sent to the parties by registered post.',
];
const STAMP = { x: 40, y: 25, text: 'E-filed on 12.03.2025 at 11:42 - Diary No. 4512/2025 - Page 1 of 1' };
const [WIDTH, HEIGHT] = [520, 640];

async function printedPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.addPage([WIDTH, HEIGHT]).drawText(LINES.join('\n'), { x: 40, y: 560, size: 13, font, lineHeight: 34 });
  return document.save();
}

const engine = findTesseract();

(engine ? describe : describe.skip)(`papers of scanners${engine ? '' : ' (needs tesseract-ocr)'}`, () => {
  const extractor = new LocalTextExtractor({ workers: 1 });
  let page: PageImage;
  beforeAll(async () => {
    [page] = (await photographed(await printedPage(), [0], 150)) as [PageImage];
  });
  afterAll(() => extractor.close());

  const read = (...papers: Paper[]): Promise<ExtractedDocument> => extractor.extract(scannedPapersPdf(papers), { filename: 'order.pdf' });
  const linesOf = ({ pages }: ExtractedDocument): string[] => (pages[0]?.text ?? '').split('\n').filter(Boolean);

  it('reads the picture under a printed line of the filing system, and keeps the line', async () => {
    const found = await read({ picture: page, printed: [STAMP] });
    expect(linesOf(found)).toEqual([...LINES, STAMP.text]);
    expect(found.scan).toMatchObject({ read: [1], unread: [] });
  });

  it('reads the picture beside a block for a signature, which stands where it is printed', async () => {
    const block = ['Signature Not Verified', 'Digitally signed by A SAMPLE', 'Date: 2025.03.12 17:04:21 IST', 'Reason: Certified copy'];
    const found = await read({ picture: page, printed: block.map((text, i) => ({ x: 300, y: 240 - 12 * i, text })) });
    expect(linesOf(found)).toEqual([...LINES, ...block]);
  });

  it('puts what was typed into a scanned form beside its label', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.TimesRoman);
    document
      .addPage([WIDTH, HEIGHT])
      .drawText('Name of the applicant:\nAmount claimed:\nSignature of the applicant:', { x: 40, y: 560, size: 13, font, lineHeight: 40 });
    const [form] = (await photographed(await document.save(), [0], 150)) as [PageImage];
    const found = await read({
      picture: form,
      printed: [
        { x: 200, y: 560, text: 'Sample Applicant' },
        { x: 200, y: 520, text: '4,75,000' },
      ],
    });
    expect(linesOf(found)).toEqual(['Name of the applicant: Sample Applicant', 'Amount claimed: 4,75,000', 'Signature of the applicant:']);
  });

  it('reads a picture inside of a form', async () => {
    expect(linesOf(await read({ picture: page, inForm: true }))).toEqual(LINES);
  });

  it.each(inTurn([1, 2, 3] as const, 3))('turns a page upright that lies turned by %i quarters', async (quarters) => {
    const found = await read({ picture: turnedPicture(page, quarters) });
    expect(linesOf(found)).toEqual(LINES);
    expect(found.scan).toMatchObject({ read: [1], doubtful: [] });
  });

  it.each(inTurn([3, -7], 2))('reads a page that lies askew by %i degrees', async (degrees) => {
    expect(linesOf(await read({ picture: skewedPicture(page, degrees) }))).toEqual(LINES);
  });

  it('reads the picture where the layer of recognised text is not what it shows', async () => {
    const layer = Array.from({ length: 30 }, (_, i) => ({
      x: 40,
      y: 570 - 17 * i,
      size: 13,
      text: 'jUaT0 AUI JO sqTfpnra MoYIM 93100 STU papd Jay 1eO sotpn gull',
    }));
    const found = await read({ picture: page, printed: layer, invisible: true });
    expect(linesOf(found)).toEqual(LINES);
    expect(found.scan?.broken).toEqual([1]);
  });

  it('takes nothing from a short layer that is not what the picture shows', async () => {
    const layer = Array.from({ length: 4 }, (_, i) => ({
      x: 40,
      y: 300 - 34 * i,
      size: 13,
      text: 'jUaT0 AUI JO sqTfpnra MoYIM 93100 STU',
    }));
    expect(linesOf(await read({ picture: page, printed: layer, invisible: true }))).toEqual(LINES);
  });

  it('does not say a line twice that lies under its own picture', async () => {
    const layer = LINES.slice(0, 3).map((text, i) => ({ x: 40, y: 560 - 34 * i, size: 13, text }));
    expect(linesOf(await read({ picture: page, printed: layer, invisible: true }))).toEqual(LINES);
  });
});

import { afterAll, describe, expect, it } from '@jest/globals';
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { LocalPdfPages } from '../../src/ports/pdf-pages/local-pdf-pages.js';
import { PdfRefusedError } from '../../src/ports/pdf-pages/pdf-pages-errors.js';
import { damagedStreamsPdf, encryptedPdf, flateBombPdf, scannedPdf, textPdf } from '../support/hostile-files-pdf.js';
import { pdfiumPages, pdfiumText } from '../support/pdf-text.js';

const TURN = { owner: 'owner' };
const MAX_PAGES = 20;

async function made(change: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText('A page', { x: 30, y: 300, font: await document.embedFont(StandardFonts.TimesRoman) });
  await change(document);
  return document.save();
}

/** A sheet for each page, as the product prints it: with a title, a language and a line of its own. */
const sheets = (count: number): Promise<Uint8Array> =>
  made(async (document) => {
    document.setTitle('Bundle');
    document.setLanguage('en-IN');
    const font = await document.embedFont(StandardFonts.TimesRoman);
    for (let at = 1; at < count; at++) document.addPage([300, 400]).drawText(`Sheet ${at + 1}`, { x: 30, y: 380, font });
  });

describe('LocalPdfPages', () => {
  const pages = new LocalPdfPages();
  afterAll(() => pages.close());
  const refusal = (bytes: Uint8Array, maxPages = MAX_PAGES): Promise<unknown> =>
    pages.prepare(bytes, maxPages, TURN).then(
      () => 'taken',
      (error: unknown) => (error instanceof PdfRefusedError ? error.reason : error),
    );

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a password', 'encrypted', encryptedPdf],
    ['no PDF in it', 'damaged', () => Buffer.from('%PDF-1.7\nnothing')],
    ['its end cut off', 'damaged', () => textPdf(['one', 'two']).subarray(0, -120)],
    ['no pages', 'damaged', () => Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF')],
    ['instructions that cannot be unpacked', 'damaged', damagedStreamsPdf],
    ['other files in it', 'portfolio', () => made(({ catalog, context }) => catalog.set(PDFName.of('Collection'), context.obj({})))],
    [
      'a layer that is switched off',
      'layers',
      () =>
        made(({ catalog, context }) => {
          const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('draft') }));
          catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
        }),
    ],
    [
      'an entry of a form that is not drawn',
      'form',
      () =>
        made((document) => {
          const widget = document.context.obj({
            Type: 'Annot',
            Subtype: 'Widget',
            FT: 'Tx',
            T: PDFString.of('sum'),
            V: PDFString.of('9'),
            Rect: [0, 0, 9, 9],
            F: 4,
          });
          document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([widget]));
        }),
    ],
  ])('refuses a file with %s', async (_what, reason, file) => {
    expect(await refusal(await file())).toBe(reason);
  });

  it('refuses a file of too many pages, and goes on after one that cannot be worked on', async () => {
    expect(await refusal(textPdf(['one', 'two', 'three']), 2)).toBe('pages');
    const bomb = await refusal(flateBombPdf(600));
    expect(['taken', 'complex', 'damaged']).toContain(bomb);
    expect(await refusal(scannedPdf())).toBe('taken');
  });

  it('draws what a form was filled in with, and pages as they are turned and cropped', async () => {
    const file = await made((document) => {
      const [first] = document.getPages();
      if (!first) throw new Error('no page');
      const field = document.getForm().createTextField('name');
      field.setText('Ramesh Kumar');
      field.addToPage(first, { x: 30, y: 100, width: 150, height: 30 });
      const turned = document.addPage([300, 400]);
      turned.setRotation(degrees(90));
      turned.setCropBox(10, 20, 200, 300);
    });
    const prepared = await pages.prepare(file, MAX_PAGES, TURN);
    expect(prepared.pages).toEqual([
      { width: 300, height: 400 },
      { width: 300, height: 200 },
    ]);
    const frames = [1, 2].map((page) => ({ page, x: 10, y: 10, width: 280, height: 340 }));
    const bundle = await pages.draw(await sheets(3), [{ bytes: prepared.bytes, frames }], TURN);
    const [first, second] = await pdfiumPages(bundle);
    expect(first).not.toContain('Ramesh Kumar');
    expect(second).toContain('Sheet 2');
    expect(second).toContain('Ramesh Kumar');
    const read = await PDFDocument.load(bundle, { updateMetadata: false });
    expect([read.getPageCount(), read.getTitle()]).toEqual([3, 'Bundle']);
  });

  it('draws pages of several files, each in its place', async () => {
    const files = await Promise.all(
      ['Alpha', 'Beta'].map(async (word, index) => ({
        bytes: (await pages.prepare(textPdf([`${word} 1`, `${word} 2`]), MAX_PAGES, TURN)).bytes,
        frames: [0, 1].map((at) => ({ page: 1 + 2 * index + at, x: 0, y: 0, width: 300, height: 350 })),
      })),
    );
    const found = await pdfiumPages(await pages.draw(await sheets(5), files, TURN));
    expect(found.map((text) => /(Alpha|Beta) \d/.exec(text)?.[0])).toEqual([undefined, 'Alpha 1', 'Alpha 2', 'Beta 1', 'Beta 2']);
  });

  it('finds where the named places of a printed file are', async () => {
    const printed = await made((document) => {
      const second = document.addPage([300, 400]);
      document.catalog.set(PDFName.of('Dests'), document.context.obj({ 'annexure-1': [second.ref, 'XYZ', 0, 0, 0] }));
    });
    expect(await pages.places(printed, TURN)).toEqual({ pages: 2, named: { 'annexure-1': 1 } });
  });

  it('does nothing for who has left', async () => {
    const left = AbortSignal.abort(new Error('left'));
    await expect(pages.prepare(textPdf(['one']), MAX_PAGES, { ...TURN, signal: left })).rejects.toThrow('left');
    expect(await pdfiumText((await pages.prepare(textPdf(['still here']), MAX_PAGES, TURN)).bytes)).toContain('still here');
  });
});

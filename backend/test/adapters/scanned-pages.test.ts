import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { LocalTextExtractor } from '../../src/ports/text-extractor/local-text-extractor.js';
import { OcrPageError, type OcrEngine, type PageImage } from '../../src/ports/text-extractor/ocr/ocr-engine.js';
import { TesseractJs } from '../../src/ports/text-extractor/ocr/tesseract-js.js';
import { textOfLines } from '../../src/ports/text-extractor/ocr/tsv.js';
import { findTesseract } from '../../src/ports/text-extractor/ocr/tesseract-program.js';
import { eventually } from '../support/eventually.js';
import { photographed, pictureOnlyPdf } from '../support/scanned-pages.js';
import { scannedPdf, textPdf } from '../support/hostile-files-pdf.js';

const LINES = [
  '26. Receipt to be given for rent paid.',
  'Every tenant shall pay rent within the time fixed by contract',
  'and the landlord shall give him a written receipt at once.',
];
/** A slow machine: the wait for one page is not what is tested. */
const PAGE_MS = 120_000;
const installed = findTesseract();
const ENGINES: [name: string, make: () => OcrEngine | null][] = [
  ['tesseract', () => findTesseract()],
  ['tesseract.js', () => new TesseractJs()],
];

async function printed(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.addPage([420, 300]).drawText(LINES.join('\n'), { x: 30, y: 250, size: 13, font, lineHeight: 20 });
  return document.save();
}

describe('pages read from their pictures', () => {
  let page: PageImage;
  beforeAll(async () => {
    [page] = (await photographed(await printed(), [0], 200)) as [PageImage];
  });

  for (const [name, make] of ENGINES) {
    const present = name !== 'tesseract' || installed !== null;
    (present ? describe : describe.skip)(`${name}${present ? '' : ' (needs tesseract-ocr)'}`, () => {
      const engine = make() as OcrEngine;
      afterAll(() => engine?.close());

      it('reads a page with its lines and says how sure it is', async () => {
        const { lines, confidence } = await engine.read(page, { languages: ['eng'], timeoutMs: PAGE_MS });
        expect(textOfLines(lines).split('\n').filter(Boolean)).toEqual(LINES);
        expect(confidence).toBeGreaterThan(80);
        expect(confidence).toBeLessThanOrEqual(100);
      });

      it('ends with a page that takes too long or is called off, and reads the next', async () => {
        const request = { languages: ['eng'] as const, timeoutMs: PAGE_MS };
        await expect(engine.read(page, { ...request, timeoutMs: 1 })).rejects.toBeInstanceOf(OcrPageError);
        await expect(engine.read(page, { ...request, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(OcrPageError);
        expect(textOfLines((await engine.read(page, request)).lines)).toContain('written receipt');
      });
    });
  }

  it('leaves no file behind when a page is called off while tesseract.js starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ocr-left-'));
    const engine = new TesseractJs(folder);
    try {
      const abort = new AbortController();
      const reading = engine.read(page, { languages: ['eng', 'hin'], timeoutMs: PAGE_MS, signal: abort.signal });
      reading.catch(() => undefined);
      await eventually(
        () => readdir(folder, { recursive: true }),
        (files) => files.some((file) => file.endsWith('.gz')),
      );
      abort.abort();
      await expect(reading).rejects.toBeInstanceOf(OcrPageError);
      await eventually(
        () => readdir(folder),
        (files) => files.length === 0,
      );
    } finally {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  describe('in a PDF', () => {
    const extractor = new LocalTextExtractor({ workers: 1 });
    afterAll(() => extractor.close());

    it('takes the text of a scan from its pictures and leaves empty pages empty', async () => {
      const seen: unknown[] = [];
      const found = await extractor.extract(pictureOnlyPdf([page, null]), {
        filename: 'scan.pdf',
        onProgress: (each) => each.scan && seen.push(each),
      });
      expect(found.pages[0]?.text).toContain('Every tenant shall pay rent');
      expect(found.pages[0]?.scan?.confidence).toBeGreaterThan(80);
      expect(found.pages[1]).toEqual({ number: 2, text: '' });
      expect(found.scan).toEqual({ read: [1], doubtful: [], unread: [], broken: [], words: [] });
      expect(found.engine).toContain('tesseract');
      expect(found.warnings).toEqual(['No text on page 2 (blank).', 'Page 1 was read from a picture: compare it with the original.']);
      expect(seen).toEqual([{ page: 1, pages: 1, scan: true }]);
    });

    it('reads nothing from pictures where pages have their own text', async () => {
      const found = await extractor.extract(textPdf(['A tenant pays rent for the month that is past.']), { filename: 'a.pdf' });
      expect(found.scan).toBeUndefined();
      expect(found.pages[0]).not.toHaveProperty('scan');
    });

    it('does not use a text layer that is nonsense, but what the page shows', async () => {
      const nonsense = '(cid:12)(cid:34)(cid:5)(cid:77)(cid:8) (cid:9)(cid:12)';
      const found = await extractor.extract(textPdf([nonsense, 'A tenant pays rent for the month that is past.']), { filename: 'a.pdf' });
      expect(found.scan?.broken).toEqual([1]);
      expect(found.pages[0]?.scan).toBeDefined();
      expect(found.pages[1]).toEqual({ number: 2, text: 'A tenant pays rent for the month that is past.' });
    });

    it('refuses a picture without words, and a scan where nothing can read it', async () => {
      await expect(extractor.extract(scannedPdf(), { filename: 'a.pdf' })).rejects.toMatchObject({ failure: 'no-text' });
      const blind = new LocalTextExtractor({ workers: 1, ocr: null });
      await expect(blind.extract(pictureOnlyPdf([page]), { filename: 'a.pdf' })).rejects.toMatchObject({ failure: 'no-text' });
      await blind.close();
    });

    it('names the pages beyond the limits of a file', async () => {
      const small = { filename: 'a.pdf', scanLimits: { maxPages: 1, timeoutMs: PAGE_MS } };
      const found = await extractor.extract(pictureOnlyPdf([page, page, page]), small);
      expect(found.scan).toMatchObject({ read: [1], unread: [2, 3] });
      expect(found.warnings).toContain('Pages 2-3 could not be read.');
    });

    it('does not draw a page beyond any paper, and reads the others', async () => {
      const vast: PageImage = { width: 1, height: 1, dpi: 1 / 200, pixels: new Uint8Array([0]) };
      const found = await extractor.extract(pictureOnlyPdf([vast, page]), { filename: 'a.pdf' });
      expect(found.scan).toMatchObject({ read: [2], unread: [1] });
    });

    it('stops when it is called off', async () => {
      const controller = new AbortController();
      const reading = extractor.extract(pictureOnlyPdf([page, page, page]), {
        filename: 'a.pdf',
        signal: controller.signal,
        onProgress: ({ scan }) => scan && controller.abort(),
      });
      await expect(reading).rejects.toMatchObject({ failure: 'cancelled' });
    });
  });
});

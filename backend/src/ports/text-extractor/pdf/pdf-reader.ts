import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { resolveLineEndHyphens } from './line-end-hyphens.js';
import type { PdfParseEngine } from './pdf-parse-engine.js';
import { PdfiumFormatError, type PdfiumEngine, type PdfiumText } from './pdfium-engine.js';
import { pageRanges } from '../../../core/text/page-ranges.js';
import { cleanText } from '../text-cleaning.js';
import type { DocumentInfo, ReadText, Report } from '../pool/extraction-messages.js';

export interface PdfReading {
  text: ReadText;
  /** Read after the text, since it may take long or fail without harm. */
  info: () => Promise<DocumentInfo>;
}

/**
 * Text by page from PDFium, or from pdf-parse where PDFium finds none.
 * @throws ExtractionError, PdfiumAbortedError
 */
export async function readPdf(bytes: Uint8Array, pdfium: PdfiumEngine, limits: ExtractionLimits, report: Report): Promise<PdfReading> {
  const found = await readWithPdfium(bytes, pdfium, limits, report);
  if (found && !found.intact && !endsProperly(bytes)) throw new ExtractionError('corrupt');

  report({ type: 'slow-engine' });
  // Loading pdf-parse takes 120 ms, so it waits until the first PDF.
  const { PdfParseEngine } = await import('./pdf-parse-engine.js');
  const second = new PdfParseEngine(bytes);
  const info = () => infoOf(second);
  const pictured = found?.pictured ?? [];
  if (found && hasText(found.pages)) return { text: readText(found.pages, 'pdfium', found.intact, pictured), info };
  try {
    return { text: readText(await readWithPdfParse(second, found, limits), 'pdf-parse', found?.intact ?? false, pictured), info };
  } catch (error) {
    await second.close();
    throw error;
  }
}

/** @returns null when PDFium cannot open the file, which another engine may repair */
async function readWithPdfium(
  bytes: Uint8Array,
  pdfium: PdfiumEngine,
  limits: ExtractionLimits,
  report: Report,
): Promise<PdfiumText | null> {
  try {
    return await pdfium.read(bytes, limits, report);
  } catch (error) {
    if (!(error instanceof PdfiumFormatError)) throw error;
    if (!endsProperly(bytes)) throw new ExtractionError('corrupt', undefined, { cause: error });
    return null;
  }
}

async function readWithPdfParse(engine: PdfParseEngine, found: PdfiumText | null, limits: ExtractionLimits): Promise<string[]> {
  const pages = await engine.text(limits).catch((error: unknown) => {
    if (found && found.pages.length > 0 && error instanceof ExtractionError && error.failure === 'corrupt') return [];
    throw error;
  });
  if (hasText(pages)) return pages;
  if (found && found.pictured.length > 0) return found.pages;
  if (found?.hasImages || found?.hasObjects) throw new ExtractionError('no-text');
  throw new ExtractionError(found?.intact && found.pages.length > 0 ? 'empty' : 'corrupt');
}

async function infoOf(engine: PdfParseEngine): Promise<DocumentInfo> {
  try {
    return await engine.info();
  } finally {
    await engine.close();
  }
}

function readText(raw: readonly string[], engine: string, intact: boolean, pictured: number[]): ReadText {
  const pages = resolveLineEndHyphens(raw).map((text, index) => ({ number: index + 1, text: cleanText(text) }));
  const shows = new Set(pictured.map((index) => index + 1));
  const silent = pages.filter((page) => page.text.trim() === '' && !shows.has(page.number)).map((page) => page.number);
  const warnings = silent.length > 0 ? [`No text on page${silent.length === 1 ? '' : 's'} ${pageRanges(silent)} (blank).`] : [];
  if (!intact) warnings.push('The file is damaged and was repaired; text may be missing.');
  return { pages, engine, warnings, pictured };
}

const hasText = (pages: readonly string[]): boolean => pages.some((page) => page.trim() !== '');

/** A PDF that was cut off has no end mark after its last stream. */
function endsProperly(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.lastIndexOf('%%EOF') > buffer.lastIndexOf('stream');
}

import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { CONVERTED } from '../legacy-fonts/legacy-text.js';
import { resolveLineEndHyphens } from './line-end-hyphens.js';
import type { PdfiumText } from './page-reading.js';
import { PdfiumFormatError, type PdfiumEngine } from './pdfium-engine.js';
import { pageRanges, pagesThat } from '../../../core/text/page-ranges.js';
import { cleanText } from '../text-cleaning.js';
import type { ReadText, Report } from '../pool/extraction-messages.js';

/** "Please wait…": what stands on the pages of such a form for programs that cannot show it is not longer. */
const MAX_STAND_IN = 1_500;
const DYNAMIC_FORM = 'It is a form that only Adobe Acrobat or Reader shows (XFA). Please open it there, print it to PDF, and upload that.';

/**
 * Text by page from PDFium, or from pdf-parse where PDFium finds none.
 * @throws ExtractionError, PdfiumAbortedError
 */
export async function readPdf(bytes: Uint8Array, pdfium: PdfiumEngine, limits: ExtractionLimits, report: Report): Promise<ReadText> {
  const found = await readWithPdfium(bytes, pdfium, limits, report);
  if (found && !found.intact && !endsProperly(bytes)) throw new ExtractionError('corrupt');
  if (found?.isDynamicForm && lengthOf(found.pages) < MAX_STAND_IN)
    throw new ExtractionError('unsupported', undefined, { detail: DYNAMIC_FORM });

  if (found && hasText(found.pages)) return readText(found.pages, 'pdfium', found);
  if (found && found.unseen.length > 0) {
    // Another engine would take what nobody sees.
    if (found.pictured.length > 0) return readText(found.pages, 'pdfium', found);
    throw new ExtractionError('empty', undefined, { detail: 'It holds only words that are not shown.' });
  }
  report({ type: 'slow-engine' });
  return readText(await readWithPdfParse(bytes, found, limits), 'pdf-parse', found);
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

async function readWithPdfParse(bytes: Uint8Array, found: PdfiumText | null, limits: ExtractionLimits): Promise<string[]> {
  // Loading pdf-parse takes 120 ms, and few files need it.
  const { PdfParseEngine } = await import('./pdf-parse-engine.js');
  const engine = new PdfParseEngine(bytes);
  const pages = await engine
    .text(limits)
    .catch((error: unknown): string[] => {
      if (found && found.pages.length > 0 && error instanceof ExtractionError && error.failure === 'corrupt') return [];
      throw error;
    })
    .finally(() => engine.close());
  if (hasText(pages)) return pages;
  if (found && found.pictured.length > 0) return found.pages;
  if (found?.hasImages || found?.hasObjects) throw new ExtractionError('no-text');
  throw new ExtractionError(found?.intact && found.pages.length > 0 ? 'empty' : 'corrupt');
}

function readText(raw: readonly string[], engine: string, found: PdfiumText | null): ReadText {
  const {
    intact = false,
    pictured = [],
    layered = [],
    behind = [],
    unknownFonts = [],
    settled = [],
    columns = [],
    beside = [],
  } = found ?? {};
  const pages = resolveLineEndHyphens(raw).map((text, index) => ({ number: index + 1, text: cleanText(text) }));
  const shows = new Set(pictured.map(({ index }) => index + 1));
  const silent = pages.filter((page) => page.text.trim() === '' && !shows.has(page.number)).map((page) => page.number);
  const warnings = silent.length > 0 ? [`No text on page${silent.length === 1 ? '' : 's'} ${pageRanges(silent)} (blank).`] : [];
  if (found?.converted) warnings.push(CONVERTED);
  const through = 'lines through words, which may be struck out: compare';
  for (const each of say(found?.lined ?? [], `has ${through} it with the original.`, `have ${through} them with the original.`))
    warnings.push(each);
  if (!intact) warnings.push('The file is damaged and was repaired; text may be missing.');
  const omitted = found ? omittedFrom(found) : [];
  return { pages, engine, warnings, omitted, pictured, layered, behind, unknownFonts, settled, columns, beside };
}

/** What a file holds that is not in its text, for people. */
function omittedFrom({ unseen, struck, laidOver, attachments, isDynamicForm }: PdfiumText): string[] {
  return [
    ...say(unseen, 'holds words that are not shown; they were left out.', 'hold words that are not shown; they were left out.'),
    ...say(struck, 'has words that are struck out; they were left out.', 'have words that are struck out; they were left out.'),
    ...say(
      laidOver,
      'has notes, stamps, drawings or files laid over it that were not read.',
      'have notes, stamps, drawings or files laid over them that were not read.',
    ),
    ...(isDynamicForm ? [`What the form holds was not read. ${DYNAMIC_FORM}`] : []),
    ...(attachments.length > 0 ? [`Attachments of the file were not read: ${attachments.join(', ')}.`] : []),
  ];
}

const say = (indices: readonly number[], one: string, several: string): string[] =>
  indices.length > 0
    ? [
        pagesThat(
          indices.map((index) => index + 1),
          one,
          several,
        ),
      ]
    : [];

const lengthOf = (pages: readonly string[]): number => pages.reduce((sum, page) => sum + page.trim().length, 0);

const hasText = (pages: readonly string[]): boolean => pages.some((page) => page.trim() !== '');

/** A PDF that was cut off has no end mark after its last stream. */
function endsProperly(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.lastIndexOf('%%EOF') > buffer.lastIndexOf('stream');
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf } from '../../../core/pdfium/pdfium.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { Report } from '../pool/extraction-messages.js';
import { coverageOf, isCarriedByPictures, liesOnPictures } from './page-coverage.js';
import { type Box, ObjectSurvey, type PageObjects } from './page-objects.js';
import { allocate, withSlots } from './pdfium-memory.js';
import { glyphLines, type PrintedLine, printedLines, textBoxes } from './printed-lines.js';

const UTF16_BYTES = 2;
/** Visible characters below which a page that shows anything is taken for a scan. */
const FEW_CHARACTERS = 20;
/** So many shapes are a drawing, of letters perhaps, and not the frame of an empty page. */
const DRAWN_OBJECTS = 20;
/** FPDF_TEXTRENDERMODE_INVISIBLE of fpdf_edit.h. */
const INVISIBLE = 3;
const PROGRESS_PAGES = 25;

/** A page that is to be read from its picture. */
export interface PicturedPage {
  /** Counted from 0. */
  index: number;
  /** Share of the page that pictures take, from 0 to 1; 0 where letters may be drawn as shapes. */
  share: number;
  /** In points, as it is shown. */
  size: { width: number; height: number };
  /** What is printed on the pictures or beside them. */
  printed: PrintedLine[];
}

export interface PdfiumText {
  /** Raw text by page: `\r\n` line ends, U+FFFE for a hyphen at a line's end. */
  pages: string[];
  /** Pages that show more than their text says, as scans do. */
  pictured: PicturedPage[];
  /** Pages, counted from 0, whose text lies on pictures, as what a scanner has recognised does: it may be wrong. */
  layered: number[];
  /** Whether a page without text shows an image, as a scan does. */
  hasImages: boolean;
  hasObjects: boolean;
  /** False when the table of objects had to be rebuilt or a page could not be loaded, as in a damaged or truncated file. */
  intact: boolean;
}

/** Reads the text of all pages, and says of which it is not all. @throws ExtractionError `too-large` */
export function readPages(pdfium: WrappedPdfiumModule, document: number, limits: ExtractionLimits, report: Report): PdfiumText {
  const count = pdfium.FPDF_GetPageCount(document);
  if (count > limits.maxPages) throw new ExtractionError('too-large');
  const reading = new PageReading(pdfium, document, limits);
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (index % PROGRESS_PAGES === 0) report({ type: 'progress', page: index, pages: count });
    const text = reading.read(index);
    total += text.length;
    if (total > limits.maxCharacters) throw new ExtractionError('too-large', index + 1);
    reading.result.pages.push(text);
  }
  report({ type: 'progress', page: count, pages: count });
  return reading.result;
}

class PageReading {
  readonly result: PdfiumText;
  private readonly survey: ObjectSurvey;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly document: number,
    private readonly limits: ExtractionLimits,
  ) {
    this.survey = new ObjectSurvey(pdfium);
    const intact = pdfium.FPDF_DocumentHasValidCrossReferenceTable(document);
    this.result = { pages: [], pictured: [], layered: [], hasImages: false, hasObjects: false, intact };
  }

  /** A page that cannot be loaded is left empty, as viewers show it. */
  read(index: number): string {
    const { pdfium } = this;
    const page = pdfium.FPDF_LoadPage(this.document, index);
    if (!page) {
      this.result.intact = false;
      return '';
    }
    const textPage = pdfium.FPDFText_LoadPage(page);
    try {
      const characters = textPage ? pdfium.FPDFText_CountChars(textPage) : 0;
      if (characters > this.limits.maxPageCharacters) throw new ExtractionError('too-large', index + 1);
      const text = characters > 0 ? copyText(pdfium, textPage, characters) : '';
      this.judge(page, textPage, characters, index, text);
      return text;
    } finally {
      if (textPage) pdfium.FPDFText_ClosePage(textPage);
      pdfium.FPDF_ClosePage(page);
    }
  }

  /** Whether the text is what the page says: a stamp or a page number beside a picture is not. */
  private judge(page: number, textPage: number, characters: number, index: number, text: string): void {
    const { pdfium, result } = this;
    const objects = this.survey.of(page, this.boxOf(page));
    const few = visible(text) < FEW_CHARACTERS;
    if (few && objects.count > 0) result.hasObjects = true;
    if (few && objects.pictures.length > 0) result.hasImages = true;
    const drawn = few && (objects.pictures.length > 0 || objects.count >= DRAWN_OBJECTS);
    if (!drawn && objects.pictures.length === 0) return;
    const coverage = coverageOf(this.boxOf(page), objects.pictures, () => (textPage ? textBoxes(pdfium, textPage) : []));
    if (liesOnPictures(coverage)) result.layered.push(index);
    if (!drawn && !isCarriedByPictures(coverage)) return;
    // What a scanner has recognised is not shown, or lies under the picture; the picture is read anew.
    const isShown = (text: number): boolean => pdfium.FPDFTextObj_GetTextRenderMode(text) !== INVISIBLE && !objects.covered.has(text);
    const printed = textPage ? printedLines(pdfium, page, glyphLines(pdfium, textPage, characters, isShown)) : [];
    const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
    result.pictured.push({ index, share: coverage.pictures, size, printed });
  }

  /** What is shown of a page, in its own coordinates. */
  private boxOf(page: number): Box {
    return withSlots(this.pdfium, (slots) => {
      if (!this.pdfium.FPDF_GetPageBoundingBox(page, slots.float(0))) return [0, 0, 0, 0];
      const [left = 0, top = 0, right = 0, bottom = 0] = slots.floats(4);
      return [left, bottom, right, top];
    });
  }
}

function copyText(pdfium: WrappedPdfiumModule, textPage: number, characters: number): string {
  const buffer = allocate(pdfium, (characters + 1) * UTF16_BYTES);
  try {
    const written = pdfium.FPDFText_GetText(textPage, 0, characters, buffer) - 1;
    const memory = memoryOf(pdfium);
    return Buffer.from(memory.buffer, memory.byteOffset + buffer, Math.max(0, written) * UTF16_BYTES).toString('utf16le');
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}

const visible = (text: string): number => text.replace(/\s+/gu, '').length;

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { ExtractionError } from '../extraction-error.js';
import type { PageImage } from '../ocr/ocr-engine.js';
import { cleanedPaper } from '../ocr/picture/paper-light.js';
import { straightened } from '../ocr/picture/straightening.js';
import type { Box } from './page-objects.js';
import { withSlots } from './pdfium-memory.js';

/** FPDFBitmap_Gray of fpdfview.h: one byte for each pixel. */
const GRAY = 1;
/** FPDF_ANNOT and FPDF_GRAYSCALE: with stamps and notes, as the page is printed. */
const FLAGS = 0x01 | 0x08;
const WHITE = 0xffffffff;
const POINTS_PER_INCH = 72;
/** FPDF_PAGEOBJ_TEXT of fpdf_edit.h. */
const TEXT_OBJECT = 1;
const MAX_HIDDEN = 20_000;
/** Below this no recogniser reads anything. */
const MIN_DPI = 60;
/** Sides are rounded to whole pixels. */
const ROUNDING = 1.1;

export interface RasterRequest {
  /** Counted from 0. */
  page: number;
  dpi: number;
  /** A larger page is drawn at fewer dots per inch. */
  maxPixels: number;
  /** Quarter turns to the right. */
  turn?: 0 | 1 | 2 | 3;
  /** Only what is not text: the text is known, and would be read a second time. */
  withoutText?: boolean;
  /** Only this part of the page, in its own coordinates. */
  part?: Box;
}

/** Draws a page in grey. @throws ExtractionError `too-large` for a page of no size or beyond any paper */
export function drawPage(
  pdfium: WrappedPdfiumModule,
  document: number,
  { page: index, dpi: wanted, maxPixels, turn = 0, withoutText = false, part }: RasterRequest,
  memory: () => Uint8Array,
): PageImage {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) throw new ExtractionError('corrupt', index + 1);
  try {
    const size = [pdfium.FPDF_GetPageWidthF(page) / POINTS_PER_INCH, pdfium.FPDF_GetPageHeightF(page) / POINTS_PER_INCH];
    const [width = 0, height = 0] = turn % 2 === 0 ? size : size.reverse();
    if (withoutText) hideText(pdfium, page);
    const area = part ? ((part[2] - part[0]) * (part[3] - part[1])) / POINTS_PER_INCH ** 2 : width * height;
    const dpi = Math.floor(Math.min(wanted, Math.sqrt(maxPixels / area)));
    const whole: Place = { x: 0, y: 0, columns: Math.round(width * dpi), rows: Math.round(height * dpi) };
    const { x, y, columns, rows } = part ? placeOf(pdfium, page, part, whole, turn) : whole;
    if (!(dpi >= MIN_DPI && columns > 0 && rows > 0 && columns * rows <= maxPixels * ROUNDING))
      throw new ExtractionError('too-large', index + 1);
    const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, GRAY, 0, 0);
    if (!bitmap) throw new ExtractionError('too-large', index + 1);
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, -x, -y, whole.columns, whole.rows, turn, FLAGS);
      const pixels = copyRows(pdfium, bitmap, columns, rows, memory());
      return straightened(cleanedPaper({ width: columns, height: rows, dpi, pixels }));
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

interface Place {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** Where a part of the page is drawn, in pixels of the whole. */
function placeOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  [left, bottom, right, top]: Box,
  { columns, rows }: Place,
  turn: number,
): Place {
  return withSlots(pdfium, (slots) => {
    const drawn = (x: number, y: number): [number, number] => {
      pdfium.FPDF_PageToDevice(page, 0, 0, columns, rows, turn, x, y, slots.int(0), slots.int(1));
      const [column = 0, row = 0] = slots.ints(2);
      return [Math.max(0, Math.min(columns, column)), Math.max(0, Math.min(rows, row))];
    };
    const [[x1, y1], [x2, y2]] = [drawn(left, bottom), drawn(right, top)];
    return { x: Math.min(x1, x2), y: Math.min(y1, y2), columns: Math.abs(x2 - x1), rows: Math.abs(y2 - y1) };
  });
}

/** Texts in forms stay: what is read of them twice is told by its place. */
function hideText(pdfium: WrappedPdfiumModule, page: number): void {
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_HIDDEN);
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFPage_GetObject(page, i);
    if (pdfium.FPDFPageObj_GetType(object) === TEXT_OBJECT) pdfium.FPDFPageObj_SetIsActive(object, false);
  }
}

/** PDFium pads its rows. */
function copyRows(pdfium: WrappedPdfiumModule, bitmap: number, columns: number, rows: number, memory: Uint8Array): Uint8Array {
  const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
  const pixels = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) pixels.set(memory.subarray(from + row * stride, from + row * stride + columns), row * columns);
  return pixels;
}

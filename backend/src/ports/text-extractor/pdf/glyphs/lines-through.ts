import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../page-objects.js';
import { hot, withSlots } from '../pdfium-memory.js';

/** FPDF_PAGEOBJ_PATH of fpdf_edit.h. */
const PATH = 2;
const MAX_OBJECTS = 5_000;
const MAX_LINES = 300;
/** In points: a line is as thin and as long at least. */
const THICKEST = 2;
const SHORTEST = 10;
/** Where in the height of words a line goes through them: one below underlines, one above belongs to a table. */
const [LOWEST, HIGHEST] = [0.3, 0.65];
/** Share of the line that has words on it: that of a table goes on beside them. */
const ON_WORDS = 0.9;

/**
 * Whether lines are drawn through words of a page, as programs do that print what is struck out.
 * @param texts boxes of pieces of lines, asked for only where there are such lines
 */
export function hasLinesThrough(pdfium: WrappedPdfiumModule, page: number, texts: () => readonly Box[]): boolean {
  const lines = thinLines(pdfium, page);
  if (lines.length === 0) return false;
  const words = texts();
  return lines.some(([left, bottom, right, top]) =>
    words.some(([l, b, r, t]) => {
      const place = ((bottom + top) / 2 - b) / (t - b);
      return place > LOWEST && place < HIGHEST && Math.min(right, r) - Math.max(left, l) >= (right - left) * ON_WORDS;
    }),
  );
}

function thinLines(pdfium: WrappedPdfiumModule, page: number): Box[] {
  const functions = hot(pdfium);
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  return withSlots(pdfium, (slots) => {
    const lines: Box[] = [];
    for (let i = 0; i < count && lines.length < MAX_LINES; i++) {
      const object = functions.FPDFPage_GetObject(page, i);
      if (functions.FPDFPageObj_GetType(object) !== PATH) continue;
      if (!functions.FPDFPageObj_GetBounds(object, slots.float(0), slots.float(1), slots.float(2), slots.float(3))) continue;
      const box = slots.floats(4) as unknown as Box;
      if (box[3] - box[1] <= THICKEST && box[2] - box[0] >= SHORTEST) lines.push(box);
    }
    return lines;
  });
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from './page-objects.js';
import { hot, type HotFunctions, withSlots, type NumberSlots } from './pdfium-memory.js';

/** Words of one line with the place where they are printed, in points from the top left corner of the page as it is shown. */
export interface PrintedLine {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A glyph of the text layer in points of the page's own coordinates. */
export interface Glyph {
  text: string;
  box: Box;
  /** Index of the character in the text page. */
  at: number;
  /** Its code is that of a font from before Unicode that can be converted. */
  legacy?: boolean;
}

/** FPDF_PageToDevice counts in whole units: tenths of a point. */
const DEVICE_SCALE = 10;
/** Rectangles of one page that are looked at. */
const MAX_RECTANGLES = 20_000;
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/** Where text stands: a box for each piece of a line. */
export function textBoxes(pdfium: WrappedPdfiumModule, textPage: number): Box[] {
  const functions = hot(pdfium);
  const count = Math.min(pdfium.FPDFText_CountRects(textPage, 0, -1), MAX_RECTANGLES);
  return withSlots(pdfium, (slots) => {
    const boxes: Box[] = [];
    for (let i = 0; i < count; i++) {
      if (!functions.FPDFText_GetRect(textPage, i, slots.double(0), slots.double(1), slots.double(2), slots.double(3))) continue;
      const box = slots.doubles(4);
      boxes.push([box[0] as number, box[3] as number, box[2] as number, box[1] as number]);
    }
    return boxes;
  });
}

/** What is to be known of the text object that a glyph belongs to; null for one that is not wanted. */
export type LookAt = (textObject: number) => Pick<Glyph, 'legacy'> | null;

/** The glyphs of each line of the text, in its order. */
export function glyphLines(pdfium: WrappedPdfiumModule, textPage: number, characters: number, lookAt: LookAt = () => ({})): Glyph[][] {
  const functions = hot(pdfium);
  return withSlots(pdfium, (slots) => {
    const lines: Glyph[][] = [[]];
    for (let at = 0; at < characters; at++) {
      const code = functions.FPDFText_GetUnicode(textPage, at);
      if (code === CARRIAGE_RETURN || code === LINE_FEED) {
        if ((lines.at(-1) as Glyph[]).length > 0) lines.push([]);
        continue;
      }
      const known = lookAt(functions.FPDFText_GetTextObject(textPage, at));
      if (known) (lines.at(-1) as Glyph[]).push({ text: characterOf(code), box: boxOf(functions, textPage, at, slots), at, ...known });
    }
    return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
  });
}

/** The lines of a page as it is shown, turned if the file says so. */
export function printedLines(pdfium: WrappedPdfiumModule, page: number, lines: readonly Glyph[][]): PrintedLine[] {
  const size = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)].map((points) => Math.round(points * DEVICE_SCALE));
  const [width = 0, height = 0] = size;
  return withSlots(pdfium, (slots) => {
    const shown = (x: number, y: number): [number, number] => {
      pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, slots.int(0), slots.int(1));
      const [column = 0, row = 0] = slots.ints(2);
      return [column / DEVICE_SCALE, row / DEVICE_SCALE];
    };
    return lines.flatMap((line): PrintedLine[] => {
      const box = boxAround(line);
      if (!box) return [];
      const [[x1, y1], [x2, y2]] = [shown(box[0], box[1]), shown(box[2], box[3])];
      const text = line.map((glyph) => glyph.text).join('');
      return [{ text, left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }];
    });
  });
}

/** Around what a line shows; null for one of spaces. */
export function boxAround(glyphs: readonly Glyph[]): Box | null {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { text, box } of glyphs) {
    if (text.trim() === '' || !(box[2] > box[0])) continue;
    [left, bottom, right, top] = [Math.min(left, box[0]), Math.min(bottom, box[1]), Math.max(right, box[2]), Math.max(top, box[3])];
  }
  return right > left ? [left, bottom, right, top] : null;
}

function boxOf(functions: HotFunctions, textPage: number, at: number, slots: NumberSlots): Box {
  if (!functions.FPDFText_GetLooseCharBox(textPage, at, slots.float(0))) return [0, 0, 0, 0];
  const [left = 0, top = 0, right = 0, bottom = 0] = slots.floats(4);
  return [left, bottom, right, top];
}

/** What PDFium gives for a hyphen at a line's end, character by character; in whole texts it is U+FFFE. */
const HYPHEN_CODE = 2;

/** A hyphen at a line's end is U+FFFE, as in whole texts; other planes come in two halves or one number. */
const characterOf = (code: number): string =>
  code === HYPHEN_CODE
    ? '\uFFFE'
    : code === 0
      ? ''
      : code > 0xffff
        ? String.fromCodePoint(Math.min(code, 0x10ffff))
        : String.fromCharCode(code);

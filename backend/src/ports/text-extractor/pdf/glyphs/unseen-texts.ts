// What is to be known of the letters of a page beyond their codes: whether they are seen, which way they stand, how they are spaced.
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../page-objects.js';
import { hot, type HotFunctions, type NumberSlots, withSlots } from '../pdfium-memory.js';

/** FPDF_PAGEOBJ_… of fpdf_edit.h. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** FPDF_TEXTRENDERMODE_… of fpdf_edit.h. */
const FILLED = 0;
const INVISIBLE = 3;
const MAX_OBJECTS = 5_000;
/** Things under white words that are looked at; of a page with more, white words count as seen. */
const MAX_GROUNDS = 500;
/** Brightness of red, green and blue from which on words are as white as the paper. */
const WHITE = 250;
const OPAQUE = 8;
/** Points by which words must lie outside of the page. */
const OUTSIDE = 2;

/**
 * Texts of a page that nobody sees: invisible ones, white ones on nothing but paper, and those beside the page.
 * @param keepsInvisible whether invisible ones are to be judged otherwise, as the layer of a scan is
 */
export function unseenTexts(pdfium: WrappedPdfiumModule, page: number, shown: Box, keepsInvisible: boolean): Set<number> {
  const functions = hot(pdfium);
  const unseen = new Set<number>();
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  withSlots(pdfium, (slots) => {
    const grounds: Box[] = [];
    let seenObjects = 0;
    /** What was drawn before an object, gathered only where there are white words. */
    const groundsBefore = (index: number): readonly Box[] => {
      for (; seenObjects < index && grounds.length <= MAX_GROUNDS; seenObjects++) {
        const object = functions.FPDFPage_GetObject(page, seenObjects);
        if (isGround(pdfium, functions, object, slots)) grounds.push(boxOf(functions, object, slots));
      }
      return grounds;
    };
    for (let i = 0; i < count; i++) {
      const object = functions.FPDFPage_GetObject(page, i);
      if (functions.FPDFPageObj_GetType(object) !== TEXT) continue;
      const mode = functions.FPDFTextObj_GetTextRenderMode(object);
      if (mode === INVISIBLE && keepsInvisible) continue;
      const box = boxOf(functions, object, slots);
      // Blanks show nothing anyway.
      if (!(box[2] > box[0] && box[3] > box[1])) continue;
      if (mode === INVISIBLE || isOutside(box, shown)) unseen.add(object);
      else if (mode === FILLED && isWhite(functions, object, slots)) {
        const under = groundsBefore(i);
        if (under.length <= MAX_GROUNDS && !under.some((ground) => overlap(ground, box))) unseen.add(object);
      }
    }
  });
  return unseen;
}

function isGround(pdfium: WrappedPdfiumModule, functions: HotFunctions, object: number, slots: NumberSlots): boolean {
  const type = functions.FPDFPageObj_GetType(object);
  if (type !== PATH) return type === IMAGE || type === SHADING || type === FORM;
  if (!pdfium.FPDFPath_GetDrawMode(object, slots.int(0), slots.int(1))) return true;
  return slots.ints(1)[0] !== 0 && !isWhite(functions, object, slots);
}

/** Whether it is painted white or hardly at all; false where the colour is not known, as that of a pattern. */
function isWhite(functions: HotFunctions, object: number, slots: NumberSlots): boolean {
  if (!functions.FPDFPageObj_GetFillColor(object, slots.int(0), slots.int(1), slots.int(2), slots.int(3))) return false;
  const [red = 0, green = 0, blue = 0, alpha = 255] = slots.ints(4);
  return alpha < OPAQUE || (red >= WHITE && green >= WHITE && blue >= WHITE);
}

function boxOf(functions: HotFunctions, object: number, slots: NumberSlots): Box {
  const known = functions.FPDFPageObj_GetBounds(object, slots.float(0), slots.float(1), slots.float(2), slots.float(3));
  return known ? (slots.floats(4) as unknown as Box) : [-Infinity, -Infinity, Infinity, Infinity];
}

const isOutside = ([left, bottom, right, top]: Box, [pageLeft, pageBottom, pageRight, pageTop]: Box): boolean =>
  right < pageLeft - OUTSIDE || left > pageRight + OUTSIDE || top < pageBottom - OUTSIDE || bottom > pageTop + OUTSIDE;

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

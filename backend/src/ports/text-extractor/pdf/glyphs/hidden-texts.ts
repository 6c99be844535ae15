import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf } from '../../../../core/pdfium/pdfium.js';
import type { Box } from '../page-objects.js';
import { hot, type NumberSlots, withSlots } from '../pdfium-memory.js';

/** FPDF_PAGEOBJ_… of fpdf_edit.h. */
const TEXT = 1;
const PATH = 2;
const MAX_OBJECTS = 5_000;
/** Texts of one page that may be hidden and are looked at; the rest counts as shown. */
const MAX_SUSPECTS = 1_000;
/** The name of the mark around what belongs to a layer (ISO 32000-1, 8.11.3.2). */
const LAYER = 'OC';
const NAME_BYTES = 16;
const MAX_MARKS = 8;
/** A rectangle has so many points at most. */
const RECTANGLE_POINTS = 6;
/** In points: what is lower underlines or strikes. */
const MIN_BAR = 5;
/** FPDFBitmap_Gray, FPDF_ANNOT and FPDF_GRAYSCALE of fpdfview.h. */
const GRAY = 1;
const FLAGS = 0x01 | 0x08;
const WHITE = 0xffffffff;
/** A side of the picture in pixels at most: half a dot for each point shows whether a word is there. */
const MAX_SIDE = 1_600;

/** In points: the part of a text that a bar must cover to be looked at. */
const MIN_COVERED = 4;

interface Suspect {
  object: number;
  box: Box;
}

interface Hidden {
  /** Text objects. */
  texts: ReadonlySet<number>;
  /** Bars under which parts of other texts lie. */
  bars: readonly Box[];
}

const NOTHING: Hidden = { texts: new Set(), bars: [] };

/**
 * Texts that may be hidden, in a layer that is switched off or under a bar that blackens or whitens them, and whose page looks the same without
 * them, and bars over parts of texts on which nothing is seen. PDFium reads those words too.
 */
export function hiddenTexts(pdfium: WrappedPdfiumModule, page: number): Hidden {
  const { suspects, bars } = withSlots(pdfium, (slots) => suspectsOf(pdfium, page, slots));
  if (suspects.length + bars.length === 0) return NOTHING;
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = { columns: Math.ceil(width * scale), rows: Math.ceil(height * scale) };
  const shown = drawn(pdfium, page, size);
  const without = drawnWithout(pdfium, page, size, suspects);
  if (!shown || !without) return NOTHING;
  return withSlots(pdfium, (slots) => {
    const at = (box: Box): Area => areaOf(pdfium, page, size, box, slots);
    return {
      texts: new Set(suspects.filter(({ box }) => isSame(at(box), size, shown, without)).map(({ object }) => object)),
      bars: bars.filter((box) => isPlain(at(box), size, shown)),
    };
  });
}

function suspectsOf(pdfium: WrappedPdfiumModule, page: number, slots: NumberSlots): { suspects: Suspect[]; bars: Box[] } {
  const functions = hot(pdfium);
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  const found = new Map<number, Suspect>();
  const before: Suspect[] = [];
  const bars: Box[] = [];
  for (let i = 0; i < count && found.size < MAX_SUSPECTS; i++) {
    const object = functions.FPDFPage_GetObject(page, i);
    const type = functions.FPDFPageObj_GetType(object);
    if (type !== TEXT && !(type === PATH && before.length > 0 && isBar(pdfium, object, slots))) continue;
    if (!functions.FPDFPageObj_GetBounds(object, slots.float(0), slots.float(1), slots.float(2), slots.float(3))) continue;
    const box = slots.floats(4) as unknown as Box;
    // Blanks show nothing anyway.
    if (type === TEXT && !(box[2] > box[0] && box[3] > box[1])) continue;
    if (type === TEXT) {
      const suspect = { object, box };
      before.push(suspect);
      if (isInLayer(pdfium, object, slots)) found.set(object, suspect);
    } else if (box[3] - box[1] >= MIN_BAR) {
      const touched = before.filter((suspect) => reaches(box, suspect.box));
      for (const suspect of touched) if (holds(box, suspect.box)) found.set(suspect.object, suspect);
      if (bars.length < MAX_SUSPECTS && touched.some((suspect) => !holds(box, suspect.box))) bars.push(box);
    }
  }
  return { suspects: [...found.values()], bars };
}

/** Whether a path is a filled rectangle through which nothing is seen. */
function isBar(pdfium: WrappedPdfiumModule, path: number, slots: NumberSlots): boolean {
  if (pdfium.FPDFPath_CountSegments(path) > RECTANGLE_POINTS || pdfium.FPDFPageObj_HasTransparency(path)) return false;
  return pdfium.FPDFPath_GetDrawMode(path, slots.int(0), slots.int(1)) && slots.ints(1)[0] !== 0;
}

function isInLayer(pdfium: WrappedPdfiumModule, object: number, slots: NumberSlots): boolean {
  const count = Math.min(pdfium.FPDFPageObj_CountMarks(object), MAX_MARKS);
  for (let i = 0; i < count; i++) {
    const mark = pdfium.FPDFPageObj_GetMark(object, i);
    // The name in UTF-16, and how many bytes it takes.
    if (!pdfium.FPDFPageObjMark_GetName(mark, slots.double(0), NAME_BYTES, slots.int(NAME_BYTES / 4))) continue;
    const memory = memoryOf(pdfium);
    const name = Buffer.from(memory.buffer, memory.byteOffset + slots.double(0), (LAYER.length + 1) * 2).toString('utf16le');
    if (name === `${LAYER}\0`) return true;
  }
  return false;
}

/** Whether a bar lies over the middle of a text for some length. */
const reaches = (bar: Box, [left, bottom, right, top]: Box): boolean =>
  bar[1] <= (bottom + top) / 2 && bar[3] >= (bottom + top) / 2 && Math.min(bar[2], right) - Math.max(bar[0], left) >= MIN_COVERED;

const holds = (bar: Box, [left, , right]: Box): boolean => bar[0] <= left + 1 && bar[2] >= right - 1;

interface Size {
  columns: number;
  rows: number;
}

function drawn(pdfium: WrappedPdfiumModule, page: number, { columns, rows }: Size): Uint8Array | null {
  const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, GRAY, 0, 0);
  if (!bitmap) return null;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, FLAGS);
    const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
    const pixels = new Uint8Array(columns * rows);
    const memory = memoryOf(pdfium);
    for (let row = 0; row < rows; row++) pixels.set(memory.subarray(from + row * stride, from + row * stride + columns), row * columns);
    return pixels;
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The page without some texts, which are there again afterwards. */
function drawnWithout(pdfium: WrappedPdfiumModule, page: number, size: Size, suspects: readonly Suspect[]): Uint8Array | null {
  try {
    for (const { object } of suspects) pdfium.FPDFPageObj_SetIsActive(object, false);
    return drawn(pdfium, page, size);
  } finally {
    for (const { object } of suspects) pdfium.FPDFPageObj_SetIsActive(object, true);
  }
}

interface Area {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

/** Where a box is drawn. */
function areaOf(
  pdfium: WrappedPdfiumModule,
  page: number,
  { columns, rows }: Size,
  [left, bottom, right, top]: Box,
  slots: NumberSlots,
): Area {
  const place = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, columns, rows, 0, x, y, slots.int(0), slots.int(1));
    const [column = 0, row = 0] = slots.ints(2);
    return [column, row];
  };
  const [[x1, y1], [x2, y2]] = [place(left, bottom), place(right, top)];
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return {
    fromX: clamp(Math.min(x1, x2), columns),
    toX: clamp(Math.max(x1, x2) + 1, columns),
    fromY: clamp(Math.min(y1, y2), rows),
    toY: clamp(Math.max(y1, y2) + 1, rows),
  };
}

/** Whether two pictures of the page are the same in an area. */
function isSame({ fromX, toX, fromY, toY }: Area, { columns }: Size, a: Uint8Array, b: Uint8Array): boolean {
  for (let y = fromY; y < toY; y++) for (let at = y * columns + fromX; at < y * columns + toX; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** In pixels: the frame of a bar, and what its box is too large. */
const EDGE = 3;

/** Whether an area shows one shade, but for its edges. */
function isPlain({ fromX, toX, fromY, toY }: Area, { columns }: Size, pixels: Uint8Array): boolean {
  const edge = Math.min(EDGE, Math.floor(Math.min(toX - fromX, toY - fromY) / 3));
  const shade = pixels[(fromY + edge) * columns + fromX + edge];
  for (let y = fromY + edge; y < toY - edge; y++)
    for (let at = y * columns + fromX + edge; at < y * columns + toX - edge; at++) if (pixels[at] !== shade) return false;
  return true;
}

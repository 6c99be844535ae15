import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { hot, utf8Text, withSlots, type NumberSlots } from './pdfium-memory.js';

/** Left, bottom, right, top in points of the page's own coordinates. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];
/** a, b, c, d, e, f of a transformation. */
type Matrix = readonly [number, number, number, number, number, number];

/** FPDF_PAGEOBJ_… of fpdf_edit.h. */
const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Objects of a page that are looked at. */
const MAX_OBJECTS = 5_000;
/** A picture that takes more of the page than this hides what was drawn before it. */
const HIDING_SHARE = 0.5;
/** Forms in forms. */
const MAX_DEPTH = 8;
const MAX_FONT_NAME = 256;

export interface PageObjects {
  count: number;
  /** Where pictures are drawn, those inside of forms too. */
  pictures: Box[];
  /** Base names of the fonts of its texts. */
  fonts: Set<string>;
  /** Texts over which a picture of most of the page is drawn. */
  covered: Set<number>;
}

/** What a page draws. Names of fonts are asked for once in a document. */
export class ObjectSurvey {
  private readonly names = new Map<number, string>();

  constructor(private readonly pdfium: WrappedPdfiumModule) {}

  of(page: number, [pageLeft, pageBottom, pageRight, pageTop]: Box): PageObjects {
    const found: PageObjects = { count: this.pdfium.FPDFPage_CountObjects(page), pictures: [], fonts: new Set(), covered: new Set() };
    const hiding = (pageRight - pageLeft) * (pageTop - pageBottom) * HIDING_SHARE;
    const texts: number[] = [];
    const functions = hot(this.pdfium);
    let left = MAX_OBJECTS;
    const look = (object: number, matrix: Matrix, depth: number, slots: NumberSlots): void => {
      if (!object || left-- <= 0) return;
      const type = functions.FPDFPageObj_GetType(object);
      if (type === TEXT) {
        texts.push(object);
        found.fonts.add(this.fontOf(object));
      } else if (type === IMAGE) {
        if (!this.pdfium.FPDFPageObj_GetBounds(object, slots.float(0), slots.float(1), slots.float(2), slots.float(3))) return;
        const box = transformed(slots.floats(4) as unknown as Box, matrix);
        found.pictures.push(box);
        if ((box[2] - box[0]) * (box[3] - box[1]) > hiding) for (const text of texts.splice(0)) found.covered.add(text);
      } else if (type === FORM && depth < MAX_DEPTH) {
        const own = this.pdfium.FPDFPageObj_GetMatrix(object, slots.float(0)) ? (slots.floats(6) as unknown as Matrix) : IDENTITY;
        const inner = multiplied(own, matrix);
        const count = Math.min(this.pdfium.FPDFFormObj_CountObjects(object), left);
        for (let i = 0; i < count; i++) look(functions.FPDFFormObj_GetObject(object, i), inner, depth + 1, slots);
      }
    };
    withSlots(this.pdfium, (slots) => {
      for (let i = 0; i < Math.min(found.count, MAX_OBJECTS); i++) look(functions.FPDFPage_GetObject(page, i), IDENTITY, 0, slots);
    });
    return found;
  }

  /** The base name of the font of a text object. */
  fontOf(text: number): string {
    const font = hot(this.pdfium).FPDFTextObj_GetFont(text);
    const known = this.names.get(font);
    if (known !== undefined) return known;
    const name = font
      ? utf8Text(this.pdfium, MAX_FONT_NAME, (buffer, bytes) => this.pdfium.FPDFFont_GetBaseFontName(font, buffer, bytes))
      : '';
    this.names.set(font, name);
    return name;
  }
}

/** `inner` first, then `outer`. */
const multiplied = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

function transformed([left, bottom, right, top]: Box, matrix: Matrix): Box {
  if (matrix === IDENTITY) return [left, bottom, right, top];
  const [a, b, c, d, e, f] = matrix;
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));
  const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other));
  return [least(xs), least(ys), most(xs), most(ys)];
}

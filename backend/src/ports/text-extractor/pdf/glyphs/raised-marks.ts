import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { raisedText } from '../../raised-numbers.js';
import type { Box } from '../page-objects.js';
import { hot, withSlots } from '../pdfium-memory.js';

/** Figures in a row with what may stand between them, the mark of a note among them. */
const FIGURES = /\d[\d.,;:)\]\u2019\u201d"']{1,40}/gu;
const FIGURE = /\d/u;
const MAX_RUNS = 2_000;
/** A raised figure is smaller than this share of the one before it, and begins higher by so much of its height. */
const SMALLER = 0.85;
const HIGHER = 0.15;
const LINE_END = '\r\n';

/**
 * Where raised figures follow upon others, as the mark of a note does: the text has one number for both. Also where PDFium ends the line
 * behind such a mark, although it goes on.
 * @param plain the text of the page, one character for each of its characters
 * @returns what is to stand in place of single characters, by their index
 */
export function raisedMarks(pdfium: WrappedPdfiumModule, textPage: number, plain: string): Map<number, string> {
  const marks = new Map<number, string>();
  const functions = hot(pdfium);
  withSlots(pdfium, (slots) => {
    const boxOf = (at: number): Box | null => {
      if (functions.FPDFText_GetUnicode(textPage, at) !== plain.charCodeAt(at)) return null;
      if (!functions.FPDFText_GetLooseCharBox(textPage, at, slots.float(0))) return null;
      const [left = 0, top = 0, right = 0, bottom = 0] = slots.floats(4);
      return [left, bottom, right, top];
    };
    let runs = 0;
    for (const { 0: run, index } of plain.matchAll(FIGURES)) {
      if (runs++ >= MAX_RUNS) return;
      const base = boxOf(index);
      const first = base ? raisedFrom(run, index, base, boxOf) : 0;
      if (!base || first === 0) continue;
      let last = run.length - 1;
      while (!FIGURE.test(run[last] as string)) last -= 1;
      const figures = run.slice(first, last + 1);
      const marked = raisedText(run.slice(0, first), figures);
      if (marked === figures) continue;
      const [from, to] = [index + first, index + first + figures.length - 1];
      marks.set(from, `[${plain[from]}`);
      marks.set(to, `${marks.get(to) ?? plain[to]}]`);
      const behind = to + 1 + LINE_END.length;
      const next = plain.startsWith(LINE_END, to + 1) ? boxOf(behind) : null;
      if (next && goesOn(base, boxOf(to), next)) for (let at = to + 1; at < behind; at++) marks.set(at, '');
    }
  });
  return marks;
}

/** Where in a run of figures the raised ones begin; 0 where none are. */
function raisedFrom(run: string, index: number, base: Box, boxOf: (at: number) => Box | null): number {
  const height = base[3] - base[1];
  for (let i = 1; i < run.length; i++) {
    if (!FIGURE.test(run[i] as string)) continue;
    const box = boxOf(index + i);
    if (box && box[3] - box[1] < height * SMALLER && box[1] > base[1] + height * HIGHER && box[0] > base[0]) return i;
  }
  return 0;
}

/** Whether a character stands on the line of `base`, behind the mark. */
const goesOn = (base: Box, mark: Box | null, next: Box): boolean =>
  mark !== null && next[0] >= mark[0] && Math.abs(next[1] - base[1]) < (base[3] - base[1]) * HIGHER;

/** A text with marks in place of its characters. */
export function withMarks(plain: string, marks: ReadonlyMap<number, string>): string {
  if (marks.size === 0) return plain;
  let [out, from] = ['', 0];
  for (const at of [...marks.keys()].sort((a, b) => a - b)) {
    out += plain.slice(from, at) + (marks.get(at) as string);
    from = at + 1;
  }
  return out + plain.slice(from);
}

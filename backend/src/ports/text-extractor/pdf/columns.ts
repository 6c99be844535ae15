import type { Box } from './page-objects.js';
import { boxAround, type Glyph } from './printed-lines.js';

/** Rows side by side from which on two columns are looked for. */
const MIN_ROWS = 4;
/** Narrower gaps stand between words. */
const MIN_GUTTER = 4;
/** Where the gutter may lie in the width of the text. */
const [LEFTMOST, RIGHTMOST] = [0.28, 0.72];
/** Rows of a column fill it to this share, the middle one of them; those of a table do not. */
const FILLED = 0.6;
/** Width of a row of prose in heights of its letters. */
const PROSE_WIDTH = 7;
/** Share of the rows of a block that the file writes left and right in turns. */
const IN_TURNS = 0.6;
/** Share of rows in the middle of a sentence: labels and values of a form begin anew in each. */
const GOES_ON = 0.3;
const MAX_BOXES = 5_000;
const MAX_CANDIDATES = 60;

interface Piece {
  box: Box;
  /** Place in the file. */
  at: number;
}

interface Row {
  bottom: number;
  top: number;
  pieces: Piece[];
}

/** Rows of two columns beside each other. */
export interface ColumnBlock {
  bottom: number;
  top: number;
  /** Where left ends and right begins. */
  gutter: number;
}

/**
 * Where two columns stand side by side that the file writes line by line in turns: read in its order, two texts are one sentence.
 * @param boxes pieces of lines in the order of the file
 */
export function fusedColumns(boxes: readonly Box[]): ColumnBlock[] {
  if (boxes.length < 2 * MIN_ROWS || boxes.length > MAX_BOXES) return [];
  const rows = rowsOf(boxes);
  const blocks: ColumnBlock[] = [];
  let [left, right] = [Infinity, -Infinity];
  for (const box of boxes) [left, right] = [Math.min(left, box[0]), Math.max(right, box[2])];
  for (let from = 0; from < rows.length;) {
    const found = blockFrom(rows, from, left, right);
    if (found) blocks.push(found.block);
    from = found ? found.to : from + 1;
  }
  return blocks;
}

function rowsOf(boxes: readonly Box[]): Row[] {
  const pieces = boxes.map((box, at): Piece => ({ box, at })).filter(({ box }) => box[2] > box[0] && box[3] > box[1]);
  pieces.sort((a, b) => b.box[1] + b.box[3] - (a.box[1] + a.box[3]));
  const rows: Row[] = [];
  for (const piece of pieces) {
    const [, bottom, , top] = piece.box;
    const row = rows.at(-1);
    const middle = (bottom + top) / 2;
    if (row && middle > row.bottom && middle < row.top) row.pieces.push(piece);
    else rows.push({ bottom, top, pieces: [piece] });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.box[0] - b.box[0]);
  return rows;
}

/** The longest block of columns that begins with this row. */
function blockFrom(rows: readonly Row[], from: number, left: number, right: number): { block: ColumnBlock; to: number } | null {
  const first = rows[from] as Row;
  if (first.pieces.length < 2) return null;
  let best: { block: ColumnBlock; to: number } | null = null;
  for (const gap of gapsOf(first, left, right)) {
    let to = from;
    // The gutter is narrower than the gap of a row whose left half is short.
    let [open, close] = gap;
    for (; to < rows.length; to++) {
      let [before, after] = [open, close];
      let crossed = false;
      for (const { box } of (rows[to] as Row).pieces) {
        const isLeft = box[2] < after && (box[0] < before || box[0] + box[2] < before + after);
        if (isLeft) before = Math.max(before, box[2]);
        else if (box[0] >= before) after = Math.min(after, box[0]);
        else crossed = true;
        if (crossed) break;
      }
      if (crossed || after - before < MIN_GUTTER) break;
      [open, close] = [before, after];
    }
    if (to - from < MIN_ROWS) continue;
    const gutter = (open + close) / 2;
    const part = rows.slice(from, to);
    if (!isFused(part, gutter) || (best && to <= best.to)) continue;
    best = { block: { gutter, top: first.top, bottom: (rows[to - 1] as Row).bottom }, to };
  }
  return best;
}

function gapsOf({ pieces }: Row, left: number, right: number): [ends: number, begins: number][] {
  const gaps: [number, number][] = [];
  for (let i = 0; i + 1 < pieces.length && gaps.length < MAX_CANDIDATES; i++) {
    const [ends, begins] = [(pieces[i] as Piece).box[2], (pieces[i + 1] as Piece).box[0]];
    const middle = (ends + begins) / 2;
    const place = (middle - left) / (right - left);
    if (begins - ends >= MIN_GUTTER && place >= LEFTMOST && place <= RIGHTMOST) gaps.push([ends, begins]);
  }
  return gaps;
}

function isFused(rows: readonly Row[], gutter: number): boolean {
  const sides = rows.map(({ pieces }) => ({
    left: pieces.filter(({ box }) => box[2] <= gutter),
    right: pieces.filter(({ box }) => box[0] >= gutter),
  }));
  const both = sides.filter(({ left, right }) => left.length > 0 && right.length > 0);
  if (both.length < MIN_ROWS) return false;
  if (!isProse(both.map(({ left }) => left)) || !isProse(both.map(({ right }) => right))) return false;
  // Columns within a column are those of a table.
  if (hasGutter(both.map(({ left }) => left)) || hasGutter(both.map(({ right }) => right))) return false;
  const turns = both.filter(({ left, right }, i) => {
    const next = both[i + 1];
    return lastOf(left) < firstOf(right) && (!next || lastOf(right) < firstOf(next.left));
  });
  return turns.length >= both.length * IN_TURNS;
}

const firstOf = (pieces: readonly Piece[]): number => pieces.reduce((least, { at }) => Math.min(least, at), Infinity);
const lastOf = (pieces: readonly Piece[]): number => pieces.reduce((most, { at }) => Math.max(most, at), -1);

/** Whether all rows of a side have a gap at one place. */
function hasGutter(side: readonly Piece[][]): boolean {
  const [first = []] = side;
  return first.slice(1, MAX_CANDIDATES).some(({ box }, at) => {
    const ends = first[at]?.box[2] ?? box[0];
    const middle = (ends + box[0]) / 2;
    return box[0] - ends >= MIN_GUTTER && side.every((pieces) => pieces.every(({ box: of }) => of[2] <= middle || of[0] >= middle));
  });
}

/** Whether rows of a side fill their column. */
function isProse(side: readonly Piece[][]): boolean {
  const widths = side.map((pieces) => (pieces.at(-1) as Piece).box[2] - (pieces[0] as Piece).box[0]).sort((a, b) => a - b);
  const heights = side.map(([piece]) => (piece as Piece).box[3] - (piece as Piece).box[1]).sort((a, b) => a - b);
  const middle = widths[widths.length >> 1] as number;
  return middle >= FILLED * (widths.at(-1) as number) && middle >= PROSE_WIDTH * (heights[heights.length >> 1] as number);
}

/** The lines of a page with the left column of each block before its right one; null where they turn out to be labels and values. */
export function unfusedLines(lines: readonly Glyph[][], blocks: readonly ColumnBlock[]): Glyph[][] | null {
  const out: Glyph[][] = [];
  const columns = blocks.map((): { left: Glyph[][]; right: Glyph[][]; at: number } => ({ left: [], right: [], at: -1 }));
  for (const line of lines) {
    const box = boxAround(line);
    const middle = box ? (box[1] + box[3]) / 2 : 0;
    const index = box ? blocks.findIndex(({ bottom, top }) => middle >= bottom && middle <= top) : -1;
    const column = columns[index];
    const gutter = blocks[index]?.gutter ?? 0;
    if (!column) {
      out.push(line);
      continue;
    }
    if (column.at < 0) column.at = out.push([]) - 1;
    const isLeft = ({ box: of }: Glyph): boolean => (of[0] + of[2]) / 2 < gutter;
    const [left, right] = [
      line.filter((glyph) => isShown(glyph) && isLeft(glyph)),
      line.filter((glyph) => isShown(glyph) && !isLeft(glyph)),
    ];
    if (left.length > 0) column.left.push(spaced(line, left));
    if (right.length > 0) column.right.push(spaced(line, right));
  }
  if (columns.some(({ left, right }) => !goesOn(left) || !goesOn(right))) return null;
  const places = new Map(columns.map((column) => [column.at, column]));
  return out.flatMap((line, at) => {
    const column = places.get(at);
    return column ? [...column.left, ...column.right] : [line];
  });
}

const isShown = ({ text }: Glyph): boolean => text.trim() !== '';

/** One side of a line with the spaces between its glyphs. */
function spaced(line: readonly Glyph[], side: readonly Glyph[]): Glyph[] {
  const [from, to] = [line.indexOf(side[0] as Glyph), line.lastIndexOf(side.at(-1) as Glyph)];
  const wanted = new Set(side);
  return line.slice(from, to + 1).filter((glyph) => wanted.has(glyph) || !isShown(glyph));
}

const SMALL_LETTER = /^\p{Ll}/u;
const WITHOUT_CASE = /^\p{Lo}/u;
const ENDS = /[:।.]\s*$/u;

/** Whether lines are the middle of sentences. */
function goesOn(lines: readonly Glyph[][]): boolean {
  const texts = lines.map((line) => line.map(({ text }) => text).join(''));
  if (texts.length < MIN_ROWS) return true;
  const following = texts.slice(1).filter((text, i) => SMALL_LETTER.test(text) || (WITHOUT_CASE.test(text) && !ENDS.test(texts[i] ?? '')));
  return following.length >= (texts.length - 1) * GOES_ON;
}

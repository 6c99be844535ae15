import type { OcrLine, OcrWord } from './ocr-engine.js';

/** Where the gutter may lie in the width of the text. */
const [LEFTMOST, RIGHTMOST] = [0.3, 0.7];
const STEPS = 80;
/** Share of the words that may stand across the gutter, as those of a heading over both columns do; of one column each row has one. */
const ACROSS_SHARE = 0.04;
const MIN_ROWS = 8;
/** Share of the height of the lower column beside which the other one stands. */
const BESIDE_SHARE = 0.5;
/** Rows of prose fill their column to this share, the middle one of them; those of a table or a form do not. */
const FILLED = 0.7;
const MAX_WORDS = 10_000;

interface Row {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Whether the words of a page, read as one column, stand in two columns of prose. */
export function isInColumns(lines: readonly OcrLine[]): boolean {
  const words = lines.flatMap((line) => line.words);
  if (words.length < 2 * MIN_ROWS || words.length > MAX_WORDS) return false;
  const left = words.reduce((least, word) => Math.min(least, word.left), Infinity);
  const right = words.reduce((most, word) => Math.max(most, word.right), -Infinity);
  for (let step = 0; step <= STEPS; step++) {
    const x = left + (right - left) * (LEFTMOST + ((RIGHTMOST - LEFTMOST) * step) / STEPS);
    if (words.filter((word) => word.left < x && word.right > x).length > words.length * ACROSS_SHARE) continue;
    const [one, other] = [rowsOf(words.filter((word) => word.right <= x)), rowsOf(words.filter((word) => word.left >= x))];
    if (areBeside(one, other) && isFilled(one, x - left) && isFilled(other, right - x)) return true;
  }
  return false;
}

function areBeside(one: readonly Row[], other: readonly Row[]): boolean {
  if (one.length < MIN_ROWS || other.length < MIN_ROWS) return false;
  const [[top, bottom], [otherTop, otherBottom]] = [spanOf(one), spanOf(other)];
  const common = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
  return common >= BESIDE_SHARE * Math.min(bottom - top, otherBottom - otherTop);
}

const spanOf = (rows: readonly Row[]): [top: number, bottom: number] => [rows[0]?.top ?? 0, rows.at(-1)?.bottom ?? 0];

function isFilled(rows: readonly Row[], width: number): boolean {
  const widths = rows.map((row) => row.right - row.left).sort((a, b) => a - b);
  return (widths[Math.floor(widths.length / 2)] ?? 0) >= width * FILLED;
}

/** Words on one height, whatever line they were taken for, from top to bottom. */
function rowsOf(words: readonly OcrWord[]): Row[] {
  const rows: Row[] = [];
  const middleOf = ({ top, bottom }: Row | OcrWord): number => (top + bottom) / 2;
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    if (last && middleOf(word) < last.bottom) {
      last.left = Math.min(last.left, word.left);
      last.right = Math.max(last.right, word.right);
    } else rows.push({ top: word.top, bottom: word.bottom, left: word.left, right: word.right });
  }
  return rows;
}

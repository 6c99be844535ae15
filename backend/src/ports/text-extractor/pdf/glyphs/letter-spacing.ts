import type { Glyph } from '../printed-lines.js';

const BLANKS = /\s/u;
const MIN_PIECES = 6;
const MAX_PIECE = 2;
/** Share of the pieces of a spaced word that are one character. */
const SINGLE_SHARE = 0.75;
/** In heights of the letters: wider gaps stand between the columns of a table, and a gap between words is wider than others by so much. */
const WIDEST = 1.1;
const WIDER = 0.2;
const NUMBER = /^\d+$/u;
const BLANK: Glyph = { text: ' ', box: [0, 0, 0, 0], at: -1 };

/** Whether words of a page may be set with gaps between their letters, which read as blanks. */
export function mayBeSpaced(text: string): boolean {
  let run = 0;
  for (const piece of text.split(BLANKS)) {
    if (piece === '') continue;
    run = piece.length === 1 ? run + 1 : 0;
    if (run >= MIN_PIECES) return true;
  }
  return false;
}

/** A line whose words are set with gaps between their letters, with blanks between the words alone; any other as it is. */
export function withoutSpacing(line: readonly Glyph[]): Glyph[] {
  const pieces = piecesOf(line);
  const out: Glyph[] = [];
  for (let from = 0; from < pieces.length;) {
    let to = from;
    while (to < pieces.length && (pieces[to] as Glyph[]).length <= MAX_PIECE) to += 1;
    const run = pieces.slice(from, to);
    const words = isSpaced(run) ? wordsOf(run.flat()) : null;
    const taken = words ?? [pieces[from] as Glyph[]];
    for (const word of taken) {
      if (out.length > 0) out.push(BLANK);
      for (const glyph of word) out.push(glyph);
    }
    from += words ? run.length : 1;
  }
  return out;
}

function piecesOf(line: readonly Glyph[]): Glyph[][] {
  const pieces: Glyph[][] = [[]];
  for (const glyph of line) {
    if (glyph.text.trim() !== '') (pieces.at(-1) as Glyph[]).push(glyph);
    else if ((pieces.at(-1) as Glyph[]).length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function isSpaced(run: readonly Glyph[][]): boolean {
  if (run.length < MIN_PIECES || run.filter(({ length }) => length === 1).length < run.length * SINGLE_SHARE) return false;
  // The numbers of columns, or of days.
  return !run.every((piece) => NUMBER.test(piece.map(({ text }) => text).join('')));
}

/** The letters as words, parted where a gap is wider than those between letters; null where all are as wide as between columns. */
function wordsOf(letters: readonly Glyph[]): Glyph[][] | null {
  const gaps = letters.slice(1).map(({ box }, i) => box[0] - (letters[i] as Glyph).box[2]);
  const height = middle(letters.map(({ box }) => box[3] - box[1]));
  const usual = middle(gaps);
  if (usual > height * WIDEST) return null;
  const words: Glyph[][] = [[letters[0] as Glyph]];
  for (const [i, gap] of gaps.entries()) {
    const next = letters[i + 1] as Glyph;
    if (gap > usual + height * WIDER) words.push([next]);
    else (words.at(-1) as Glyph[]).push(next);
  }
  return words;
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

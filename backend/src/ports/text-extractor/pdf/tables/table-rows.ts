import type { Glyph } from '../printed-lines.js';

/** Columns that are numbered on the page: "1 2 3 4 5 6" above the rows of a schedule. */
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 9;
/** Rows from which on a page is taken for a table. */
const LEAST_ROWS = 2;
/** Lines of one row lie no further apart than this, in heights of a line: below it the page number or notes follow. */
const MAX_GAP = 3.2;
/** Points by which a word must reach into both columns to be a line across the table. */
const ACROSS = 3;
const MAX_GLYPHS = 20_000;
/** Places that are tried between two columns. */
const MOST_STEPS = 200;
/** "1 2 3" or, where the first numbers stand apart, "3 4". */
const NUMBERS = /(?<!\S)(?:1\s+2\s+3|3\s+4)(?!\S)/u;
const BEGINS_CELL = /^[\p{Lu}\p{N}“"'‘([*]/u;
const GOES_ON = /^\p{Ll}/u;
/** "49", "316(2)", "[12A.]" */
const ROW_NUMBER = /^[[(“"'*]{0,3}\d{1,3}[A-Z]{0,2}(?:\([^()\s]{1,4}\)){0,3}[.)\]]{0,2}$/u;
/** PDFium marks a hyphen at the end of a line with it; it has no width. */
const HYPHEN = '\uFFFE';
/** As PDFium ends lines, and between the cells of a row. */
const LINE_END = '\r\n';
const CELL_END = '\t';

/** Glyphs between blanks. */
interface Word {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Words on one baseline, from left to right. */
interface Baseline {
  bottom: number;
  height: number;
  words: Word[];
}

/** Whether a page may have a table with numbered columns. */
export const mayHaveTable = (text: string): boolean => NUMBERS.test(text);

/**
 * The text of a page whose tables have numbered columns, row by row: the cells of a row on one line with a tab between them, however the
 * file orders them. Null where the page has no such table.
 * @param lines of the page in the order of the file
 */
export function textWithTables(lines: readonly Glyph[][]): string | null {
  if (lines.reduce((sum, line) => sum + line.length, 0) > MAX_GLYPHS) return null;
  const baselines = baselinesOf(lines.flatMap(wordsOf));
  const out: string[] = [];
  let tables = 0;
  for (let at = 0; at < baselines.length;) {
    const centres = numberedColumns(baselines[at] as Baseline);
    const table = centres && tableFrom(baselines, at + 1, centres);
    out.push(textOf((baselines[at] as Baseline).words));
    at += 1;
    if (!table) continue;
    tables += 1;
    for (const row of table.rows) out.push(row);
    at = table.to;
  }
  return tables > 0 ? out.join(LINE_END) : null;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function wordsOf(line: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const { text, box } of line) {
    const [left, bottom, right, top] = box;
    if (text === HYPHEN && open) open.text += HYPHEN;
    if (text.trim() === '' || !(right > left) || text === HYPHEN) {
      open = null;
      continue;
    }
    // Where the file has no blank between two cells, their letters still lie apart.
    const isNext =
      open !== null && (left < open.left || left - open.right > (top - bottom) / 2 || Math.abs(bottom - open.bottom) > (top - bottom) / 2);
    if (open && !isNext) {
      open.text += text;
      open.right = Math.max(open.right, right);
      open.bottom = Math.min(open.bottom, bottom);
      open.top = Math.max(open.top, top);
    } else {
      open = { text, left, right, bottom, top };
      words.push(open);
    }
  }
  return words;
}

function baselinesOf(words: readonly Word[]): Baseline[] {
  const baselines: Baseline[] = [];
  for (const word of [...words].sort((a, b) => b.bottom + b.top - (a.bottom + a.top))) {
    const middle = (word.bottom + word.top) / 2;
    const last = baselines.at(-1);
    if (last && middle > last.bottom && middle < last.bottom + last.height) last.words.push(word);
    else baselines.push({ bottom: word.bottom, height: word.top - word.bottom, words: [word] });
  }
  for (const { words: own } of baselines) own.sort((a, b) => a.left - b.left);
  return baselines;
}

/** The middles of columns that a line numbers from 1; null for any other line. */
function numberedColumns({ words }: Baseline): number[] | null {
  if (words.length < LEAST_COLUMNS || words.length > MOST_COLUMNS) return null;
  if (!words.every(({ text }, at) => text.replace(/[()]/gu, '') === String(at + 1))) return null;
  return words.map(({ left, right }) => (left + right) / 2);
}

/** The rows of a table whose columns are numbered above it. */
function tableFrom(baselines: readonly Baseline[], from: number, centres: readonly number[]): { rows: string[]; to: number } | null {
  const within = baselines.slice(from, endOf(baselines, from));
  const edges = edgesOf(
    within.flatMap(({ words }) => words),
    centres,
  );
  if (!edges) return null;
  const rows: string[][][] = [];
  let to = from;
  for (const { words } of within) {
    if (words.some((word) => isAcross(word, edges))) break;
    const cells = Array.from({ length: centres.length }, (): Word[] => []);
    for (const word of words) cells[edges.filter((edge) => edge <= (word.left + word.right) / 2).length]?.push(word);
    const texts = cells.map(textOf);
    // A number may stand beside the second line of its row.
    const goesOn = rows.at(-1)?.[0]?.length === 0 && texts.slice(1).some((text) => GOES_ON.test(text));
    if (rows.length === 0 || (beginsRow(texts) && !goesOn)) rows.push(texts.map(() => []));
    for (const [column, text] of texts.entries()) if (text !== '') rows.at(-1)?.[column]?.push(text);
    to += 1;
  }
  return rows.length >= LEAST_ROWS ? { rows: rows.map((row) => row.map(cellText).filter(Boolean).join(CELL_END)), to } : null;
}

/** Where the table ends at the latest: at the next line of numbers, or above a gap. */
function endOf(baselines: readonly Baseline[], from: number): number {
  for (let at = from; at < baselines.length; at++) {
    const [before, line] = [baselines[at - 1], baselines[at] as Baseline];
    if (numberedColumns(line)) return at;
    if (at > from && before && before.bottom - line.bottom > MAX_GAP * Math.max(before.height, line.height)) return at;
  }
  return baselines.length;
}

/** Between each two columns, where the fewest words are; null where words fill the page from side to side. */
function edgesOf(words: readonly Word[], centres: readonly number[]): number[] | null {
  const edges: number[] = [];
  for (const [column, left] of centres.slice(0, -1).entries()) {
    const right = centres[column + 1] ?? left;
    let best = { at: (left + right) / 2, crossed: Infinity, run: 0 };
    let run = 0;
    const step = Math.max(1, (right - left) / MOST_STEPS);
    for (let x = Math.ceil(left); x <= right; x += step) {
      const crossed = words.filter((word) => word.left < x && word.right > x).length;
      run = crossed === 0 ? run + 1 : 0;
      if (crossed < best.crossed || (crossed === best.crossed && (crossed > 0 || run > best.run))) best = { at: x, crossed, run };
    }
    if (best.crossed > words.length / 20) return null;
    // The text of the next column begins at the right end of the gap.
    edges.push(best.run > 0 ? best.at - Math.min(1, best.run / 2) : best.at);
  }
  return edges;
}

const isAcross = ({ left, right }: Word, edges: readonly number[]): boolean =>
  edges.some((edge) => edge - left > ACROSS && right - edge > ACROSS);

/** A row begins with a number alone in its first column, or with a capital or a figure in every column but perhaps the first. */
const beginsRow = ([first = '', ...others]: readonly string[]): boolean =>
  ROW_NUMBER.test(first) || ((first === '' || BEGINS_CELL.test(first)) && others.every((text) => BEGINS_CELL.test(text)));

/** The lines of a cell as one; whether a hyphen that ends a line is the word's own is decided by the whole document. */
const cellText = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' || text.endsWith('-') || text.endsWith(HYPHEN) ? text + line : `${text} ${line}`), '');

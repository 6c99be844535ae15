import { type Block, type Inline, plainText } from '../document-model.js';
import { displayWidth } from './wrap-text.js';

export interface TableLayout {
  /** Share of the table's width that each column gets; they add up to 1. */
  shares: number[];
  /** Points. */
  fontSize: number;
  /** True when no legible type size fits an upright page. */
  landscape: boolean;
}

const FONT_SIZES = [10, 9, 8] as const;
/** Mean advance of a letter of a bold serif in ems: heads of columns are bold. */
const LETTER_EMS = 0.62;
/** Left and right margin and border of a cell, in points. */
const CELL_PADDING = 14;
/** A word longer than this (a link, a hash) may be broken. */
const MAX_WORD = 22;
/** Text beyond this wraps in any case, so it makes a column no wider. */
const MAX_NATURAL = 44;

/**
 * Widths for one table in every format, so that no word is broken where a legible size fits: smaller type first, then a
 * page turned on its side.
 * @param upright width of the text area in points. @param turned the same of a landscape page
 */
export function tableLayout(table: Extract<Block, { kind: 'table' }>, upright: number, turned: number): TableLayout {
  const columns = table.head.map((head, index) => measure([head, ...table.rows.map((row) => row[index] ?? [])]));
  for (const [landscape, width] of [
    [false, upright],
    [true, turned],
  ] as const) {
    for (const fontSize of FONT_SIZES) {
      const least = columns.map(({ word }) => points(word, fontSize));
      if (sum(least) <= width) return { shares: share(columns, least, width, fontSize), fontSize, landscape };
    }
  }
  const least = columns.map(({ word }) => points(word, FONT_SIZES[2]));
  return { shares: least.map((one) => one / sum(least)), fontSize: FONT_SIZES[2], landscape: true };
}

interface Column {
  /** Characters of the longest word. */
  word: number;
  /** Characters of the longest line. */
  line: number;
}

function measure(cells: readonly Inline[][]): Column {
  const column = { word: 1, line: 1 };
  for (const cell of cells) {
    for (const line of plainText(cell).split('\n')) {
      column.line = Math.max(column.line, Math.min(displayWidth(line), MAX_NATURAL));
      // Lines may break after a hyphen as well.
      for (const word of line.split(/\s+|(?<=-)/)) column.word = Math.max(column.word, Math.min(displayWidth(word), MAX_WORD));
    }
  }
  return column;
}

/** What is left beyond the longest words goes where the long lines are. */
function share(columns: readonly Column[], least: readonly number[], width: number, fontSize: number): number[] {
  const wanted = columns.map(({ line }, index) => points(line, fontSize) - (least[index] ?? 0));
  const spare = width - sum(least);
  const total = sum(wanted);
  const widths = least.map((one, index) => one + (total === 0 ? spare / least.length : (spare * (wanted[index] ?? 0)) / total));
  return widths.map((one) => one / sum(widths));
}

const points = (characters: number, fontSize: number): number => characters * LETTER_EMS * fontSize + CELL_PADDING;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

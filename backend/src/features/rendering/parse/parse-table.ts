import type { Block, ColumnAlignment } from '../document-model.js';
import { parseInline } from './parse-inline.js';

const MAX_COLUMNS = 12;
const SEPARATOR_CELL = /^:?-{1,}:?$/;
const AMOUNT = /^(?:[₹$€£]|Rs\.?|INR)?\s?[\d,]+(?:\.\d+)?(?:\/-)?%?$/;

const isRow = (line: string | undefined): line is string => line !== undefined && line.trim().startsWith('|');

/** A table in Markdown's pipe notation that begins at `start`, or null. `end` is the index of the first line after it. */
export function readTable(lines: readonly string[], start: number): { block: Block; end: number } | null {
  const [first, second] = [lines[start], lines[start + 1]];
  if (!isRow(first) || !isRow(second)) return null;
  const marks = cells(second);
  const head = cells(first);
  if (marks.length !== head.length || head.length > MAX_COLUMNS || !marks.every((mark) => SEPARATOR_CELL.test(mark))) return null;
  let end = start + 2;
  const body: string[][] = [];
  for (let line = lines[end]; isRow(line); line = lines[++end]) body.push(fit(cells(line), head.length));
  const columns = marks.map((mark, column) =>
    alignment(
      mark,
      body.map((row) => row[column] ?? ''),
    ),
  );
  const block: Block = { kind: 'table', columns, head: head.map(parseInline), rows: body.map((row) => row.map(parseInline)) };
  return { block, end };
}

/** Splits at pipes that no backslash precedes. */
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** No word is lost: surplus cells join the last one. */
const fit = (row: string[], count: number): string[] => [
  ...Array.from({ length: count - 1 }, (_, index) => row[index] ?? ''),
  row.slice(count - 1).join(' '),
];

function alignment(mark: string, column: readonly string[]): ColumnAlignment {
  if (mark.endsWith(':')) return mark.startsWith(':') ? 'center' : 'right';
  const filled = column.filter((cell) => cell !== '');
  const isAmounts = filled.length > 0 && filled.every((cell) => AMOUNT.test(cell)) && filled.some((cell) => cell.length > 3);
  return isAmounts && !mark.startsWith(':') ? 'right' : 'left';
}

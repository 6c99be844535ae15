import { type Block, type ColumnAlignment, plainText } from '../document-model.js';
import { displayWidth, wrap } from '../layout/wrap-text.js';

const MIN_COLUMN = 6;
const BORDER = 3;

/** A table in pipe notation with aligned columns: readable as it is, and read back as a table. */
export function textTable(table: Extract<Block, { kind: 'table' }>, width: number): string {
  const cells = [table.head, ...table.rows].map((row) => row.map((cell) => plainText(cell).replaceAll('|', '\\|')));
  const widths = columnWidths(cells, width);
  const lines = cells.flatMap((row) => printRow(row, widths, table.columns));
  const headHeight = printRow(cells[0] ?? [], widths, table.columns).length;
  const separator = `|${widths.map((columns, index) => mark(columns, table.columns[index] ?? 'left')).join('|')}|`;
  return [...lines.slice(0, headHeight), separator, ...lines.slice(headHeight)].join('\n');
}

const largest = (lengths: readonly number[]): number => lengths.reduce((most, length) => Math.max(most, length), 0);

/** Natural widths; when they do not fit, the widest columns give way first. */
function columnWidths(rows: readonly string[][], width: number): number[] {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, displayWidth(row[column] ?? '')), 3),
  );
  const available = Math.max(width - BORDER * count - 1, MIN_COLUMN * count);
  for (let surplus = widths.reduce((sum, columns) => sum + columns, -available); surplus > 0;) {
    const widest = largest(widths);
    const second = Math.max(MIN_COLUMN, largest(widths.filter((columns) => columns < widest)));
    const cut = Math.min(surplus, Math.max(1, widest - second));
    widths[widths.indexOf(widest)] = widest - cut;
    surplus -= cut;
  }
  return widths;
}

function printRow(row: readonly string[], widths: readonly number[], columns: readonly ColumnAlignment[]): string[] {
  const wrapped = row.map((cell, index) => wrap(cell, widths[index] ?? MIN_COLUMN));
  const height = Math.max(1, largest(wrapped.map((lines) => lines.length)));
  return Array.from({ length: height }, (_, line) => {
    const parts = wrapped.map((lines, index) => pad(lines[line] ?? '', widths[index] ?? MIN_COLUMN, columns[index] ?? 'left'));
    return `| ${parts.join(' | ')} |`;
  });
}

function pad(text: string, width: number, alignment: ColumnAlignment): string {
  const room = Math.max(0, width - displayWidth(text));
  const before = alignment === 'right' ? room : alignment === 'center' ? Math.floor(room / 2) : 0;
  return ' '.repeat(before) + text + ' '.repeat(room - before);
}

const mark = (width: number, alignment: ColumnAlignment): string => {
  const dashes = '-'.repeat(width + (alignment === 'center' ? 0 : alignment === 'right' ? 1 : 2));
  return alignment === 'center' ? `:${dashes}:` : alignment === 'right' ? `${dashes}:` : dashes;
};

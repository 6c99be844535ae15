import type { DataColumn } from './data-column.js';

/** What a column without a width needs at least, and the button that opens a row, in CSS pixels. */
const LEAST_WIDTH = 160;
const TOGGLE_WIDTH = 44;

const widthOf = (columns: readonly Pick<DataColumn<never>, 'width'>[]): number =>
  columns.reduce((sum, { width = LEAST_WIDTH }) => sum + width, 0);

/**
 * The columns that a table has room for: all, or those that it does not leave out first.
 * @param room in CSS pixels; 0 where it is not known, and all columns are shown
 * @param opens whether each row has a button that opens it
 * @returns null where even those do not fit: the rows are cards then
 */
export function columnsFor<Column extends { width?: number; spare?: boolean }>(
  columns: readonly Column[],
  room: number,
  opens: boolean,
): readonly Column[] | null {
  const left = room - (opens ? TOGGLE_WIDTH : 0);
  if (room === 0 || widthOf(columns) <= left) return columns;
  const fewer = columns.filter(({ spare }) => !spare);
  return widthOf(fewer) <= left ? fewer : null;
}

/** Between the cells of one row. */
const SEPARATOR = '|';
export const MAX_ROWS = 12;

/** The cells of each row of a value with columns: one row per line, its cells between upright strokes; empty lines count for nothing. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.split(SEPARATOR).map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));

/** The rows as they are kept: no empty cell at the end of a row, one blank around each stroke. */
export const writtenRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.slice(0, cells.findLastIndex(Boolean) + 1).join(` ${SEPARATOR} `)).join('\n');

export const MAX_ROWS = 12;

/** The cells of each row of a value with columns: a row is one line, its cells stand between upright strokes. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));

/** Rows as the server takes them; a stroke within a cell would end it, so it becomes a slash. */
export const writtenRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => cell.replace(/[|\r\n]/g, '/').trim()))
    .filter((cells) => cells.some(Boolean))
    .map((cells) => cells.slice(0, cells.findLastIndex(Boolean) + 1).join(' | '))
    .join('\n');

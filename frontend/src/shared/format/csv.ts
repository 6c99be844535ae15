export type CsvCell = string | number | boolean | null;

/** Begins a UTF-8 file, so that spreadsheets do not take it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What spreadsheets take for the beginning of a formula (OWASP, CSV injection), full-width forms of the signs too. White space and
 * invisible characters before the sign are skipped by some of them, and a tab or a line end at the start moves the rest on.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−])/u;
/** Separators of any locale, quotation marks, line ends, and white space at an end, which readers trim. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/;

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180). Words that a spreadsheet would run as a formula are kept words by an apostrophe. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

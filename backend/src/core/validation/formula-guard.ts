/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;
const withoutMarks = (cell: string): string => cell.replace(/^'+/, '');

/** Puts an apostrophe before text that a spreadsheet would run as a formula, so that it stays text. */
export const guardFormula = (cell: string): string => (FORMULA.test(withoutMarks(cell)) ? `'${cell}` : cell);

/** Removes that apostrophe. */
export const unguardFormula = (cell: string): string => (cell.startsWith("'") && FORMULA.test(withoutMarks(cell)) ? cell.slice(1) : cell);

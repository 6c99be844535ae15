/** Several values in one cell, separated by semicolons; a semicolon within a value stands after a backslash. */
export const joinList = (values: readonly string[]): string => values.map((value) => value.replace(/[\\;]/g, '\\$&')).join('; ');

/** The values of such a cell, trimmed; empty ones are left out. */
export function splitList(cell: string): string[] {
  const values = [''];
  for (const [part = ''] of cell.matchAll(/\\[\\;]|[^]/g)) {
    if (part === ';') values.push('');
    else values.push(`${values.pop() ?? ''}${part.length === 2 ? part.charAt(1) : part}`);
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;
const withoutMarks = (cell: string): string => cell.replace(/^'+/, '');

/** Puts an apostrophe before text that a spreadsheet would run as a formula, so that it stays text. */
export const guardFormula = (cell: string): string => (FORMULA.test(withoutMarks(cell)) ? `'${cell}` : cell);

/** Removes that apostrophe. */
export const unguardFormula = (cell: string): string => (cell.startsWith("'") && FORMULA.test(withoutMarks(cell)) ? cell.slice(1) : cell);

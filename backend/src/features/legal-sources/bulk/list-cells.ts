/** Several values in one cell: parted by semicolons, which a value may hold after a backslash. */
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

/** What a spreadsheet would take for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠−]/u;
const withoutMarks = (cell: string): string => cell.replace(/^'+/, '');

/** Keeps words that a spreadsheet would run as a formula words, by an apostrophe before them. */
export const guardFormula = (cell: string): string => (FORMULA.test(withoutMarks(cell)) ? `'${cell}` : cell);

/** Takes that apostrophe away again. */
export const unguardFormula = (cell: string): string => (cell.startsWith("'") && FORMULA.test(withoutMarks(cell)) ? cell.slice(1) : cell);

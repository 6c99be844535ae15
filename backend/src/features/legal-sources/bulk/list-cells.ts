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

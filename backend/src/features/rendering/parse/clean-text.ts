const TAB_COLUMNS = 4;

/**
 * A line that every format can hold: tabs are spaces, and what XML, fonts or databases refuse (control characters, non-characters,
 * lone surrogates, private use) is gone.
 */
export function cleanLine(line: string): string {
  return line
    .replace(/\t/g, ' '.repeat(TAB_COLUMNS))
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF\p{Co}]/gu, '');
}

const TAB_COLUMNS = 4;

/**
 * Text that every format can hold: line ends are `\n`, tabs are spaces, form feeds stand alone (page breaks), and what
 * XML, fonts or databases refuse (control characters, non-characters, lone surrogates, private use) is gone.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\f/g, '\n\f\n')
    .replace(/\t/g, ' '.repeat(TAB_COLUMNS))
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF\p{Co}]/gu, '');
}

/** Wingdings and Symbol characters that people put in forms; the rest of those fonts is decoration. */
const SYMBOLS: Record<string, string> = {
  F0A8: '\u2610',
  F06F: '\u2610',
  F0FE: '\u2612',
  F0FD: '\u2612',
  F0FC: '\u2713',
  F0B7: '\u2022',
  F0A7: '\u2022',
  F06E: '\u25a0',
  F071: '\u2610',
};
/** The tick boxes of Wingdings 2, whose codes mean other things in other fonts. */
const WINGDINGS_2: Record<string, string> = { F052: '\u2611', F053: '\u2612', F054: '\u2612', F0A3: '\u2610', F02A: '\u2610' };

/** Signs of arithmetic in the font Symbol. */
const SYMBOL: Record<string, string> = {
  F0A3: '\u2264',
  F0B0: '\u00b0',
  F0B1: '\u00b1',
  F0B3: '\u2265',
  F0B4: '\u00d7',
  F0B7: '\u2022',
  F0B8: '\u00f7',
  F0B9: '\u2260',
};

const WINGDINGS = /^(?:wingdings|webdings)/iu;
/** Fonts of the years before the rupee had a code: it is typed as a grave accent. */
const RUPEE = /^rupee/iu;
const FIRST = 0xf000;
const BYTES = 0x100;

/**
 * A character of a symbol font.
 * @param code of the character as Word keeps it, mostly one of private use
 * @returns '' for one that is decoration
 */
export function symbolOf(code: number, font: string): string {
  if (Number.isNaN(code)) return '';
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  const table = /^wingdings 2$/iu.test(font) ? WINGDINGS_2 : /^symbol$/iu.test(font) ? SYMBOL : SYMBOLS;
  return isPrivate ? (table[code.toString(16).toUpperCase()] ?? '') : String.fromCharCode(code);
}

/** A text as a font of symbols shows it; as it is in any other font. */
export function symbolText(text: string, font: string): string {
  if (RUPEE.test(font)) return text.replaceAll('`', '\u20b9');
  if (!WINGDINGS.test(font)) return text;
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (character.trim() === '' || (code >= BYTES && (code < FIRST || code >= FIRST + BYTES))) return character;
      return symbolOf(FIRST + (code % BYTES), font);
    })
    .join('');
}

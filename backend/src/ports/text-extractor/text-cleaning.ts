import { normalized } from '../../core/text/normalized.js';

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const REMOVED = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\ufeff\p{Noncharacter_Code_Point}]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
/** Bullets of Word's symbol fonts, which have no Unicode meaning of their own. */
const SYMBOL_BULLETS = /[\uf0a7\uf0b7]/g;
const NEEDS_WORK = /[^\n\t -~]/;

/**
 * Makes text storable and comparable: `\n` line ends, NFC, no NUL or other C0/C1 controls but `\n` and `\t`,
 * no non-characters, no lone surrogates.
 */
export function cleanText(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return normalized(
    text.replace(LINE_ENDS, '\n').replace(REMOVED, '').replace(LONE_SURROGATES, '\ufffd').replace(SYMBOL_BULLETS, '\u2022'),
  );
}

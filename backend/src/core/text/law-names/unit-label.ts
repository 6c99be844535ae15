import { latinDigits } from '../values/latin-digits.js';

/** Latin letters in the order of the consonants that Hindi prints of acts put after the numbers of inserted sections: 8क is 8A. */
const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभम';
/** Latin letters as Hindi spells them: 498ए is 498A. */
const SPELT: Readonly<Record<string, string>> = { ए: 'A', बी: 'B', सी: 'C', डी: 'D', ई: 'E', एफ: 'F', जी: 'G' };
const SPELT_LETTER = /(?:एफ|ए|बी|सी|डी|ई|जी)(?![\p{L}\p{M}])/gu;
const LATIN = /^[\x20-\x7e]*$/;
const LATIN_A = 65;

/** The number of a unit as it is written in English: '8A' for '8क' and '8ए', '१२' as '12'. */
export function unitLabel(printed: string): string {
  if (LATIN.test(printed)) return printed.toUpperCase();
  return latinDigits(printed)
    .replace(SPELT_LETTER, (letter) => SPELT[letter] ?? letter)
    .replace(/[क-म]/gu, (letter) => String.fromCharCode(LATIN_A + CONSONANTS.indexOf(letter)))
    .toUpperCase();
}

/** Latin letters in the order of the consonants that Hindi prints of acts put after the numbers of inserted sections: 8क is 8A. */
const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभम';
const DEVANAGARI_ZERO = 0x966;
const LATIN_A = 65;

/** The number of a section as it is written in English: '8A' for '8क' and '१२' as '12'. */
export function sectionLabel(printed: string): string {
  return printed
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[क-म]/gu, (letter) => String.fromCharCode(LATIN_A + CONSONANTS.indexOf(letter)))
    .toUpperCase();
}

import { ExtractionError } from '../extraction-error.js';

/** Letters in a font of unknown codes from which on a text is not what it shows. */
const MIN_LETTERS = 8;
const MAX_NAMED = 3;
/** Such fonts take the places of letters and signs of Latin script; a letter in Unicode that another font shows is what it says. */
const LETTERS = /[A-Za-z\u00a1-\u02ff\u2013-\u2122]/gu;

const BEYOND_ASCII = /[\u00a1-\u02ff\u2018-\u2122]/gu;
/** Signs that stand in texts of today: § ° £ © ½ and quotation marks. */
const USUAL = /[§°£©®½¼¾±×·¶\u2018-\u201d\u2022\u2026]/gu;
/** A sign of ASCII or a capital inside of a word. */
const ODD = /[A-Za-z][@$[\]{}|\\^~<>=+;!?#%*"&`][A-Za-z]|[a-z][A-Z]/u;
const ADDRESS = /@[\w-]{1,60}\.|:\/\//u;
const COMMON = new Set('the of and to in or by for is on shall any be that ka ki ke hai mein se'.split(' '));
const MIN_IN_LINE = 3;
/** Share of the words of a line. */
const LINE_SHARE = 0.4;
const ODD_SHARE = 0.25;
const MIN_CROWDED = 5;
const MIN_ODD = 20;
const MAX_LINES = 200_000;
const WORDS = /\S+/gu;

/** How many letters of a run in such a font are not what they show. */
export const legacyLetters = (text: string): number => text.match(LETTERS)?.length ?? 0;

/**
 * Refuses a text that is set in fonts from before Unicode whose codes are not known: it would be read as Latin letters without sense.
 * @param letters how many are set in each font
 * @throws ExtractionError `unsupported`
 */
export function refuseUnknownFonts(letters: ReadonlyMap<string, number>): void {
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  if (total < MIN_LETTERS) return;
  const names = [...letters.keys()].slice(0, MAX_NAMED).join(', ');
  throw new ExtractionError('unsupported', undefined, {
    detail: `It is set in the font ${names}, whose letters are not Unicode. Please save it as PDF, which is read by its looks, or convert it to Unicode.`,
  });
}

/** Refuses a text that by its looks was typed for such a font, or by ISCII. @throws ExtractionError `unsupported` */
export function refuseUnknownCodes(text: string): void {
  if (!holdsUnknownCodes(text)) return;
  throw new ExtractionError('unsupported', undefined, {
    detail:
      'Some of it is typed for an old font of an Indian script, and its letters are not Unicode. Please save it as PDF, which is read by its looks, or convert it to Unicode.',
  });
}

/** Whether lines of a text are made of codes of an 8-bit font for an Indian script, such as Chanakya or Shusha, or of ISCII. */
export const holdsUnknownCodes = (text: string): boolean => holdsCrowdedWords(text) || holdsOddWords(text);

/** Whether lines of a text are made of letters of Western Europe that no language crowds so. */
export const holdsCrowdedWords = (text: string): boolean => countInLines(text, isCrowded, LINE_SHARE) >= MIN_CROWDED;

function holdsOddWords(text: string): boolean {
  const isOdd = (word: string): boolean => ODD.test(word) && !ADDRESS.test(word);
  return countInLines(text, isOdd, ODD_SHARE, (words) => !words.some((word) => COMMON.has(word.toLowerCase()))) >= MIN_ODD;
}

/** How many such words stand in lines that consist of them to this share. */
function countInLines(
  text: string,
  isSuch: (word: string) => boolean,
  share: number,
  isWanted: (words: readonly string[]) => boolean = () => true,
): number {
  let count = 0;
  for (const line of text.split('\n', MAX_LINES)) {
    const words = line.match(WORDS) ?? [];
    const found = words.filter(isSuch).length;
    if (found >= MIN_IN_LINE && found >= words.length * share && isWanted(words)) count += found;
  }
  return count;
}

/** A word of which at least half are letters and signs beyond ASCII, two of them: those of French and German have fewer. */
function isCrowded(word: string): boolean {
  const beyond = word.replace(USUAL, '').match(BEYOND_ASCII)?.length ?? 0;
  return beyond >= 2 && beyond * 2 >= word.length;
}

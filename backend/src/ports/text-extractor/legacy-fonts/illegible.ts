/** Texts with fewer visible characters say too little to be judged by their letters. */
const MIN_VISIBLE = 20;
const VISIBLE = /\S/gu;
/** What a missing character map reads as: replacement characters, code points of private use, names of glyphs. */
const ILLEGIBLE = /[\ufffd\p{Co}]|\(cid:\d{1,6}\)/gu;
const MAX_ILLEGIBLE = 0.2;
/** The upper half of Latin-1 without signs that papers are ruled and numbered with. Fonts from before Unicode and ISCII fill it with Indian letters. */
const UPPER_LATIN = /[\u00a1-\u00a6\u00a8-\u00af\u00b1-\u00b6\u00b8-\u00ff]/gu;
/** No language in Latin letters has half as many of them. */
const MAX_UPPER_LATIN = 0.3;

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

/** Whether a text is not what it shows: its codes are those of an old font or of ISCII, or have no map. */
export const isIllegible = (text: string): boolean => isUnmapped(text) || holdsUnknownCodes(text);

/** Whether much of a text is replacement characters, code points of private use, names of glyphs, or letters of an old font read as Latin ones. */
export function isUnmapped(text: string): boolean {
  const visible = count(text, VISIBLE);
  const illegible = (text.match(ILLEGIBLE) ?? []).reduce((sum, found) => sum + found.length, 0);
  return visible >= MIN_VISIBLE && (illegible > visible * MAX_ILLEGIBLE || count(text, UPPER_LATIN) > visible * MAX_UPPER_LATIN);
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

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

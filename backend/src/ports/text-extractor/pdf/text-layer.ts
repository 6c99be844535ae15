import { setImmediate } from 'node:timers/promises';
import { holdsCrowdedWords, isUnmapped } from '../legacy-fonts/illegible.js';

/** Pages with fewer visible characters say too little to be judged by their letters. */
const MIN_VISIBLE = 20;
/** Takes some 5 ms. */
const CHARACTERS_AT_ONCE = 60_000;
const VISIBLE = /\S/gu;
const WORD = /\S+/gu;
/** Words that Hindi set in a font of the typewriter age (Kruti Dev and its kin) reads as: "of the", "in", "is", "section". */
const LEGACY_HINDI = new Set(
  'dk ds dh esa gS gSa vkSj fd ls dks ij ;g ;k rFkk ugha /kkjk fdlh tks ml bl mUgsa vf/kfu;e fu;e gksxk djus fy, }kjk ;fn ,d fd;k izR;sd lHkh'.split(
    ' ',
  ),
);
const MIN_LEGACY_WORDS = 5;
const LEGACY_SHARE = 0.08;

const DEVANAGARI_WORD = /[\u0900-\u097f]+/gu;
/** A vowel sign or virama that nothing stands before, or two vowel signs in a row: no word is written so. */
const IMPOSSIBLE = /^[\u093e-\u094d\u0962\u0963]|[\u093e-\u094c]{2}|\u094d[\u093e-\u094c]/u;
const MIN_DEVANAGARI_WORDS = 20;
const IMPOSSIBLE_SHARE = 0.06;

const LATIN_LETTERS = /[A-Za-z&]+/gu;
/** "Mrs" and "PDF" are few on any page. */
const MIN_WORD = 3;
const VOWEL = /[aeiouy]/iu;
const MIN_LATIN_WORDS = 40;
const VOWELLESS_SHARE = 0.25;
/** Every page of English has them, and a text whose codes are off has none. */
const COMMON_WORDS = new Set([
  'the',
  'of',
  'and',
  'to',
  'in',
  'or',
  'by',
  'for',
  'is',
  'on',
  'shall',
  'any',
  'be',
  'ka',
  'ki',
  'ke',
  'hai',
  'mein',
]);
const COMMON_SHARE = 0.01;

/** Words of which every page of Hindi has some. */
const COMMON_HINDI = new Set('के का की में है से को और पर या यह वह कि हैं था थी लिए द्वारा नहीं ने एक जो हो किया गया तथा एवं अधीन धारा'.split(' '));
/** A layer of recognised text is held to more: shares of common words that a page of prose exceeds many times over. */
const LAYER_COMMON_SHARE = 0.08;
const MIN_LAYER_WORDS = 20;

/** Any letter or sign of a word. */
const LETTERS = /[\p{L}\p{M}]/gu;
/** Letters of scripts in which papers are not written here: a wrong map makes them of others. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z\u00aa-\u00ff\u0900-\u0dff]/gu;
const FOREIGN_SHARE = 0.2;
const MIN_FOREIGN = 20;
const LETTERS_OF_WORD = /[\p{L}\p{M}]+/gu;
/** Letters of a whole text, and of a stretch of a longer one, that has no common word: some 14 letters go to each in prose. */
const MIN_LETTERS = 40;
const WORDLESS_LETTERS = 300;
/** Scripts whose common words are known. */
const KNOWN_SCRIPT = /^[A-Za-z\u00c0-\u00ff\u0900-\u097f]+$/u;
const MORE_COMMON = new Set(
  'as at it if no not an his her he was were are has had have with from that this which who will may under no vs rs date dated name address page case court state india se aur nahi nahin kya ko आहे आणि व या च्या ते हा ही होते केली नाही तो जो तक भी साथ बाद वे इस उस'.split(
    ' ',
  ),
);

/** A short or i and a virama: some eight of a hundred letters and signs of Hindi, none where the map of a font has lost them. */
const SHORT_I = /\u093f/gu;
const VIRAMA = /\u094d/gu;
const DEVANAGARI_SIGN = /[\u0904-\u0963]/gu;
const MIN_SIGNS = 60;
const MIN_SIGNS_FOR_ONE = 250;
const LOST_SHARE = 0.012;
const LOST_ONE_SHARE = 0.003;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isLegacyHindi(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const known = words.filter((word) => LEGACY_HINDI.has(word)).length;
  return known >= MIN_LEGACY_WORDS && known >= words.length * LEGACY_SHARE;
}

function isMisspeltDevanagari(text: string): boolean {
  const words = text.match(DEVANAGARI_WORD) ?? [];
  return words.length >= MIN_DEVANAGARI_WORDS && words.filter((word) => IMPOSSIBLE.test(word)).length >= words.length * IMPOSSIBLE_SHARE;
}

/** Hindi without short i or conjuncts: the character map of its font lacks them. */
function isLossyDevanagari(text: string): boolean {
  const signs = count(text, DEVANAGARI_SIGN);
  if (signs < MIN_SIGNS) return false;
  const [shortI, virama] = [count(text, SHORT_I), count(text, VIRAMA)];
  if (shortI + virama < signs * LOST_SHARE) return true;
  return signs >= MIN_SIGNS_FOR_ONE && Math.min(shortI, virama) < signs * LOST_ONE_SHARE;
}

/** Whether a text has the common words of English or Hindi. One of few words may be a table, and passes. */
export function isLanguage(text: string): boolean {
  const latin = (text.match(LATIN_LETTERS) ?? []).map((word) => word.toLowerCase());
  const hindi = text.match(DEVANAGARI_WORD) ?? [];
  const words = latin.length + hindi.length;
  if (words < MIN_LAYER_WORDS) return true;
  const common = latin.filter((word) => COMMON_WORDS.has(word)).length + hindi.filter((word) => COMMON_HINDI.has(word)).length;
  return common >= words * LAYER_COMMON_SHARE;
}

/**
 * Whether a text may be something other than what its page shows, since it has no common words or foreign letters. A list of names has
 * none either: only the picture tells.
 */
export function isDoubtful(text: string): boolean {
  const letters = count(text, LETTERS);
  const foreign = count(text, FOREIGN_LETTER);
  if (foreign >= MIN_FOREIGN && foreign >= letters * FOREIGN_SHARE) return true;
  let [all, stretch, longest, common] = [0, 0, 0, 0];
  for (const [word] of text.matchAll(LETTERS_OF_WORD)) {
    if (!KNOWN_SCRIPT.test(word)) continue;
    const plain = word.toLowerCase();
    const isCommon = COMMON_WORDS.has(plain) || MORE_COMMON.has(plain) || COMMON_HINDI.has(plain);
    all += word.length;
    common += isCommon ? 1 : 0;
    stretch = isCommon ? 0 : stretch + word.length;
    longest = Math.max(longest, stretch);
  }
  return longest >= WORDLESS_LETTERS || (common === 0 && all >= MIN_LETTERS);
}

function isShifted(text: string): boolean {
  const letters = text.match(LATIN_LETTERS) ?? [];
  const words = letters.filter((word) => word.length >= MIN_WORD);
  const common = letters.filter((word) => COMMON_WORDS.has(word.toLowerCase())).length;
  if (words.length < MIN_LATIN_WORDS || common >= letters.length * COMMON_SHARE) return false;
  return words.filter((word) => !VOWEL.test(word)).length >= words.length * VOWELLESS_SHARE;
}

/**
 * Whether the text of a page is not what the page shows: replacement characters, a legacy Hindi font that maps to Latin letters, a wrong or
 * missing character map. Such a page counts as one without text: quoting it would quote nonsense as law.
 */
export function isBrokenTextLayer(text: string): boolean {
  if (count(text, VISIBLE) < MIN_VISIBLE) return false;
  return (
    isUnmapped(text) ||
    isLegacyHindi(text) ||
    holdsCrowdedWords(text) ||
    isMisspeltDevanagari(text) ||
    isLossyDevanagari(text) ||
    isShifted(text)
  );
}

/** Pages whose text is not what they show, counted from 0. @param layered those whose text lies on pictures. Gives way to other work in between, since a file may have thousands of pages. */
export async function brokenPages(pages: readonly string[], layered: ReadonlySet<number> = new Set()): Promise<number[]> {
  const broken: number[] = [];
  let judged = 0;
  for (const [index, page] of pages.entries()) {
    if (isBrokenTextLayer(page) || (layered.has(index) && !isLanguage(page))) broken.push(index);
    judged += page.length;
    if (judged < CHARACTERS_AT_ONCE) continue;
    judged = 0;
    await setImmediate();
  }
  return broken;
}

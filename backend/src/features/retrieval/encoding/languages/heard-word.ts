import { distance as levenshtein } from 'fastest-levenshtein';
import { DEVANAGARI, hindiStem, plainDevanagari, romanised } from './devanagari.js';
import { soundKey } from './sound-key.js';

/** A word in either script with the forms it is compared by. */
export interface HeardWord {
  /** As written, in lower case and without the dots below of Devanagari. */
  plain: string;
  /** Of a word in Devanagari, without its ending; of one in Latin letters, the word. */
  stem: string;
  sound: string;
  /** Latin letters in which each sound is spelt in one way. */
  letters: string;
  latin: boolean;
}

/** Ways in which one sound is typed. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/e/g, 'i'],
  [/o+/g, 'u'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/chh?/g, 'c'],
  [/([skgtdbj])h/g, '$1'],
  [/(.)\1/g, '$1'],
];
/** A sound of fewer letters fits too many words, so those must be spelt alike. */
const SHORT_SOUND = 3;
/** One letter in this many may differ, and one in a short word: "dehej" is "dahej", but "taped" is not "thappad". */
const LETTERS_FOR_A_CHANGE = 3;
/** Words are read no further than this: no word of the lexicon is this long. */
const LONGEST = 40;

const latinLetters = (word: string): string =>
  SPELLINGS.reduce((text, [spelt, sound]) => text.replace(spelt, sound), word.toLowerCase().replace(/[^a-z]/g, ''));

/** @param word one word without blanks; of a longer one than 40 characters only the beginning counts */
export function heardWord(word: string): HeardWord {
  const short = word.slice(0, LONGEST);
  const plain = plainDevanagari(short).toLowerCase();
  if (!DEVANAGARI.test(plain)) return { plain, stem: plain, sound: soundKey(plain), letters: latinLetters(plain), latin: true };
  const stem = hindiStem(plain);
  return { plain, stem, sound: soundKey(romanised(stem)), letters: latinLetters(romanised(plain)), latin: false };
}

/** The smaller the difference, the lower the value: the word itself, then one with another ending, then one that only sounds the same. */
const OTHER_ENDING = 0.5;

/**
 * How many letters of a word may differ from the lexicon. Devanagari leaves fewer sounds open, so that short words in it are
 * misspelt less than they are mistaken.
 */
function tolerated({ latin, sound }: HeardWord, length: number): number {
  if (sound.length < SHORT_SOUND || (!latin && sound.length === SHORT_SOUND)) return 0;
  return Math.max(1, Math.floor(length / LETTERS_FOR_A_CHANGE));
}

/**
 * How far a word is from one that it may be: 0 for the same word, null for a different one.
 * @param word as someone typed it
 * @param known as it is spelt in the data
 */
export function distance(word: HeardWord, known: HeardWord): number | null {
  if (word.plain === known.plain) return 0;
  if (!word.latin && !known.latin && word.stem === known.stem) return OTHER_ENDING;
  if (word.sound !== known.sound || word.sound === '') return null;
  const apart = levenshtein(word.letters, known.letters);
  return apart <= tolerated(word, Math.max(word.letters.length, known.letters.length)) ? 1 + apart : null;
}

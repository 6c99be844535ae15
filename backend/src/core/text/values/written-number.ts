import { ComposedNumber } from './composed-number.js';
import { ENGLISH_NUMBERS, ENGLISH_SCALES } from './english-numbers.js';
import { HINDI_FRACTIONS, HINDI_NUMBERS, HINDI_PARTS, HINDI_SCALES, plainHindi } from './hindi-numbers.js';
import { latinDigits } from './latin-digits.js';

/** A word, a figure or a sign of a text; offsets of the text. */
export interface Token {
  /** In small letters, without the dots below of Devanagari, in Latin digits. */
  word: string;
  start: number;
  end: number;
}

/** A number as a text writes it: in figures, in words, in English, Hindi or Hindi in Latin letters, or in several of these ("5 lakh"). */
export interface WrittenNumber {
  value: number;
  /** Tokens that it takes. */
  count: number;
  /** It is written in words of Hindi in Latin letters, some of which are English words as well ("do"). */
  hinglish: boolean;
  /** It counts in lakh or crore. */
  large: boolean;
  /** It is written in words alone. */
  worded: boolean;
}

const TOKEN = /(?:रु|रू)[०.]|\p{Nd}{1,3}(?: ?,\p{Nd}{2,3}){1,5}(?:\.\p{Nd}{1,7})?|\p{Nd}{1,15}(?:\.\p{Nd}{1,7})?|[\p{L}\p{M}]+|[%₹]/gu;
/** Of the longest number below a lakh crore, and some. */
const MOST_WORDS = 24;
const LARGE = 1e5;
const PLURAL = new Map([
  ['lakhs', 'lakh'],
  ['lacs', 'lac'],
  ['crores', 'crore'],
  ['cr', 'crore'],
  ['crs', 'crore'],
  ['thousands', 'thousand'],
  ['millions', 'million'],
  ['billions', 'billion'],
]);
/** "Two and a half lakh". */
const AND_A_HALF = ['and', 'a', 'half'];
/** Between the words of one number: a blank or a hyphen. */
const BETWEEN = /^[\s-]{0,3}$/u;

/** The last text that was read: its sums, periods and bare numbers are asked for one behind the other. */
let last: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

/** The tokens of a text, in its order. */
export function tokensOf(text: string): readonly Token[] {
  if (last.text === text) return last.tokens;
  const tokens = [...text.matchAll(TOKEN)].map((match) => ({
    word: latinDigits(plainHindi(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
  last = { text, tokens };
  return tokens;
}

/** Whether two tokens belong together. */
export const adjoin = (text: string, a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && BETWEEN.test(text.slice(a.end, b.start));

/** A figure without its commas; null for a word. */
export const figureOf = (word: string): number | null => (/^\d/.test(word) ? Number(word.replace(/ ?,/gu, '')) : null);

const isEnglish = (word: string): boolean => ENGLISH_NUMBERS.has(word) || ENGLISH_SCALES.has(word);

/** The number that begins at a token; null where none does. */
export function numberAt(text: string, tokens: readonly Token[], at: number): WrittenNumber | null {
  const number = new ComposedNumber();
  let [hinglish, large, worded] = [false, false, true];
  let next = at;
  /** As far as the last scale: "2 lakh 3 crore" are two numbers. */
  let sure: Pick<WrittenNumber, 'value' | 'count'> | null = null;
  const word = (index: number): string => {
    const own = tokens[index]?.word ?? '';
    return PLURAL.get(own) ?? own;
  };
  while (next < tokens.length && next - at < MOST_WORDS && (next === at || adjoin(text, tokens[next - 1], tokens[next]))) {
    const here = word(next);
    const said = countAt(here, word(next + 1), number.isOpen);
    const scale = said ? undefined : scaleAt(here, next === at);
    const joins =
      here === 'and' && /^(?:hundred|thousand)$/.test(word(next - 1)) && ENGLISH_NUMBERS.has(word(next + 1)) && !isOfPaise(word, next + 1);
    if (said) {
      if (!number.add(said.value)) break;
      worded &&= figureOf(here) === null;
      next += said.count;
    } else if (scale !== undefined) {
      if (!number.scale(scale)) return sure && exact({ ...sure, hinglish, large, worded });
      large ||= scale >= LARGE;
      next += 1;
      sure = { value: number.value ?? 0, count: next - at };
    } else if (joins) next += 1;
    else if (!number.isOpen && AND_A_HALF.every((own, step) => word(next + step) === own)) {
      number.addHalf();
      next += AND_A_HALF.length;
    } else break;
    hinglish ||= here !== 'and' && !isEnglish(here) && /^[a-z]/u.test(here);
  }
  const { value } = number;
  return value === null ? null : exact({ value, count: next - at, hinglish, large, worded });
}

/** In whole hundredths; null for what has smaller parts. */
function exact(number: WrittenNumber): WrittenNumber | null {
  const value = Math.round(number.value * 100) / 100;
  return Math.abs(number.value - value) < 0.00001 * Math.max(1, value) ** 0.5 ? { ...number, value } : null;
}

/** "Five hundred and fifty paise" are two numbers. */
function isOfPaise(word: (index: number) => string, at: number): boolean {
  let next = at;
  while (ENGLISH_NUMBERS.has(word(next)) && next - at < 2) next += 1;
  return /^pais[ae]$/.test(word(next));
}

/** "Hundred rupees" is one hundred; "lakhs of people" is no number. */
function scaleAt(word: string, first: boolean): number | undefined {
  const scale = ENGLISH_SCALES.get(word) ?? HINDI_SCALES.get(word);
  return first && scale !== undefined && scale >= LARGE ? undefined : scale;
}

/** A number without a scale, with the words that it takes; a figure only where a number begins. */
function countAt(word: string, next: string, isOpen: boolean): { value: number; count: number } | null {
  const figure = figureOf(word);
  if (figure !== null) return isOpen ? { value: figure, count: 1 } : null;
  const part = HINDI_PARTS.get(word);
  const whole = figureOf(next) ?? HINDI_NUMBERS.get(next);
  if (part !== undefined && whole !== undefined) return { value: whole + part, count: 2 };
  const value = HINDI_FRACTIONS.get(word) ?? ENGLISH_NUMBERS.get(word) ?? HINDI_NUMBERS.get(word);
  return value === undefined ? null : { value, count: 1 };
}

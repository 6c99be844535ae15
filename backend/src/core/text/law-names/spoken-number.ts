import { HINDI_NUMBERS, HINDI_SCALES, plainHindi } from '../values/hindi-numbers.js';
import { ENGLISH_NUMBERS, ENGLISH_SCALES } from '../values/english-numbers.js';

/** A number of a unit that is written in words; offsets of the text. */
export interface SpokenNumber {
  /** '138', '498A' */
  unit: string;
  /** Words that it takes; a letter after them is none. */
  words: number;
  start: number;
  end: number;
}

interface Word {
  plain: string;
  start: number;
  end: number;
}

/** No number of a section takes more. */
const MOST_WORDS = 8;
const LARGEST = 9999;
const NEXT_WORD = /[ -]{0,2}([\p{L}\p{M}]{1,14})(?![\p{L}\p{M}\p{N}])/uy;
/** "So" and "sow" are how many write "sau"; only between numbers. */
const HUNDRED = new Set(['hundred', 'so', 'sow']);
const JOINS = new Set(['and', 'aur']);
const ZERO = new Set(['oh', 'o', 'nought']);
/** Number words that are other words too: alone they count only after a Hindi word for the unit. */
const OTHER_WORDS = new Set(['do', 'one', 'sat', 'das', 'bis', 'sath', 'to', 'tin', 'char', 'teen']);
const LETTER = / {0,2}-? ?([A-Za-z])(?![\p{L}\p{M}\p{N}.'’]| \p{Ll}{3,})/uy;

function wordsAt(text: string, at: number): Word[] {
  const words: Word[] = [];
  let next = at;
  while (words.length < MOST_WORDS) {
    NEXT_WORD.lastIndex = next;
    const match = NEXT_WORD.exec(text);
    if (!match) break;
    next = match.index + match[0].length;
    words.push({ plain: plainHindi(match[1] ?? ''), start: next - (match[1] ?? '').length, end: next });
  }
  return words;
}

const valueOf = (word: string): number | undefined =>
  ENGLISH_NUMBERS.get(word) ?? HINDI_NUMBERS.get(word) ?? (ZERO.has(word) ? 0 : undefined);
const scaleOf = (word: string): number | undefined =>
  ENGLISH_SCALES.get(word) ?? HINDI_SCALES.get(word) ?? (HUNDRED.has(word) ? 100 : undefined);

/** Whether a word can end a number in words. */
export const isNumberWord = (word: string): boolean => {
  const plain = plainHindi(word);
  return valueOf(plain) !== undefined || scaleOf(plain) !== undefined;
};

/**
 * The number in words that begins at an offset: "one hundred thirty eight", "four twenty", "three zero two", "teen sau do", "चार सौ बीस".
 * Numbers without a hundred are put side by side, as people say them: "four ninety eight A" is 498A. Null for other words.
 * @param hindi whether the word for the unit is Hindi, after which "do" is two
 */
export function spokenNumberAt(text: string, at: number, hindi = false): SpokenNumber | null {
  const words = wordsAt(text, at);
  const said: Word[] = [];
  const parts: { value: number; scale: boolean }[] = [];
  for (const word of words) {
    const value = valueOf(word.plain);
    const scale = value === undefined && parts.length > 0 ? scaleOf(word.plain) : undefined;
    if (value === undefined && scale === undefined) {
      if (JOINS.has(word.plain) && parts.at(-1)?.scale) continue;
      break;
    }
    parts.push({ value: value ?? scale ?? 0, scale: scale !== undefined });
    said.push(word);
  }
  const [first] = said;
  const last = said.at(-1);
  const digits = inDigits(parts);
  if (!first || !last || digits === null) return null;
  if (said.length === 1 && OTHER_WORDS.has(first.plain) && !hindi) return null;
  LETTER.lastIndex = last.end;
  const letter = LETTER.exec(text);
  return {
    unit: digits + (letter?.[1] ?? '').toUpperCase(),
    words: said.length,
    start: first.start,
    end: last.end + (letter?.[0].length ?? 0),
  };
}

function inDigits(parts: readonly { value: number; scale: boolean }[]): string | null {
  if (parts.length === 0) return null;
  const value = parts.some(({ scale }) => scale) ? counted(parts) : Number(sideBySide(parts.map((each) => each.value)));
  return value !== null && value > 0 && value <= LARGEST ? String(value) : null;
}

/** "Four hundred twenty": each scale multiplies what stands before it. */
function counted(parts: readonly { value: number; scale: boolean }[]): number | null {
  let [total, group] = [0, ''];
  for (const { value, scale } of parts) {
    if (!scale) group = sideBySide([...(group ? [Number(group)] : []), value]);
    else {
      total += Number(group || 1) * value;
      group = '';
    }
  }
  return Number(group) < 100 ? total + Number(group) : null;
}

/** 4, 20 are "420"; 90, 8 are "98". */
function sideBySide(values: readonly number[]): string {
  const groups: number[] = [];
  for (const value of values) {
    const last = groups.at(-1);
    if (last !== undefined && last >= 20 && last % 10 === 0 && value > 0 && value < 10) groups[groups.length - 1] = last + value;
    else groups.push(value);
  }
  return groups.join('');
}

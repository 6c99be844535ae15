import { ComposedNumber } from './composed-number.js';
import { ENGLISH_NUMBERS, ENGLISH_SCALES } from './english-numbers.js';

/** Words that accompany a number and are not part of it. */
const SILENT = new Set('and only rupee indian us american dollar euro pound sterling british percent per cent'.split(' '));
/** "… and Fifty Paise": hundredths of the amount before the last "and". */
const AND = /\band\b/g;
const HUNDREDTHS = /\b(?:paise|paisa|cents|pence)\b/g;
/** "ten point five per cent": digits one by one. */
const POINT = /\bpoint\b/g;

/**
 * "Rupees One Lakh Twenty-five Thousand and Fifty Paise only" is 125000.5.
 * @returns null for words that are no number, or more than one
 */
export function numberFromWords(text: string): number | null {
  const lower = text.toLowerCase();
  const point = splitAtLast(lower, POINT);
  if (point) return decimal(...point);
  const beforeHundredths = splitAtLast(lower, HUNDREDTHS)?.[0];
  const amount = beforeHundredths === undefined ? undefined : splitAtLast(beforeHundredths, AND);
  if (!amount) return wholeNumber(lower);
  const [units, hundredths] = [wholeNumber(amount[0]), wholeNumber(amount[1])];
  return units === null || hundredths === null ? null : units + hundredths / 100;
}

/** What stands before and after the last match of a pattern. */
function splitAtLast(text: string, pattern: RegExp): [string, string] | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  return last && [text.slice(0, last.index), text.slice(last.index + last[0].length)];
}

function decimal(before: string, after: string): number | null {
  const digits = (after.match(/[^\s,.\-/&]+/g) ?? []).filter((word) => !SILENT.has(word)).map((word) => ENGLISH_NUMBERS.get(word) ?? 10);
  const whole = wholeNumber(before);
  if (whole === null || digits.length === 0 || digits.some((digit) => digit > 9)) return null;
  return Number(`${whole}.${digits.join('')}`);
}

function wholeNumber(text: string): number | null {
  const number = new ComposedNumber();
  for (const raw of text.match(/[^\s,.\-/&]+/g) ?? []) {
    const word = ENGLISH_NUMBERS.has(raw) || raw === 'us' ? raw : raw.replace(/s$/, '');
    const small = ENGLISH_NUMBERS.get(word);
    const scale = ENGLISH_SCALES.get(word);
    if (small !== undefined) {
      if (!number.add(small)) return null;
    } else if (scale !== undefined) {
      if (!number.scale(scale)) return null;
    } else if (!SILENT.has(word)) return null;
  }
  return number.value;
}

const FIGURES_FIRST = /(?<![\d.,])(\d[\d,]{0,24}(?:\.\d{1,2})?)\s?(?:%|\/-)?\s?\(([A-Za-z][A-Za-z,\s-]{1,200})\)/g;
const FIGURES_IN_BRACKETS = /\((?:Rs\.?|INR|USD|EUR|GBP|US\$|[₹$€£])?\s?(\d[\d,]{0,24}(?:\.\d{1,2})?)(?:\s?\/-)?\s?%?\)/g;
const WORDS_AT_END = /(?:[A-Za-z]{2,12}[\s-]{1,2}){1,24}$/;
/** As far back as the longest number in words reaches. */
const WORDS_REACH = 240;

/** An amount that is written twice; offsets are UTF-16 units of the line. */
export interface DoubleFigure {
  start: number;
  length: number;
  figures: string;
  words: string;
}

/** Amounts and numbers of a line written twice, in figures and in words, that do not say the same; lakh and crore or million and billion. */
export function* differingFigures(line: string): Generator<DoubleFigure> {
  for (const { 0: whole, 1: figures = '', 2: words = '', index } of line.matchAll(FIGURES_FIRST)) {
    const value = numberFromWords(words);
    if (value !== null && value !== numberFromFigures(figures)) yield { start: index, length: whole.length, figures, words };
  }
  for (const { 0: whole, 1: figures = '', index } of line.matchAll(FIGURES_IN_BRACKETS)) {
    const before = line.slice(Math.max(0, index - WORDS_REACH), index);
    const phrase = numberPhrase(WORDS_AT_END.exec(before)?.[0] ?? '');
    if (!phrase || phrase.value === numberFromFigures(figures)) continue;
    const start = line.lastIndexOf(phrase.words, index);
    yield { start, length: index + whole.length - start, figures, words: phrase.words };
  }
}

const numberFromFigures = (figures: string): number => Number(figures.replaceAll(',', ''));

/** The longest end of a run of words that is a number: "for a term of twenty-four" → "twenty-four". */
function numberPhrase(run: string): { words: string; value: number } | null {
  const words = run.trimEnd();
  for (const start of words.matchAll(/\b[A-Za-z]/g)) {
    if (start.index > 0 && words[start.index - 1] === '-') continue;
    const value = numberFromWords(words.slice(start.index));
    if (value !== null) return { words: words.slice(start.index), value };
  }
  return null;
}

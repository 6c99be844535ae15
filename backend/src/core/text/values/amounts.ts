import { currencyOf } from './currencies.js';
import { groupIndian, inWords } from './number-words.js';
import { latinDigits } from './latin-digits.js';
import { differingFigures } from './number-from-words.js';
import { readSums } from './sums.js';

const AMOUNT = /^(?<mark>[^\d\s.,-]{1,4}\.?)?\s*(?<figures>\d+(?:[,. ]\d+)*)\s*(?:\/-\s*)?(?<code>[A-Za-z]{3})?$/u;
/** 1500000, 1,500,000 or 15,00,000, with at most two decimals. "1,5" is none: it could mean two things. */
const FIGURES = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,5},\d{3}|\d{1,3}(?: \d{3}){1,4})(?:\.\d{1,2})?$/;
/** A figure that is counted in lakh or crore: "1.2345678 crore". */
const COUNTED = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,5},\d{3})(?:\.\d{1,7})?$/;
const FIGURE = /(?<![\d,.])\d[\d,.]{0,30}/gu;
const STOP = /[.,]$/u;
/** No sum has more digits before the point. */
const BOUND = 1e13;
/** The longest amount in words. */
const LONGEST = 300;

export interface Amount {
  value: number;
  /** Sign or code that was written with it, in lower case; empty for none. */
  mark: string;
}

const RUPEES = /(?<![\p{L}\p{M}])(?:rupees?|rupaye|rupaya|रुपये|रुपए|रुपया|रूपये|रूपए|रु|रू)(?![\p{L}\p{M}])\.?/iu;
const ONLY = /\s{0,3}(?:only|मात्र)\.?$/iu;
const IN_WORDS = /\p{L}/u;
/** What may stand beside an amount that is not in figures alone: a sign or code before it, or a code after it. */
const BEFORE = /^(?<mark>[^\p{L}\p{M}\d\s.,-]{1,4}|[A-Za-z]{1,3}[$.]?)(?<number>[\s\d].*)$/su;
const BEHIND = /^(?<number>.*[\s\d])(?<mark>[A-Za-z]{3})$/su;
/** Letters that stand for a scale only in a field for an amount. */
const SHORT: Readonly<Record<string, string>> = { l: 'lakh', k: 'thousand', mn: 'million', bn: 'billion' };
const SHORT_SCALE = /(?<=\d\s{0,3})(?:l|k|mn|bn)(?![\p{L}\p{M}])\.?/giu;
/** Parts of one number are joined, but for "and a half" and "and fifty paise". */
const JOINED = /\s(?:and|aur|और)\s(?!a half|[^\d]{1,30}(?:pais[ae]|पैसे))/giu;
/** "Two lakh fifty" is said for 2,50,000 as well, unless it is so many rupees. */
const LAKH = 100_000;
const UNSAID = 100;

/**
 * An amount as people write it: in figures, in lakh and crore, in words ("dedh lakh", "पाँच लाख", "Rupees Four Lakh Fifty Thousand only"),
 * in the digits of English or Hindi, with or without a currency's sign; null when it is none, or not clearly one.
 */
export function readAmount(text: string): Amount | null {
  // What is written twice has to be the same sum.
  if (text.length > LONGEST || !differingFigures(text).next().done) return null;
  const line = latinDigits(text.trim()).replace(ONLY, '');
  const bare = line.replace(RUPEES, ' ').trim();
  const inRupees = bare !== line;
  const amount = wordedAmount(bare, inRupees) ?? plainAmount(bare);
  if (amount === null || !inRupees) return amount;
  return isInCurrency(amount.mark, 'INR') ? { ...amount, mark: 'rs' } : null;
}

function plainAmount(line: string): Amount | null {
  const { mark = '', figures = '', code = '' } = AMOUNT.exec(line)?.groups ?? {};
  if (!FIGURES.test(figures) || (mark !== '' && code !== '')) return null;
  return { value: Number(figures.replace(/[, ]/g, '')), mark: (mark || code).toLowerCase() };
}

function wordedAmount(line: string, inRupees: boolean): Amount | null {
  // "Ten lakh" begins with three letters, as a code does.
  const whole = wordedValue(line, inRupees);
  if (whole !== null) return { value: whole, mark: '' };
  for (const around of [BEHIND, BEFORE]) {
    const { mark = '', number = '' } = around.exec(line)?.groups ?? {};
    const value = wordedValue(number, inRupees);
    if (value !== null && (around === BEFORE || currencyOf(mark))) return { value, mark: mark.toLowerCase() };
  }
  return null;
}

/** The value of a text that is one number and nothing else. */
function wordedValue(text: string, inRupees: boolean): number | null {
  if (!IN_WORDS.test(text) || (text.match(FIGURE) ?? []).some((figure) => !COUNTED.test(figure.replace(STOP, '')))) return null;
  const number = text
    .replace('/-', ' ')
    .trim()
    .replace(SHORT_SCALE, (scale) => ` ${SHORT[scale.toLowerCase().replace('.', '')] ?? ''}`)
    .replace(JOINED, ' ');
  const sum = `Rs. ${number.replace(/\.$/u, '')}`;
  const [read, ...more] = readSums(sum);
  if (!read || more.length > 0 || read.start > 0 || read.end < sum.length || read.rupees >= BOUND) return null;
  const after = read.rupees % LAKH;
  return !inRupees && read.rupees >= LAKH && after > 0 && after < UNSAID ? null : read.rupees;
}

export const amountOf = (text: string): number | null => readAmount(text)?.value ?? null;

/** Whether the sign written with an amount is one of the currency's; no sign is everybody's. */
export function isInCurrency(mark: string, code: string): boolean {
  return mark === '' || mark === code.toLowerCase() || Boolean(currencyOf(code)?.marks.includes(mark));
}

/** `Rs. 25,000 (Rupees Twenty-five Thousand only)`; text that is not an amount stays as it is. */
export function money(text: string, code: string): string {
  const amount = amountOf(text);
  const currency = currencyOf(code);
  if (amount === null || !currency) return text;
  const { sign, unit, part, indian, decimals } = currency;
  // Rounded once, as a whole number of the smallest part: 0.999 has no hundred cents.
  const smallest = Math.round(amount * 100);
  const whole = decimals === 0 ? Math.round(amount) : Math.floor(smallest / 100);
  const parts = decimals === 0 ? 0 : smallest % 100;
  const figures = indian ? groupIndian(whole) : whole.toLocaleString('en-US');
  const cents = parts > 0 ? `.${String(parts).padStart(2, '0')}` : '';
  const words = `${unit} ${inWords(whole, indian)}${parts > 0 ? ` and ${inWords(parts, indian)} ${part}` : ''} only`;
  return `${sign} ${figures}${cents} (${words})`;
}

/** `12% (twelve per cent)`, `10.5% (ten point five per cent)`. */
export function percent(text: string): string {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/.exec(text);
  if (!match?.[1]) return text;
  const decimals = (match[2] ?? '').replace(/(?<!0)0+$/, '');
  const digits = [...decimals].map((digit) => inWords(Number(digit), false).toLowerCase()).join(' ');
  const words = `${inWords(Number(match[1]), false).toLowerCase()}${digits ? ` point ${digits}` : ''}`;
  return `${Number(match[1])}${decimals ? `.${decimals}` : ''}% (${words} per cent)`;
}

/** `11 (eleven) months`, `1 (one) month`; the unit is given in the singular and may be left out. */
export function count(text: string, unit = ''): string {
  const isNumber = /^\d{1,9}$/.test(text);
  const words = isNumber ? `${Number(text)} (${inWords(Number(text), true).toLowerCase()})` : text;
  if (!unit) return words;
  return `${words} ${isNumber && Number(text) === 1 ? unit : `${unit}s`}`;
}

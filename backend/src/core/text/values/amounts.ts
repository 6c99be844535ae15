import { currencyOf } from './currencies.js';
import { groupIndian, inWords } from './number-words.js';
import { readScaled, withoutRupees } from './scaled-amounts.js';

const AMOUNT = /^(?<mark>[^\d\s.,-]{1,4}\.?)?\s*(?<figures>\d+(?:[,. ]\d+)*)\s*(?:\/-\s*)?(?<code>[A-Za-z]{3})?$/u;
/** 1500000, 1,500,000 or 15,00,000, with at most two decimals. "1,5" is none: it could mean two things. */
const FIGURES = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,5},\d{3}|\d{1,3}(?: \d{3}){1,4})(?:\.\d{1,2})?$/;

export interface Amount {
  value: number;
  /** Sign or code that was written with it, in lower case; empty for none. */
  mark: string;
}

/** What may stand around "1.5 crore": a sign before it, a code of a currency after it. */
const SIGN = /^(?<mark>[^\d\s.,-]{1,4}\.?)?\s*(?<number>\d.*)$/su;
const CODE = /^(?<code>[A-Za-z]{3})?$/;

/**
 * An amount as people write it, in figures or in lakh and crore, in the digits of English or Hindi, with or without a currency's sign; null
 * when it is none, or not clearly one.
 */
export function readAmount(text: string): Amount | null {
  const { line, inRupees } = withoutRupees(text);
  const amount = scaledAmount(line) ?? plainAmount(line);
  if (amount === null || !inRupees) return amount;
  return amount.mark === '' ? { ...amount, mark: 'rs' } : null;
}

function plainAmount(line: string): Amount | null {
  const { mark = '', figures = '', code = '' } = AMOUNT.exec(line)?.groups ?? {};
  return FIGURES.test(figures) ? marked(Number(figures.replace(/[, ]/g, '')), mark, code) : null;
}

function scaledAmount(line: string): Amount | null {
  const { mark = '', number = '' } = SIGN.exec(line)?.groups ?? {};
  const scaled = readScaled(number.replace('/-', ' '));
  const behind = scaled && CODE.exec(scaled.rest);
  return scaled && behind ? marked(scaled.value, mark, behind.groups?.code ?? '') : null;
}

const marked = (value: number, mark: string, code: string): Amount | null =>
  mark !== '' && code !== '' ? null : { value, mark: (mark || code).toLowerCase() };

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

import type { Liquid } from 'liquidjs';
import { groupIndian, inWords } from './number-words.js';
import { amountOf, dateOf, MONTHS } from './values.js';

/** A blank that a reader cannot overlook. */
export const BLANK = '[●]';

const CURRENCIES: Record<string, { sign: string; unit: string; part: string; indian: boolean }> = {
  INR: { sign: 'Rs.', unit: 'Rupees', part: 'Paise', indian: true },
  USD: { sign: 'US$', unit: 'US Dollars', part: 'Cents', indian: false },
  EUR: { sign: 'EUR', unit: 'Euros', part: 'Cents', indian: false },
  GBP: { sign: 'GBP', unit: 'Pounds Sterling', part: 'Pence', indian: false },
};

/** Filters of the clause texts. A missing value always becomes a marked blank, never an empty place. */
export function registerFilters(liquid: Liquid): void {
  liquid.registerFilter('or_blank', (value: unknown) => (isMissing(value) ? BLANK : value));
  liquid.registerFilter('money', (value: unknown, currency: unknown) =>
    isMissing(value) ? BLANK : money(String(value), String(currency ?? 'INR')),
  );
  liquid.registerFilter('long_date', (value: unknown) => (isMissing(value) ? BLANK : longDate(String(value))));
  liquid.registerFilter('count', (value: unknown) => (isMissing(value) ? BLANK : count(String(value))));
  liquid.registerFilter('one_line', (value: unknown) =>
    isMissing(value)
      ? BLANK
      : String(value)
          .split(/\s*\n\s*/)
          .filter(Boolean)
          .join(', '),
  );
  liquid.registerFilter('lines', (value: unknown) =>
    isMissing(value)
      ? []
      : String(value)
          .split('\n')
          .map((line) => line.replace(/^\s*(?:[-*•]|\(?\w{1,3}[.)])\s+/, '').trim())
          .filter(Boolean),
  );
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** `Rs. 25,000/- (Rupees Twenty-five Thousand only)`. */
export function money(text: string, code: string): string {
  const amount = amountOf(text);
  const currency = CURRENCIES[code.toUpperCase()] ?? CURRENCIES.INR;
  if (amount === null || !currency) return text;
  const whole = Math.floor(amount);
  const parts = Math.round((amount - whole) * 100);
  const figures = currency.indian ? groupIndian(whole) : whole.toLocaleString('en-US');
  const decimals = parts ? `.${String(parts).padStart(2, '0')}` : '';
  const words = `${currency.unit} ${inWords(whole, currency.indian)}${parts ? ` and ${inWords(parts, currency.indian)} ${currency.part}` : ''} only`;
  return `${currency.sign} ${figures}${decimals} (${words})`;
}

/** `1 January 2026`; text that is no date stays as it is. */
export function longDate(text: string): string {
  const date = dateOf(text);
  return date ? `${date.day} ${MONTHS[date.month - 1]} ${date.year}` : text;
}

/** `11 (eleven)`. */
function count(text: string): string {
  return /^\d{1,9}$/.test(text) ? `${Number(text)} (${inWords(Number(text), true).toLowerCase()})` : text;
}

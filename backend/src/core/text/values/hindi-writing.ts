import { amountOf } from './amounts.js';
import { dateOf, HINDI_MONTHS } from './dates.js';
import { HINDI_BELOW_HUNDRED } from './hindi-numbers.js';
import { groupIndian } from './number-words.js';

const UNITS: readonly (readonly [number, string])[] = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
];

/** A whole number below 10^15 in Hindi words. */
export function hindiWords(value: number): string {
  if (value < 100) return HINDI_BELOW_HUNDRED[value] ?? '';
  const [size, name] = UNITS.find(([unit]) => value >= unit) ?? [100, 'सौ'];
  const rest = value % size;
  return `${hindiWords(Math.floor(value / size))} ${name}${rest > 0 ? ` ${hindiWords(rest)}` : ''}`;
}

/** `रु. 25,000 (रुपये पच्चीस हज़ार मात्र)`; text that is not an amount stays as it is. */
export function hindiMoney(text: string): string {
  const amount = amountOf(text);
  if (amount === null) return text;
  const smallest = Math.round(amount * 100);
  const whole = Math.floor(smallest / 100);
  const paise = smallest % 100;
  const figures = `${groupIndian(whole)}${paise > 0 ? `.${String(paise).padStart(2, '0')}` : ''}`;
  return `रु. ${figures} (रुपये ${hindiWords(whole)}${paise > 0 ? ` और ${hindiWords(paise)} पैसे` : ''} मात्र)`;
}

/** `1 अप्रैल 2026`; text that is not a date stays as it is. */
export function hindiDate(text: string): string {
  const date = dateOf(text);
  return date ? `${date.day} ${HINDI_MONTHS[date.month - 1] ?? ''} ${date.year}` : text;
}

/** `11 (ग्यारह) माह`; Hindi counts in the singular. */
export const hindiCount = (text: string, unit: string): string =>
  `${/^\d{1,9}$/.test(text) ? `${Number(text)} (${hindiWords(Number(text))})` : text}${unit ? ` ${unit}` : ''}`;

/** `12% (बारह प्रतिशत)`; a part of one per cent stays in figures. */
export function hindiPercent(text: string): string {
  const value = Number(text.replace(/\s?%$/u, ''));
  if (Number.isNaN(value)) return text;
  return Number.isInteger(value) && value < 100 ? `${value}% (${hindiWords(value)} प्रतिशत)` : `${value}%`;
}

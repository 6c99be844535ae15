import { dateOf, MONTHS } from '../../../core/text/values/dates.js';

/** `9 April 2026`, so many days after a date, which is itself not counted; null for a text that is not a date. */
export function daysAfter(text: string, days: number): string | null {
  const date = dateOf(text);
  return date && shown(new Date(Date.UTC(date.year, date.month - 1, date.day + days)));
}

/** The same day so many calendar months later, or the last day of a shorter month; null for a text that is not a date. */
export function monthsAfter(text: string, months: number): string | null {
  const date = dateOf(text);
  if (!date) return null;
  const month = date.month - 1 + months;
  const lastDay = new Date(Date.UTC(date.year, month + 1, 0)).getUTCDate();
  return shown(new Date(Date.UTC(date.year, month, Math.min(date.day, lastDay))));
}

const shown = (date: Date): string => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

import { lastDayOf, type Period } from './periods.js';
import { isoDateOf, longDate } from '../text/values/dates.js';

function after(text: string, period: Period): string | null {
  const day = isoDateOf(text);
  return day && longDate(lastDayOf(day, period));
}

/** `9 April 2026`, so many days after a date, which is itself not counted; null for a text that is not a date. */
export const daysAfter = (text: string, days: number): string | null => after(text, { days });

/** The same day so many calendar months later, or the last day of a shorter month; null for a text that is not a date. */
export const monthsAfter = (text: string, months: number): string | null => after(text, { months });

/** Whether a day is known to be after another one; false for a text that is not a date. */
export function isLater(text: string, than: string): boolean {
  const [day, other] = [isoDateOf(text), isoDateOf(than)];
  return day !== null && other !== null && day > other;
}

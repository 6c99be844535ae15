/** A length of time in exactly one unit: days and months are never one clock. */
export type Period = { years: number } | { months: number } | { weeks: number } | { days: number };

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 'yyyy-mm-dd'.length);

/** So many days after a day of the calendar such as '2026-01-31'; before it for a negative number. */
export const addDays = (day: string, days: number): string => dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** Days from one day to another, negative where the other comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** 0 for a Sunday to 6 for a Saturday. */
export const weekdayOf = (day: string): number => dateOf(day).getUTCDay();

/** The day of the same number so many months on, and whether the month has one; else its last day. */
function addMonths(day: string, months: number): { day: string; exact: boolean } {
  const date = dateOf(day);
  const month = date.getUTCMonth() + months;
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const exact = date.getUTCDate() <= lastOfMonth;
  return { day: dayOf(new Date(Date.UTC(date.getUTCFullYear(), month, exact ? date.getUTCDate() : lastOfMonth))), exact };
}

const monthsOf = (period: Period): number | null =>
  'months' in period ? period.months : 'years' in period ? period.years * MONTHS_A_YEAR : null;
const daysOf = (period: Period): number => ('weeks' in period ? period.weeks * DAYS_A_WEEK : 'days' in period ? period.days : 0);

/**
 * The last day of a period that is counted from a day of the calendar.
 * Months end on the day of the same number, or on the last day of a shorter month: 31 January and one month is 28 February.
 * @param firstDay 'out' where the day itself is not counted, as section 9 of the General Clauses Act, 1897 has it; 'in' where it is the first
 * of the days
 */
export function lastDayOf(from: string, period: Period, firstDay: 'out' | 'in' = 'out'): string {
  const months = monthsOf(period);
  const end = months === null ? { day: addDays(from, daysOf(period)), exact: true } : addMonths(from, months);
  // With the first day counted, a month from the 31st that meets a month of 30 days ends with it.
  return firstDay === 'in' && end.exact ? addDays(end.day, -1) : end.day;
}

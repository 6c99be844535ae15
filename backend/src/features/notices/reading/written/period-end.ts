import { addDays, lastDayOf } from '../../../../core/calendar/periods.js';

const HOURS_A_DAY = 24;

/** The last day of a period that a paper allows. @param day from which it runs, 2026-04-18; it is not counted */
export function periodEnd(day: string, count: number, unit: 'hour' | 'day' | 'week' | 'month'): string {
  // Of hours only whole days: the hour of receipt is not known, and an answer in time for the day is in time for the hour.
  if (unit === 'hour') return addDays(day, Math.floor(count / HOURS_A_DAY));
  return lastDayOf(day, { day: { days: count }, week: { weeks: count }, month: { months: count } }[unit]);
}

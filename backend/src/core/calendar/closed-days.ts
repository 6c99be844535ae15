import { addDays, weekdayOf } from './periods.js';

/** Days on which courts and offices are closed. */
export interface ClosedDays {
  /** Days of the week, 0 for Sunday to 6 for Saturday; never all seven. */
  weekdays: ReadonlySet<number>;
  /** Names of holidays by their day: '2026-01-26'. */
  holidays: ReadonlyMap<string, string>;
}

/** The longest that is looked ahead: a year of holidays without a gap is a mistake of whoever entered them. */
const MOST_CLOSED = 366;

export const isClosed = (day: string, { weekdays, holidays }: ClosedDays): boolean => weekdays.has(weekdayOf(day)) || holidays.has(day);

/** The day itself where it is open, else the first one after it; null where a year holds none. */
export function nextOpenDay(day: string, closed: ClosedDays): string | null {
  for (let ahead = 0; ahead <= MOST_CLOSED; ahead++) {
    const next = addDays(day, ahead);
    if (!isClosed(next, closed)) return next;
  }
  return null;
}

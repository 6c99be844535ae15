import { addDays, lastDayOf, type Period } from '../../../core/calendar/periods.js';
import { readPeriods } from '../../../core/text/values/periods.js';

/** How long ago something was, where a question says so: "nine months ago". */
export interface ToldAge {
  /** The day so long ago. */
  day: string;
  /** Half a unit later: it was no later than that. */
  latest: string;
  start: number;
  end: number;
}

const AGO = /^ ?(?:ago|back|pe?hle|pahle|पहले|पूर्व)(?![\p{L}\p{M}])/iu;
/** What was "less than a year ago" may have been much later. */
const NOT_SO_LONG =
  /(?:less than|within|under|almost|nearly|hardly|barely|about|around|some|kareeb|karib|lagbhag|क़?रीब|लगभग)(?: an?)? ?$/iu;
const UNITS: Readonly<Record<'day' | 'week' | 'month' | 'year', { before: (count: number) => Period; half: number }>> = {
  day: { before: (days) => ({ days: -days }), half: 1 },
  week: { before: (weeks) => ({ weeks: -weeks }), half: 4 },
  month: { before: (months) => ({ months: -months }), half: 15 },
  year: { before: (years) => ({ years: -years }), half: 183 },
};
/** Longer ago than any period of the calendar. */
const MOST = 200;

/** The ages that a question tells; none that may be shorter than they sound. @param today '2026-11-29' */
export function toldAges(question: string, today: string): ToldAge[] {
  return readPeriods(question).flatMap(({ count, unit, start, end }) => {
    const ago = AGO.exec(question.slice(end));
    if (!ago || unit === 'hour' || !Number.isInteger(count) || count > MOST || NOT_SO_LONG.test(question.slice(0, start))) return [];
    const { before, half } = UNITS[unit];
    const day = lastDayOf(today, before(count));
    return [{ day, latest: addDays(day, half), start, end: end + ago[0].length }];
  });
}

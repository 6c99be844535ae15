const MONTHS = 'January February March April May June July August September October November December'.split(' ');

interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** A calendar date; null for one that does not exist, such as 31 February. */
function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;

/** A date as people write it, in figures or with the month as a word; null for anything else. */
export function readDate(text: string): CalendarDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (figures) return calendarDate(Number(figures[3]), Number(figures[2]), Number(figures[1]));
  const [, day, month = '', year] = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9}),?\s+(\d{4})$/i.exec(text) ?? [];
  if (day) return calendarDate(Number(year), monthOf(month), Number(day));
  const [, name = '', date, of] = /^([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text) ?? [];
  return date ? calendarDate(Number(of), monthOf(name), Number(date)) : null;
}

/** "1 December 2026". */
export const dateInWords = ({ year, month, day }: CalendarDate): string => `${day} ${MONTHS[month - 1] ?? ''} ${year}`;

/** 2026-12-01, as a date picker has it. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The two dates that figures such as 01/12/2026 may mean, day first and month first; null where they can mean one only. */
export function readings(text: string): readonly [CalendarDate, CalendarDate] | null {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (first === second || !first || !second || Number(first) === Number(second)) return null;
  const dayFirst = calendarDate(Number(year), Number(second), Number(first));
  const monthFirst = calendarDate(Number(year), Number(first), Number(second));
  return dayFirst && monthFirst && [dayFirst, monthFirst];
}

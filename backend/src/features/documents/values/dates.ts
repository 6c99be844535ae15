export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A calendar date written as 2026-01-31, 31/01/2026, 31-01-2026 or "31 January 2026"; null for anything else. */
export function dateOf(text: string): { year: number; month: number; day: number } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (dayFirst) return calendarDate(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const words =
    /^(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3,9}),?\s+(\d{4})$/.exec(text) ??
    swapped(/^([A-Za-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(text));
  if (!words) return null;
  const month = MONTHS.findIndex((name) => name.toLowerCase().startsWith((words[2] ?? '').toLowerCase())) + 1;
  return month > 0 ? calendarDate(Number(words[3]), month, Number(words[1])) : null;
}

/** The two dates that figures such as 01/12/2026 may mean, day first and month first; null where they can mean one only, or none. */
export function ambiguousDate(text: string): readonly [string, string] | null {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (!first || !second || !year || Number(first) === Number(second)) return null;
  if (Number(first) < 1 || Number(second) < 1 || Number(first) > 12 || Number(second) > 12) return null;
  return [inWords(Number(first), Number(second), Number(year)), inWords(Number(second), Number(first), Number(year))];
}

const inWords = (day: number, month: number, year: number): string => `${day} ${MONTHS[month - 1] ?? ''} ${year}`;

/** `1 January 2026`; text that is not a date stays as it is. */
export function longDate(text: string): string {
  const date = dateOf(text);
  return date ? inWords(date.day, date.month, date.year) : text;
}

function swapped(match: RegExpExecArray | null): string[] | null {
  return match ? [match[0], match[2] ?? '', match[1] ?? '', match[3] ?? ''] : null;
}

function calendarDate(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

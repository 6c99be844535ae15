const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a value is a day of the calendar as ISO 8601 writes it: '2024-07-01', and no '2024-02-30'. */
export function isCalendarDay(value: unknown): value is string {
  const [, year = '', month = '', day = ''] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && date.getUTCFullYear() === Number(year);
}

/** India is five and a half hours ahead of UTC in every season. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_LENGTH = '2024-07-01'.length;

/** Today's date in India, whose law the library is taken to hold; without a formatter, which takes longer than all else here. */
export const today = (now = new Date()): string => new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, DAY_LENGTH);

/** The hour of the day in India, 0 to 23. */
export const hourInIndia = (now: Date): number => new Date(now.getTime() + INDIA_AHEAD_MS).getUTCHours();

/** A day in words: '1 July 2024'. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

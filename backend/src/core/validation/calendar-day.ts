const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a value is a day of the calendar as ISO 8601 writes it: '2024-07-01', and no '2024-02-30'. */
export function isCalendarDay(value: unknown): value is string {
  const [, year = '', month = '', day = ''] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && date.getUTCFullYear() === Number(year);
}

/** Made once: a formatter takes longer to make than all else that a day is asked for. */
const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today's date in India, whose law the library is taken to hold. */
export const today = (now = new Date()): string => INDIAN_DAY.format(now);

/** A day in words: '1 July 2024'. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

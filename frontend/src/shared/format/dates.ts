import { locales } from '../i18n/language.js';

type Formatter = () => Intl.DateTimeFormat;

/** A formatter created on first use: creating one costs as much as rendering a small screen. */
function formatter(options: Intl.DateTimeFormatOptions): Formatter {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat([...locales], options));
}

const day = formatter({ dateStyle: 'medium' });
const month = formatter({ month: 'long', year: 'numeric' });
const minute = formatter({ dateStyle: 'medium', timeStyle: 'short' });
const clock = formatter({ timeStyle: 'short' });

function render(format: Formatter, value: string | number): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format().format(date);
}

/** Calendar day in the reader's locale; empty for an unreadable value. */
export function formatDate(value: string | number): string {
  return render(day, value);
}

/** Day and minute in the reader's locale; empty for an unreadable value. */
export function formatDateTime(value: string | number): string {
  return render(minute, value);
}

/** Time of day in the reader's locale; empty for an unreadable value. */
export function formatTime(value: string | number): string {
  return render(clock, value);
}

/** The month of a day such as "2024-07-01" in the reader's locale. */
export function formatMonth(value: string): string {
  return render(month, `${value}T00:00:00`);
}

/** A day such as "2024-07-01" in the reader's locale, the same day wherever the reader is. */
export function formatDay(value: string): string {
  return render(day, `${value}T00:00:00`);
}

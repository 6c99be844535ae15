const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

function render(format: Intl.DateTimeFormat, value: string | number): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
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

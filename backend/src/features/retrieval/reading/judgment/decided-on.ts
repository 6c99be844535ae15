const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3})[A-Za-z]{0,6}\.?,?\s+(\d{4})/u;
const MONTH_FIRST = /(?<![A-Za-z])([A-Za-z]{3})[A-Za-z]{0,6}\.?\s+(\d{1,2}),?\s+(\d{4})/u;
/** India writes the day first. */
const NUMBERS = /(\d{1,2})[./-](\d{1,2})[./-](\d{4})/u;

/** The first date in some words as '2008-02-12'; null where there is none, or none of the calendar. */
export function dayIn(words: string): string | null {
  const [, day, month, year] = DAY_FIRST.exec(words) ?? [];
  if (day && month && year) return iso(year, MONTHS.indexOf(month.toLowerCase()) + 1, day);
  const [, name, number, of] = MONTH_FIRST.exec(words) ?? [];
  if (name && number && of) return iso(of, MONTHS.indexOf(name.toLowerCase()) + 1, number);
  const [, first, second, last] = NUMBERS.exec(words) ?? [];
  return first && second && last ? iso(last, Number(second), first) : null;
}

function iso(year: string, month: number, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const valid = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return valid ? date.toISOString().slice(0, 10) : null;
}

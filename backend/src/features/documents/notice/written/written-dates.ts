/** A calendar date found in a text; offsets of the text. */
export interface WrittenDate {
  /** 2026-04-18 */
  day: string;
  start: number;
  end: number;
}

const MONTHS: readonly RegExp[] = [
  /^(?:jan|जनवरी)/,
  /^(?:feb|फ़?रवरी)/,
  /^(?:mar|मार्च)/,
  /^(?:apr|अप्रैल)/,
  /^(?:may|मई)/,
  /^(?:jun|जून)/,
  /^(?:jul|जुलाई)/,
  /^(?:aug|अगस्त)/,
  /^(?:sep|सितम्बर|सितंबर)/,
  /^(?:oct|अक्टूबर|अक्तूबर)/,
  /^(?:nov|नवम्बर|नवंबर)/,
  /^(?:dec|दिसम्बर|दिसंबर)/,
];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितम्बर|सितंबर|अक्टूबर|अक्तूबर|नवम्बर|नवंबर|दिसम्बर|दिसंबर)`;
const DATES: readonly { pattern: RegExp; parts: (match: RegExpExecArray) => [string, string, string] }[] = [
  {
    pattern: /(?<![\d./-])(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?![\d/]|[.-]\d)/g,
    parts: ([, day = '', month = '', year = '']) => [day, month, year],
  },
  {
    pattern: /(?<![\d./-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\d/-])/g,
    parts: ([, year = '', month = '', day = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2}) ?(?:st|nd|rd|th)?[ .-]?(?:day )?(?:of )?(${MONTH})[.]?[ ,.'-]{0,3}(\d{4}|\d{2})(?!\d)`,
      'giu',
    ),
    parts: ([, day = '', month = '', year = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})(${MONTH})[.]? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`, 'giu'),
    parts: ([, month = '', day = '', year = '']) => [day, month, year],
  },
];
const CENTURY = 2000;

/** The dates of a text in the ways that India writes them, day before month; impossible ones are none. In the order of the text. */
export function writtenDates(text: string): WrittenDate[] {
  const found = DATES.flatMap(({ pattern, parts }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const day = calendarDay(...parts(match));
      return day ? [{ day, start: match.index, end: match.index + match[0].length }] : [];
    }),
  );
  return found.sort((a, b) => a.start - b.start).filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

function calendarDay(day: string, month: string, year: string): string | null {
  const number = /^\d/.test(month) ? Number(month) : MONTHS.findIndex((name) => name.test(month.toLowerCase())) + 1;
  const full = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const date = new Date(Date.UTC(full, number - 1, Number(day)));
  const exists = number > 0 && date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day);
  return exists && full >= 1900 && full < 2100 ? date.toISOString().slice(0, 10) : null;
}

import { latinDigits } from './latin-digits.js';

/** A calendar date in a text; offsets of the text. */
export interface WrittenDate {
  /** 2026-04-18, the day before the month where figures leave it open. */
  day: string;
  /** What the figures mean with the month first, where that is another date of the calendar: "03/04/2025" is a question. */
  monthFirst: string | null;
  start: number;
  end: number;
}

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
export const HINDI_MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
/** How each month begins, however it is shortened or spelt. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:jan|जन)/,
  /^(?:feb|फ)/,
  /^(?:mar|मार्च)/,
  /^(?:apr|अप्र)/,
  /^(?:may|मई)/,
  /^(?:jun|जून)/,
  /^(?:jul|जुल)/,
  /^(?:aug|अग)/,
  /^(?:sep|सित)/,
  /^(?:oct|अक्)/,
  /^(?:nov|नव)/,
  /^(?:dec|दिस)/,
];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फ़?रवरी|फरवरी|मार्च|अप्रैल|अप्रेल|मई|जून|जुलाई|अगस्त|सितम्बर|सितंबर|अक्टूबर|अक्तूबर|नवम्बर|नवंबर|दिसम्बर|दिसंबर)`;
const ORDINAL = String.raw`first|second|third|fourth|fifth|sixth|seventh|eighth|ninth`;
const LARGER = String.raw`tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth`;
const DAY = String.raw`twenty[- ](?:${ORDINAL})|thirty[- ]first|thirtieth|${LARGER}|${ORDINAL}`;
/** Days of a month in words, by their number less one. */
const DAYS: readonly string[] = [
  ...`${ORDINAL}|${LARGER}`.split('|'),
  ...ORDINAL.split('|').map((word) => `twenty-${word}`),
  'thirtieth',
  'thirty-first',
];
const D = String.raw`[\d०-९]`;

interface Form {
  pattern: RegExp;
  parts: (match: RegExpExecArray) => [day: string, month: string, year: string];
}

const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(String.raw`(?<![\d०-९./-])(${D}{1,2})[./-] ?(${D}{1,2})[./-] ?(${D}{4}|${D}{2})(?![\d०-९/]|[.-]${D})`, 'gu'),
    parts: ([, day = '', month = '', year = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d०-९./-])(${D}{4})-(${D}{1,2})-(${D}{1,2})(?![\d०-९/-])`, 'gu'),
    parts: ([, year = '', month = '', day = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d०-९])(${D}{1,2}) ?(?:st|nd|rd|th)?[ .-]?(?:day )?(?:of )?(${MONTH})[.]?[ ,.'-]{0,3}(${D}{4}|${D}{2})(?![\d०-९])`,
      'giu',
    ),
    parts: ([, day = '', month = '', year = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})(${MONTH})[.]? (${D}{1,2})(?:st|nd|rd|th)?,? (${D}{4})(?![\d०-९])`, 'giu'),
    parts: ([, month = '', day = '', year = '']) => [day, month, year],
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}-])(${DAY}) (?:day )?(?:of )?(${MONTH})[.]?,? (${D}{4})(?![\d०-९])`, 'giu'),
    parts: ([, day = '', month = '', year = '']) => [String(DAYS.indexOf(day.toLowerCase().replace(' ', '-')) + 1), month, year],
  },
];
const FIGURE = /[\d०-९]/u;
const CENTURY = 2000;
const YEARS = { first: 1800, after: 2200 };
const isYear = (year: number): boolean => year >= YEARS.first && year < YEARS.after;
/** 1 to 12 by a name of a month, however it is shortened or spelt; 0 for none. */
const monthOf = (name: string): number => BEGINNINGS.findIndex((beginning) => beginning.test(name.toLowerCase())) + 1;

/**
 * The dates of a text in the ways that India writes them, in English and Hindi; impossible ones are none. In the order of the text; none
 * overlap.
 */
export function readDates(text: string): WrittenDate[] {
  // Each form has a year in figures.
  if (!FIGURE.test(text)) return [];
  const line = text.replace(/\s/gu, ' ');
  const found = FORMS.flatMap(({ pattern, parts }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const [day, month, year] = parts(match).map(latinDigits) as [string, string, string];
      const read = calendarDay(day, month, year);
      const other = /^\d/.test(month) && year.length === 4 && !/^[\d०-९]{4}-/u.test(match[0]) ? calendarDay(month, day, year) : null;
      if (read === null) return [];
      return [{ day: read, monthFirst: other === read ? null : other, start: match.index, end: match.index + match[0].length }];
    }),
  );
  const kept: WrittenDate[] = [];
  for (const date of found.sort((a, b) => a.start - b.start)) if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date);
  return kept;
}

/** A day of the year whose year a text leaves out: "3 November"; offsets of the text. */
export interface DayOfYear {
  day: number;
  month: number;
  start: number;
  end: number;
}

/** Left out: "15 may be paid", where the word is a verb. */
const DAY_AND_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d०-९./-])(${D}{1,2}) ?(?:st|nd|rd|th)?[ -]?(?:of )?(${MONTH})[.]?(?![\p{L}\p{M}\d०-९])(?! be\b)`,
  'giu',
);
const MONTH_AND_DAY = new RegExp(String.raw`(?<![\p{L}\p{M}])(?!may\b)(${MONTH})[.]? (${D}{1,2})(?:st|nd|rd|th)?(?![\d०-९./:-])`, 'giu');

/** The days that a text names without their year, in English and Hindi; in the order of the text, apart from the dates that `readDates` finds. */
export function readDaysOfYear(text: string): DayOfYear[] {
  const line = text.replace(/\s/gu, ' ');
  const dated = readDates(text);
  const found = [
    ...[...line.matchAll(DAY_AND_MONTH)].map((match) => ({ match, day: match[1] ?? '', month: match[2] ?? '' })),
    ...[...line.matchAll(MONTH_AND_DAY)].map((match) => ({ match, day: match[2] ?? '', month: match[1] ?? '' })),
  ].map(({ match, day, month }) => ({
    day: Number(latinDigits(day)),
    month: monthOf(month),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const kept: DayOfYear[] = [];
  const isFree = (one: DayOfYear): boolean => [...dated, ...kept].every(({ start, end }) => one.end <= start || end <= one.start);
  for (const one of found.sort((a, b) => a.start - b.start)) if (one.day >= 1 && one.day <= 31 && isFree(one)) kept.push(one);
  return kept;
}

/** A month or a year that a text names without a day: "in March 2024", "in the year 2019"; offsets of the text. */
export interface WrittenMonth {
  year: number;
  /** 1 to 12; null for a year alone. */
  month: number | null;
  start: number;
  end: number;
}

const MONTH_AND_YEAR = new RegExp(String.raw`(?<![\p{L}\p{M}])(${MONTH})[.]?[ ,'-]{1,2}(?:of )?(${D}{4})(?![\d०-९])`, 'giu');
/** What makes a month the month of a day, though the day does not exist: "31 June 2024". */
const NUMBER_BEFORE = new RegExp(String.raw`${D} ?(?:st|nd|rd|th)?[ .,-]?(?:day )?(?:of )?$`, 'iu');
const YEAR_ALONE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:in|during|since|of) the year|वर्ष|सन्?) (${D}{4})(?![\d०-९]|[-/–]${D})`,
  'giu',
);

/** The months and years that a text names without a day, in English and Hindi; in the order of the text, apart from the dates that `readDates` finds. */
export function readMonths(text: string): WrittenMonth[] {
  if (!FIGURE.test(text)) return [];
  const line = text.replace(/\s/gu, ' ');
  const dated = readDates(text);
  const found = [
    ...[...line.matchAll(MONTH_AND_YEAR)]
      .filter(({ index }) => !NUMBER_BEFORE.test(line.slice(Math.max(0, index - 12), index)))
      .map((match) => ({ match, month: monthOf(match[1] ?? ''), year: match[2] ?? '' })),
    ...[...line.matchAll(YEAR_ALONE)].map((match) => ({ match, month: null, year: match[1] ?? '' })),
  ].map(({ match, month, year }) => ({
    year: Number(latinDigits(year)),
    month,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found
    .filter(({ year, start, end }) => isYear(year) && dated.every((date) => end <= date.start || date.end <= start))
    .sort((a, b) => a.start - b.start);
}

/** Whether a text names a day, or at least a month of a year. */
export const tellsDay = (text: string): boolean => readDates(text).length > 0 || readMonths(text).length > 0;

/** The latest day of this number and month that is not after a day; null where the last year has none, such as 31 June. */
export function latestBefore({ day, month }: Pick<DayOfYear, 'day' | 'month'>, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1].map((each) => calendarDay(String(day), String(month), String(each)));
  return days.find((each) => each !== null && each <= today) ?? null;
}

function calendarDay(day: string, month: string, year: string): string | null {
  const number = /^\d/.test(month) ? Number(month) : monthOf(month);
  const full = year.length === 2 ? CENTURY + Number(year) : Number(year);
  if (number < 1 || !isYear(full)) return null;
  const date = new Date(Date.UTC(full, number - 1, Number(day)));
  const exists = date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** The one date that a text is, and nothing else, its year in four digits. */
function wholeDate(text: string): WrittenDate | null {
  const [date, ...more] = readDates(text);
  const isWhole = date && more.length === 0 && date.start === 0 && date.end === text.length;
  return isWhole && /(?<![\d०-९])[\d०-९]{4}(?![\d०-९])/u.test(text) ? date : null;
}

interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const partsOf = (day: string): CalendarDate => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
};

/** The calendar date that a text is: 2026-01-31, 31/01/2026, "31 January 2026", "३१ जनवरी २०२६"; null for anything else. */
export function dateOf(text: string): CalendarDate | null {
  const date = wholeDate(text);
  return date && partsOf(date.day);
}

/** The same as 2026-01-31, as a date picker has it. */
export const isoDateOf = (text: string): string | null => wholeDate(text)?.day ?? null;

/** The two dates that figures such as 01/12/2026 may mean, day first and month first; null where they can mean one only, or none. */
export function ambiguousDate(text: string): readonly [string, string] | null {
  const date = wholeDate(text);
  return date?.monthFirst ? [inWords(partsOf(date.day)), inWords(partsOf(date.monthFirst))] : null;
}

const inWords = ({ year, month, day }: CalendarDate): string => `${day} ${MONTHS[month - 1] ?? ''} ${year}`;

/** `1 January 2026`; text that is not a date stays as it is. */
export function longDate(text: string): string {
  const date = dateOf(text);
  return date ? inWords(date) : text;
}

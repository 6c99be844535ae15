import { rowsOf } from '../../../templates/values/rows.js';
import { readDates } from '../../../../core/text/values/dates.js';
import { readSums } from '../../../../core/text/values/sums.js';

const DAY_MS = 86_400_000;
/** Characters of a value that are read: whatever decides stands in the first lines. */
const READ_MAX = 8000;

const CASH = /(?<![\p{L}\p{M}])(?:cash|nakad|नकद|नक़द)(?! (?:register|flow|credit|book|box|counter|card|back)|[\p{L}\p{M}])/iu;
const NOT_CASH = /\b(?:not|no|never|without|other than|except)\b[^.;]{0,20}\bcash\b|\bcash ?less\b|नकद नहीं/iu;

/** Whether a line says that money was or is paid in cash, by its own sum or, where it names none, by the sum that is known otherwise. */
export const cashOver = (text: string, limit: number, known: number | null): boolean =>
  linesOf(text).some((line) => {
    if (!CASH.test(line) || NOT_CASH.test(line)) return false;
    const sums = readSums(line);
    return sums.length > 0 ? sums.some(({ rupees }) => rupees >= limit) : (known ?? 0) >= limit;
  });

const HOURS =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)[ -]?(?:hours?|hrs?)[ -](?:(?:a|per|each|every|in a|of work a|shifts?|in each|daily|weekly) ?)?(day|week|daily|weekly|shifts?)?/giu;
const CLOCK =
  /(?<![\d.:])(\d{1,2})(?:[.:](\d{2}))? ?(a\.? ?m\.?|p\.? ?m\.?)?(?: to | till | until | ?[-–] ?)(\d{1,2})(?:[.:](\d{2}))? ?(a\.? ?m\.?|p\.? ?m\.?|(?![\d:]))/giu;
const IN_WORDS = ['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
const FIRST_IN_WORDS = 9;
const NUMBER_WORD = /\b(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/giu;

/** "Twelve hours" in figures. */
const inFigures = (text: string): string =>
  text.slice(0, READ_MAX).replace(NUMBER_WORD, (word) => String(IN_WORDS.indexOf(word.toLowerCase()) + FIRST_IN_WORDS));

/** Whether hours of work go beyond the limits: said as so many a day or a week, or from one time of day to another with an hour to rest. */
export function hoursOver(text: string, limit: { day: number; week: number }): boolean {
  const said = [...`${inFigures(text)} `.matchAll(HOURS)].some(([, hours = '', per = '']) => {
    const isWeek = /^week/iu.test(per);
    return Number(hours) > (isWeek ? limit.week : limit.day) && (isWeek || per !== '' || Number(hours) <= 24);
  });
  return said || [...text.slice(0, READ_MAX).matchAll(CLOCK)].some((clock) => shiftOf(clock) > limit.day + 1);
}

/** Hours from the first time to the second. */
function shiftOf([, from = '', fromMinutes = '0', fromHalf, to = '', toMinutes = '0', toHalf = '']: readonly (
  string | undefined
)[]): number {
  const at = (hours: string, minutes: string, half: string): number =>
    (Number(hours) % 12) + (/^p/iu.test(half) ? 12 : 0) + Number(minutes) / 60;
  const NOON = 12;
  // By the clock of 24 hours only where the second time says so.
  if (toHalf === '') return Number(to) > NOON ? Number(to) + Number(toMinutes) / 60 - Number(from) - Number(fromMinutes) / 60 : 0;
  const end = at(to, toMinutes, toHalf);
  const start = at(from, fromMinutes, fromHalf ?? 'a');
  return end > start ? end - start : end + 24 - start;
}

const SPAN = /(?<![\d.])(\d{1,3})(?: \([a-z -]{1,30}\))? ?[- ]?(weeks?|months?|days?|हफ़्ते|हफ्ते|सप्ताह|माह|महीने|दिन)(?![\p{L}\p{M}])/giu;
const WEEK_DAYS = 7;
/** Twenty-six weeks are about six months. */
const MONTH_WEEKS = 26 / 6;

/** Whether maternity leave is said to be none, or fewer weeks than a woman may have who does not adopt and has fewer than two children. */
export const maternityBelow = (text: string, weeks: number): boolean =>
  linesOf(text).some((line) => {
    if (!/maternity|मातृत्व|प्रसूति/iu.test(line) || /adopt|commissioning|two or more|second|third|दत्तक|दो या अधिक/iu.test(line)) return false;
    if (/\b(?:no|without|not (?:entitled|eligible)[^.]{0,20}) maternity\b|मातृत्व अवकाश नहीं/iu.test(line)) return true;
    return [...line.matchAll(SPAN)].some(([, count = '', unit = '']) => {
      const perUnit = /^(?:d|दिन)/iu.test(unit) ? 1 / WEEK_DAYS : /^(?:m|माह|महीने)/iu.test(unit) ? MONTH_WEEKS : 1;
      return Math.round(Number(count) * perUnit) < weeks;
    });
  });

const WITHIN = /(?<![\d.])(\d{1,3})(?: \([a-z -]{1,30}\))? ?[- ]?(?:days?|दिन)(?![\p{L}\p{M}])/giu;

/** Whether a text allows another number of days than the form does elsewhere. */
export const otherDays = (text: string, days: number): boolean =>
  [...text.slice(0, READ_MAX).matchAll(WITHIN)].some(([, said = '']) => Number(said) !== days);

/** The days that a text names, as days since 1970. */
export const daysIn = (text: string): number[] => readDates(text.slice(0, READ_MAX)).map(({ day }) => Date.parse(day) / DAY_MS);

/** What all sums of a text come to, in rupees. */
export const sumsIn = (text: string): number => readSums(text.slice(0, READ_MAX)).reduce((sum, { rupees }) => sum + rupees, 0);

const FINANCIAL_YEAR = /(?<![\d-])20(\d{2}) ?[-–/] ?(?:20)?(\d{2})(?![\d-])/g;
const CENTURY = 2000;

/** The last days of the financial years that a text names, as "2025-26", likewise. */
export const yearEndsIn = (text: string): number[] =>
  [...text.slice(0, READ_MAX).matchAll(FINANCIAL_YEAR)].flatMap(([, from, to]) =>
    Number(to) === Number(from) + 1 ? [Date.UTC(CENTURY + Number(to), 2, 31) / DAY_MS] : [],
  );

const OWNERS = 3;
const BETWEEN_NAMES = /\s(?:and|तथा|और|एवं)\s|[,&]/iu;
/** What makes a name of what is none: shares, relations, capacities. */
const NO_NAME =
  /\d|\b(?:each|jointly|equal|share|another|others|wife|husband|son|daughter|minor|guardian|sons|company|co)\b|पत्नी|पुत्र|हिस्स/iu;
const nameWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether the last deed of a chain of title ("what | day | from | to | registration") names an owner whom other names do not have. */
export function ownerBeside(chain: string, names: string): boolean {
  const owners = rowsOf(chain.slice(0, READ_MAX)).at(-1)?.[OWNERS] ?? '';
  const known = new Set(nameWords(names));
  const persons = owners.split(BETWEEN_NAMES).filter((name) => !NO_NAME.test(name) && nameWords(name).length > 0);
  return persons.length > 1 && persons.some((name) => nameWords(name).some((word) => !known.has(word)));
}

/** Given names that are shorter say little: "Om" is in many words. */
const NAME_MIN = 3;
const TITLES = new Set(['smt', 'shri', 'sri', 'mrs', 'miss', 'kumari', 'late', 'adv', 'master', 'श्री', 'श्रीमती', 'कुमारी', 'सुश्री', 'स्व']);

/** Whether a text names some of the persons of a table, by the first word of a name, and another of them not. */
export function leavesOut(text: string, people: string): boolean {
  const words = new Set(nameWords(text.slice(0, READ_MAX)));
  const named = rowsOf(people.slice(0, READ_MAX))
    .flatMap(([name = '']) => nameWords(name).find((word) => word.length >= NAME_MIN && !TITLES.has(word)) ?? [])
    .map((word) => words.has(word));
  return named.includes(true) && named.includes(false);
}

const SECTIONS = /(?<![\d.])(\d{1,3})(?:\((\d{1,2})\))?/g;

/** Whether sections named in a text are among those given, as "103(1)"; a section without its sub-section is each of them. */
export const namesOffence = (text: string, offences: readonly string[]): boolean =>
  [...text.slice(0, READ_MAX).matchAll(SECTIONS)].some(([, section = '', part]) =>
    part === undefined
      ? offences.some((offence) => offence === section || offence.startsWith(`${section}(`))
      : offences.includes(`${section}(${part})`) || offences.includes(section),
  );

/** The lines and the parts between semicolons that are read. */
export const linesOf = (text: string): string[] => text.slice(0, READ_MAX).split(/\n|;/u);

const PART_OF_NAMES = /[,;()\n]|\s(?:and|to|तथा|और|एवं|को)(?=\s)/iu;
const OWN = new Set(['my', 'myself', 'self', 'me', 'i', 'to', 'the', 'testator', 'testatrix', 'स्वयं', 'मैं', 'मेरे', 'मेरा', 'वसीयतकर्ता']);

/** Whether a part of a text, between commas and the like, is a name and nothing else: "son of Asha Mehta" is another person. */
export function namesOnly(text: string, name: string): boolean {
  const wanted = nameWords(name).join(' ');
  const parts = text.slice(0, READ_MAX).split(PART_OF_NAMES);
  return (
    wanted !== '' &&
    parts.some(
      (part) =>
        nameWords(part)
          .filter((word) => !OWN.has(word))
          .join(' ') === wanted,
    )
  );
}

/** Whether a row of a table ("name | parent | age | …") has a number below a limit in a column, counted from 1. */
export const columnBelow = (text: string, { column, below }: { column: number; below: number }): boolean =>
  rowsOf(text.slice(0, READ_MAX)).some((row) => {
    const number = /^\s*(\d{1,3})(?!\d)/u.exec(row[column - 1] ?? '')?.[1];
    return number !== undefined && Number(number) < below;
  });

import { count, money, percent } from '../../../core/text/values/amounts.js';
import { longDate } from '../../../core/text/values/dates.js';
import { hindiCount, hindiDate, hindiMoney } from '../../../core/text/values/hindi-writing.js';
import { groupIndian, inWords } from '../../../core/text/values/number-words.js';
import { ordinal } from '../../templates/values/ordinals.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import type { Dimension, WrittenValue } from '../reading/masks.js';

const PERIODS: readonly Dimension[] = ['hour', 'day', 'week', 'month', 'year'];
const MONTHS: Readonly<Partial<Record<Dimension, number>>> = { month: 1, year: 12 };
const DAYS: Readonly<Partial<Record<Dimension, number>>> = { day: 1, week: 7 };
const HINDI_UNITS: Readonly<Partial<Record<Dimension, string>>> = { hour: 'घंटे', day: 'दिन', week: 'सप्ताह', month: 'माह', year: 'वर्ष' };
/** What sort of days, hours or months are counted. */
const BETWEEN = /\b(?:(?:working|clear|calendar|complete|full|consecutive) ){1,2}/;
const DEVANAGARI = /[\u0900-\u097f]/u;

export const isPeriod = (dimension: Dimension): boolean => PERIODS.includes(dimension);

/** Whether a measure can come in the place of another: a period for a period, a number without a unit for anything but a day. */
export const fits = (come: Dimension, gone: Dimension): boolean =>
  come === gone || (come === 'number' && gone !== 'date' && gone !== 'clock') || (isPeriod(come) && isPeriod(gone));

/** From this value a bare number is a sum. */
const SUM_MIN = 1000;
/** A bare number above these counts no such thing: nobody is aged 950 years. */
const MOST: Readonly<Partial<Record<Dimension, number>>> = { hour: 240, day: 1100, week: 520, month: 600, year: 120, share: 100 };
/** The same for values: a bare 30,000 is a sum, and a bare 5 is none. */
export const canReplace = (come: WrittenValue, gone: Dimension): boolean =>
  fits(come.dimension, gone) &&
  (come.dimension !== 'number' || come.amount <= (MOST[gone] ?? Infinity)) &&
  (come.dimension !== 'number' ||
    gone === 'number' ||
    (gone === 'sum') === come.amount >= SUM_MIN ||
    (gone === 'sum' && come.amount >= SUM_MIN / 10));

/** How a day without a year begins. */
const YEARLESS = '0000';
/** A day that was said without its year, in the year of the one that it takes the place of. */
export const withYearOf = (value: WrittenValue, day: string | null): WrittenValue =>
  value.yearless && value.day !== null && day !== null && !day.startsWith(YEARLESS)
    ? { ...value, day: day.slice(0, 4) + value.day.slice(4), yearless: undefined }
    : value;

export const isSame = (one: WrittenValue, other: WrittenValue): boolean =>
  one.day !== null || other.day !== null
    ? isSameDay(one, other)
    : one.dimension === other.dimension || one.dimension === 'number' || other.dimension === 'number'
      ? one.amount === other.amount || isScaled(one, other)
      : one.amount > 0 && one.amount * (factorBetween(one.dimension, other.dimension) ?? 0) === other.amount;

/** Days without a year are the same in any, and "the 6th" is that of any month. */
function isSameDay(one: WrittenValue, other: WrittenValue): boolean {
  if (one.day !== null && other.day !== null)
    return one.yearless || other.yearless ? one.day.slice(4) === other.day.slice(4) : one.day === other.day;
  const [number, day] = one.day === null ? [one, other.day] : [other, one.day];
  return number.dimension === 'number' && Number(day?.slice(8)) === number.amount;
}

/** "Not 18" of 18 lakh. */
const isScaled = (one: WrittenValue, other: WrittenValue): boolean =>
  one.dimension === 'number' &&
  other.dimension === 'sum' &&
  one.amount > 0 &&
  one.amount < SUM_MIN &&
  [1e3, 1e5, 1e7].includes(other.amount / one.amount);

/** A value in the way in which the one was written that it takes the place of: in figures and words, in figures, in words, in Hindi. */
export function writtenLike(old: string, before: WrittenValue, value: WrittenValue, currency: string): string | null {
  const hindi = DEVANAGARI.test(old);
  const dimension = value.dimension === 'number' ? before.dimension : value.dimension;
  const figures = String(value.amount);
  const both = /\(/.test(old);
  if (dimension === 'date') return dateLike(before, value, hindi ? hindiDate : longDate);
  if (dimension === 'sum') {
    if (both) return hindi ? hindiMoney(figures) : money(figures, currency);
    if (/^\D{0,7}\d/.test(old))
      return old.replace(/\d[\d,]*(?:\.\d+)?/, Number.isInteger(value.amount) ? groupIndian(value.amount) : figures);
    return null;
  }
  if (dimension === 'clock') return before.dimension === 'clock' ? clockTime(value.amount) : null;
  if (dimension === 'share')
    return both
      ? percent(figures)
      : before.dimension === 'share' && /^[\d.]{1,20}\D{1,20}$/.test(old)
        ? old.replace(/^[\d.]+/, figures)
        : `${figures}${/%/.test(old) ? '%' : ' per cent'}`;
  if (!Number.isInteger(value.amount) || value.amount < 0) return null;
  if (isPeriod(dimension)) {
    const unit = hindi ? (HINDI_UNITS[dimension] ?? '') : dimension;
    const own = dimension === before.dimension ? (/[^\s)]{1,20}$/.exec(old)?.[0] ?? unit) : unit;
    if (hindi) return both ? hindiCount(figures, own) : `${figures} ${own}`;
    // "10 (ten) consecutive working days" stay consecutive and working.
    const kind = dimension === before.dimension ? (BETWEEN.exec(old)?.[0] ?? '') : '';
    if (both) return count(figures, kind + unit);
    const words = /^\d/.test(old) ? figures : inWords(value.amount, true).toLowerCase();
    return `${words} ${kind}${unit}${value.amount === 1 ? '' : 's'}`;
  }
  if (/\d(?:st|nd|rd|th)$/.test(old)) return ordinal(figures);
  return both ? count(figures) : /^\d/.test(old) ? figures : inWords(value.amount, true).toLowerCase();
}

/** A day in words, without its year only where the one before has none either. */
function dateLike(before: WrittenValue, { day, yearless }: WrittenValue, inWords: (day: string) => string): string | null {
  if (day === null || (yearless && !before.yearless)) return null;
  return yearless ? inWords(ANY_YEAR + day.slice(4)).replace(` ${ANY_YEAR}`, '') : inWords(day);
}
/** Has each day of a year. */
const ANY_YEAR = '2000';

/** "9.30 a.m.", from the minutes since midnight. */
const clockTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  return `${hour % 12 || 12}${past === 0 ? '' : `.${String(past).padStart(2, '0')}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

/** The unit that a field counts in, as its name or its label says: "Duration (months)". */
export const unitOf = ({ label, name }: Pick<TemplateField, 'label' | 'name'>): Dimension | null =>
  (/_(day|month|year)s$/.exec(name)?.[1] ??
    /(?:\(|, in | in )(day|week|month|year)s?(?:\)|$)/i.exec(label)?.[1]?.toLowerCase() ??
    null) as Dimension | null;

/** What a field of the form holds, as a measure; null for a field of words. */
export function dimensionOf(field: TemplateField): Dimension | null {
  if (field.format === 'money') return 'sum';
  if (field.format === 'percent') return 'share';
  if (field.format === 'date') return 'date';
  return field.format === 'number' ? (unitOf(field) ?? 'number') : null;
}

/** A value as its field takes it; null where it is no such measure, or would not be a whole number of the unit. */
export function valueFor(field: TemplateField, value: WrittenValue): string | null {
  const dimension = dimensionOf(field);
  if (dimension === null || !canReplace(value, dimension) || value.yearless) return null;
  if (dimension === 'date') return value.day;
  if (dimension === 'sum' || dimension === 'share') return String(value.amount);
  const factor = factorBetween(value.dimension === 'number' ? dimension : value.dimension, dimension);
  const amount = factor === null ? null : Math.round(value.amount * factor * 1000) / 1000;
  return amount === null || !Number.isInteger(amount) || amount < 0 ? null : String(amount);
}

function factorBetween(from: Dimension, to: Dimension): number | null {
  if (from === to) return 1;
  for (const scale of [MONTHS, DAYS]) {
    const [a, b] = [scale[from], scale[to]];
    if (a !== undefined && b !== undefined) return a / b;
  }
  return null;
}

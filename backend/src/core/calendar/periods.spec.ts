import fc from 'fast-check';
import { isCalendarDay } from '../validation/calendar-day.js';
import { isClosed, nextOpenDay } from './closed-days.js';
import { addDays, daysBetween, lastDayOf, type Period, weekdayOf } from './periods.js';

/** Another way of counting, without Date: one day after the other, by the lengths of months. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0));
type Day = [year: number, month: number, day: number];
const read = (day: string): Day => day.split('-').map(Number) as Day;
const written = ([year, month, day]: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
function tomorrow([year, month, day]: Day): Day {
  if (day < lengthOf(year, month)) return [year, month, day + 1];
  return month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
}
function walked(from: string, period: Period): string {
  let [year, month, day] = read(from);
  if ('days' in period || 'weeks' in period) {
    let at: Day = [year, month, day];
    const steps = 'days' in period ? period.days : period.weeks * 7;
    for (let n = 0; n < steps; n++) at = tomorrow(at);
    return written(at);
  }
  if ('years' in period) year += period.years;
  else
    for (let n = 0; n < period.months; n++) {
      month = month === 12 ? 1 : month + 1;
      if (month === 1) year++;
    }
  day = Math.min(day, lengthOf(year, month));
  return written([year, month, day]);
}

const DAY = fc
  .tuple(fc.integer({ min: 1900, max: 2150 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => written([year, month, Math.min(day, lengthOf(year, month))]));
const PERIOD: fc.Arbitrary<Period> = fc.oneof(
  fc.integer({ min: 1, max: 1200 }).map((days) => ({ days })),
  fc.integer({ min: 1, max: 100 }).map((weeks) => ({ weeks })),
  fc.integer({ min: 1, max: 400 }).map((months) => ({ months })),
  fc.integer({ min: 1, max: 40 }).map((years) => ({ years })),
);

describe('the last day of a period', () => {
  it.each<[string, Period, string]>([
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2024-01-31', { months: 1 }, '2024-02-29'],
    ['2026-08-31', { months: 1 }, '2026-09-30'],
    ['2026-01-31', { months: 2 }, '2026-03-31'],
    ['2024-02-29', { years: 1 }, '2025-02-28'],
    ['2024-02-29', { years: 4 }, '2028-02-29'],
    ['2024-02-29', { months: 12 }, '2025-02-28'],
    ['2026-02-28', { months: 1 }, '2026-03-28'],
    ['2025-11-03', { days: 30 }, '2025-12-03'],
    ['2024-02-15', { days: 15 }, '2024-03-01'],
    ['2023-02-15', { days: 15 }, '2023-03-02'],
    ['2023-12-31', { weeks: 1 }, '2024-01-07'],
  ])('%s and %j is %s', (from, period, last) => expect(lastDayOf(from, period)).toBe(last));

  it.each<[string, Period, string]>([
    ['2026-03-01', { days: 60 }, '2026-04-29'],
    ['2026-03-01', { months: 1 }, '2026-03-31'],
    ['2026-03-31', { months: 1 }, '2026-04-30'],
    ['2026-01-01', { years: 1 }, '2026-12-31'],
  ])('with the first day counted, %s and %j is %s', (from, period, last) => expect(lastDayOf(from, period, 'in')).toBe(last));

  it('agrees with a second way of counting', () =>
    fc.assert(
      fc.property(DAY, PERIOD, (from, period) => lastDayOf(from, period) === walked(from, period)),
      { numRuns: 500 },
    ));

  it('leaves the first day out: so many days lie between', () =>
    fc.assert(fc.property(DAY, fc.integer({ min: 1, max: 4000 }), (from, days) => daysBetween(from, lastDayOf(from, { days })) === days)));

  it('is a day of the calendar, never before its start, and no later with the first day counted', () =>
    fc.assert(
      fc.property(DAY, PERIOD, (from, period) => {
        const last = lastDayOf(from, period);
        const counted = lastDayOf(from, period, 'in');
        return isCalendarDay(last) && last > from && counted >= from && counted <= last && daysBetween(counted, last) <= 1;
      }),
    ));

  it('comes no earlier for a later start, nor for a longer period', () =>
    fc.assert(
      fc.property(DAY, DAY, fc.integer({ min: 1, max: 300 }), fc.constantFrom('days', 'weeks', 'months', 'years'), (a, b, count, unit) => {
        const period = { [unit]: count } as unknown as Period;
        const longer = { [unit]: count + 1 } as unknown as Period;
        const [first, second] = a <= b ? [a, b] : [b, a];
        return lastDayOf(first, period) <= lastDayOf(second, period) && lastDayOf(first, period) < lastDayOf(first, longer);
      }),
    ));

  it('a month added to the 31st ends in the next month, on its last day', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2150 }), fc.constantFrom(1, 3, 5, 7, 8, 10, 12), (year, month) => {
        const [endYear, endMonth, endDay] = read(lastDayOf(written([year, month, 31]), { months: 1 }));
        return endMonth === (month % 12) + 1 && endDay === lengthOf(endYear, endMonth);
      }),
    ));
});

describe('the next open day', () => {
  const closed = { weekdays: new Set([0, 6]), holidays: new Map([['2026-01-26', 'Republic Day']]) };

  it.each([
    ['2026-01-23', '2026-01-23'],
    ['2026-01-24', '2026-01-27'],
    ['2026-01-25', '2026-01-27'],
    ['2026-01-26', '2026-01-27'],
  ])('from %s is %s', (day, open) => expect(nextOpenDay(day, closed)).toBe(open));

  it('is open, and every day before it is closed', () =>
    fc.assert(
      fc.property(DAY, fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 }), (day, ahead) => {
        const some = { weekdays: closed.weekdays, holidays: new Map(ahead.map((n) => [addDays(day, n), 'x'])) };
        const open = nextOpenDay(day, some);
        if (open === null || isClosed(open, some)) return false;
        return Array.from({ length: daysBetween(day, open) }, (_, n) => addDays(day, n)).every((each) => isClosed(each, some));
      }),
    ));

  it('is not looked for without end', () => {
    const holidays = new Map(Array.from({ length: 800 }, (_, n) => [addDays('2026-01-01', n), 'x']));
    expect(nextOpenDay('2026-01-01', { weekdays: new Set(), holidays })).toBeNull();
  });

  it('knows the days of the week', () => {
    expect(weekdayOf('2026-11-29')).toBe(0);
    expect(weekdayOf('2024-02-29')).toBe(4);
  });
});

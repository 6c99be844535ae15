import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ambiguousDate, dateOf, latestBefore, longDate, MONTHS, readDates, readDaysOfYear, readMonths } from './dates.js';
import { hindiDate } from './hindi-writing.js';

const days = (text: string): string[] => readDates(text).map(({ day }) => day);

describe('readDates', () => {
  it.each([
    ['on 18.04.2026 and 2026-05-01', ['2026-04-18', '2026-05-01']],
    ['dated 18-4-26', ['2026-04-18']],
    ['18th April, 2026', ['2026-04-18']],
    ['this 18th day of April 2026', ['2026-04-18']],
    ['on the eighteenth day of April, 2026', ['2026-04-18']],
    ['thirty-first of March 2026 and twenty first April 2026', ['2026-03-31', '2026-04-21']],
    ['18 Apr. 2026', ['2026-04-18']],
    ['April 18, 2026', ['2026-04-18']],
    ['18\nApril 2026', ['2026-04-18']],
    ['दिनांक १८ अप्रैल २०२६ को', ['2026-04-18']],
    ['१८/०४/२०२६', ['2026-04-18']],
    ['1 फरवरी 2026 और 2 फ़रवरी 2026', ['2026-02-01', '2026-02-02']],
    ['30 February 2026, 31.04.2026, 2026-13-01', []],
    ['paper no. 12/2026, clause 4.10.1, 10.5.2.7', []],
    ['', []],
  ])('%s: %j', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it('leaves open whether the day or the month comes first, where both are dates', () => {
    expect(readDates('03/04/2025')).toMatchObject([{ day: '2025-04-03', monthFirst: '2025-03-04' }]);
    for (const text of ['13/04/2025', '04.04.2025', '3 April 2025', '2025-04-03'])
      expect(readDates(text)).toMatchObject([{ monthFirst: null }]);
    expect(ambiguousDate('03/04/2025')).toEqual(['3 April 2025', '4 March 2025']);
    expect(ambiguousDate('3 April 2025')).toBeNull();
  });

  it('takes a whole text for a date only with all four digits of the year', () => {
    expect(dateOf('31/01/2026')).toEqual({ year: 2026, month: 1, day: 31 });
    for (const text of ['31/01/26', 'on 31/01/2026', '31/01/2026 or so', 'soon', '']) {
      expect(dateOf(text)).toBeNull();
      expect(longDate(text)).toBe(text);
    }
  });

  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('reads what was written, in English, Hindi and figures', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const forms = [
          iso,
          longDate(iso),
          hindiDate(iso),
          `${date}/${month}/${year}`,
          `${date}.${month}.${year}`,
          `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`,
        ];
        for (const form of forms) {
          expect(readDates(`on ${form}, then`)).toMatchObject([{ day: iso, start: 3, end: 3 + form.length }]);
          expect(dateOf(form)).toEqual({ year: Number(year), month: Number(month), day: Number(date) });
        }
      }),
    );
  });

  it('reads places that do not overlap, whatever the text', () => {
    const piece = fc.constantFrom('12', '03', '2025', '/', '.', '-', ' ', 'April', 'अप्रैल', '१२', ',', 'th ', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of readDates(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});

describe('days without a year', () => {
  const found = (text: string) => readDaysOfYear(text).map(({ day, month, start, end }) => [day, month, text.slice(start, end)]);

  it.each([
    ['the memo is of 3 November', [[3, 11, '3 November']]],
    ['on the 3rd of Nov. it came', [[3, 11, '3rd of Nov.']]],
    [
      'November 3 and 5th dec',
      [
        [3, 11, 'November 3'],
        [5, 12, '5th dec'],
      ],
    ],
    ['मेमो ३ नवंबर का है', [[3, 11, '३ नवंबर']]],
    ['on 3 November 2026 and 4/11/2026', []],
    ['section 15 may be paid, 40 June, version 2.3 november', []],
    ['may 15 be paid', []],
    ['32 marchers', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    [3, 11, '2026-11-29', '2026-11-03'],
    [29, 11, '2026-11-29', '2026-11-29'],
    [30, 11, '2026-11-29', '2025-11-30'],
    [29, 2, '2025-01-10', '2024-02-29'],
    [29, 2, '2027-01-10', null],
    [31, 6, '2026-11-29', null],
  ])('%d.%d. on %s is %s', (day, month, today, expected) => expect(latestBefore({ day, month }, today)).toBe(expected));
});

describe('months and years without a day', () => {
  const found = (text: string) => readMonths(text).map(({ year, month, start, end }) => [year, month, text.slice(start, end)]);

  it.each([
    ['The goods came in March 2024.', [[2024, 3, 'March 2024']]],
    ['since Sept., 2023', [[2023, 9, 'Sept., 2023']]],
    ['मार्च २०२४ में', [[2024, 3, 'मार्च २०२४']]],
    [
      'In the year 2019 and वर्ष 2020 में',
      [
        [2019, null, 'In the year 2019'],
        [2020, null, 'वर्ष 2020'],
      ],
    ],
    ['on 3 March 2024, 2nd day of April 2024 and March 4, 2024', []],
    ['the Act of 2019, the year 2019-20, May 99999', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it('finds no place that a date has', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'12 3/.-0249March'), maxLength: 60 }), (text) => {
        const dates = readDates(text);
        for (const { start, end } of readMonths(text)) expect(dates.every((date) => end <= date.start || date.end <= start)).toBe(true);
      }),
    );
  });
});

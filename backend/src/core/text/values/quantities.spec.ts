import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { money } from './amounts.js';
import { hindiMoney, hindiWords } from './hindi-writing.js';
import { groupIndian, inWords } from './number-words.js';
import { readPeriods } from './periods.js';
import { readQuantities } from './quantities.js';
import { readSums } from './sums.js';

const sums = (text: string): [number, string][] => readSums(text).map(({ rupees, start, end }) => [rupees, text.slice(start, end)]);
const periods = (text: string): string[] =>
  readPeriods(text).map(({ count, unit, start, end }) => `${count} ${unit}: ${text.slice(start, end)}`);

describe('readSums', () => {
  it.each<[string, [number, string][]]>([
    ['pay Rs. 4,75,000/- at once', [[475_000, 'Rs. 4,75,000/-']]],
    [
      '₹ 500 or INR 600',
      [
        [500, '₹ 500'],
        [600, 'INR 600'],
      ],
    ],
    ['Rs. 2.5 lakh', [[250_000, 'Rs. 2.5 lakh']]],
    ['1 crore 25 lakh', [[12_500_000, '1 crore 25 lakh']]],
    ['five thousand rupees only', [[5000, 'five thousand rupees only']]],
    ['Rs. 5,000 (Rupees Five Thousand only)', [[5000, 'Rs. 5,000 (Rupees Five Thousand only)']]],
    ['Rs. 5,000 (the rent)', [[5000, 'Rs. 5,000']]],
    ['Rupees Five Hundred and Fifty Paise only', [[500.5, 'Rupees Five Hundred and Fifty Paise only']]],
    [
      'रु. ५,००० और रु० 600',
      [
        [5000, 'रु. ५,०००'],
        [600, 'रु० 600'],
      ],
    ],
    ['पचास हज़ार रुपये', [[50_000, 'पचास हज़ार रुपये']]],
    ['5000/- रुपये', [[5000, '5000/- रुपये']]],
    [
      'dedh lakh rupaye, dhai hazaar rupaye',
      [
        [150_000, 'dedh lakh rupaye'],
        [2500, 'dhai hazaar rupaye'],
      ],
    ],
    ['sadhe teen lakh', [[350_000, 'sadhe teen lakh']]],
    ['two and a half lakh rupees', [[250_000, 'two and a half lakh rupees']]],
    ['lakhs of people, section 138, 12.03.2025, paper 5/2026', []],
    ['', []],
  ])('%s: %j', (text, expected) => {
    expect(sums(text)).toEqual(expected);
  });

  it('reads what was written, in figures and words of both languages', () => {
    const paise = fc.integer({ min: 1, max: 10 ** 11 }).map((all) => (all / 100).toFixed(2));
    fc.assert(
      fc.property(paise, (amount) => {
        for (const written of [money(amount, 'INR'), hindiMoney(amount)]) {
          const [sum, ...more] = readSums(`the sum of ${written}, which is due`);
          expect(more).toEqual([]);
          expect(sum).toMatchObject({ rupees: Number(amount), start: 11, end: 11 + written.length });
        }
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (value) => {
        const forms = [
          `Rs. ${groupIndian(value)}`,
          `Rupees ${inWords(value, true)}`,
          `${inWords(value, true)} rupees`,
          `${hindiWords(value)} रुपये`,
        ];
        for (const form of forms) expect(sums(form)).toEqual([[value, form]]);
      }),
    );
  });
});

describe('readPeriods', () => {
  it.each([
    ['within fifteen (15) days', ['15 day: fifteen (15) days']],
    ['15 ( fifteen ) clear days', ['15 day: 15 ( fifteen ) clear days']],
    ['a fortnight, two fortnights', ['28 day: two fortnights']],
    ['30-day period', ['30 day: 30-day']],
    ['छह महीने या ६० दिन', ['6 month: छह महीने', '60 day: ६० दिन']],
    ['paintalis din, dedh saal', ['45 day: paintalis din', '1.5 year: dedh saal']],
    ['one hundred and eighty days', ['180 day: one hundred and eighty days']],
    ['how do days count', []],
  ])('%s: %j', (text, expected) => {
    expect(periods(text)).toEqual(expected);
  });
});

it('reads quantities in places that are true and do not overlap, whatever the text', () => {
  const piece = fc.constantFrom(
    '30',
    '5,000',
    'Rs. ',
    ' days',
    'lakh ',
    'thirty ',
    '(',
    ')',
    'दो ',
    'दिन ',
    'do ',
    'paise ',
    ' and ',
    '/-',
    '%',
    '.',
    '\n',
    'sadhe ',
    'रु० ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      let last = 0;
      for (const { start, end, wholeEnd, amount } of readQuantities(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(wholeEnd).toBeGreaterThanOrEqual(end);
        expect(wholeEnd).toBeLessThanOrEqual(text.length);
        expect(Number.isFinite(amount)).toBe(true);
        last = wholeEnd;
      }
    }),
  );
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, count, isInCurrency, money, percent, readAmount } from './amounts.js';
import { hindiWords } from './hindi-writing.js';
import { inWords } from './number-words.js';

/** "Two lakh fifty" is 2,50,000 for many. */
const isUnsaid = (value: number): boolean => value >= 100_000 && value % 100_000 > 0 && value % 100_000 < 100;

describe('readAmount', () => {
  it.each([
    ['25000', 25_000, ''],
    ['25,000.50', 25_000.5, ''],
    ['2,75,00,000', 27_500_000, ''],
    ['Rs. 25,000/-', 25_000, 'rs.'],
    ['₹ 1500', 1500, '₹'],
    ['$1,500', 1500, '$'],
    ['1 500 000', 1_500_000, ''],
    ['1500 USD', 1500, 'usd'],
    ['INR 1500', 1500, 'inr'],
    ['३,२५,०००', 325_000, ''],
    ['7 lakhs', 700_000, ''],
    ['7 lac', 700_000, ''],
    ['2.25 crore', 22_500_000, ''],
    ['Rs. 3 Lakh', 300_000, 'rs.'],
    ['₹4L', 400_000, '₹'],
    ['1.2345678 Cr.', 12_345_678, ''],
    ['1 crore 25 lakh and 50 thousand', 12_550_000, ''],
    ['12 lakh/-', 1_200_000, ''],
    ['2 million USD', 2_000_000, 'usd'],
    ['३ लाख ५० हज़ार रुपये', 350_000, 'rs'],
    ['1.5 करोड़', 15_000_000, ''],
    ['रु. ५,००० मात्र', 5000, 'rs'],
    ['Rupees 8,000 only', 8000, 'rs'],
    ['0.00', 0, ''],
    ['five lakh rupees', 500_000, 'rs'],
    ['Rupees Four Lakh Fifty Thousand only', 450_000, 'rs'],
    ['Rs. 5,00,000 (Rupees Five Lakh only)', 500_000, 'rs'],
    ['पाँच लाख', 500_000, ''],
    ['dedh lakh', 150_000, ''],
    ['saadhe teen lakh rupaye', 350_000, 'rs'],
    ['ten lakh', 1_000_000, ''],
    ['INR twenty-five thousand', 25_000, 'inr'],
    ['two and a half crore', 25_000_000, ''],
    ['5 lakh fifty thousand', 550_000, ''],
    ['five hundred rupees and fifty paise', 500.5, 'rs'],
    ['two million USD', 2_000_000, 'usd'],
    ['50k', 50_000, ''],
  ])('reads %s', (text, value, mark) => {
    expect(readAmount(text)).toEqual({ value, mark });
  });

  it.each([
    '',
    'abc',
    '1,5',
    '12,34',
    '1.234,56',
    '1.234',
    '-5',
    '5-',
    '$5 USD',
    '1e9',
    '12345678901234',
    'about 500',
    '5/-/-',
    '1,5 lakh',
    '5 laks',
    '1.5 crore 20 lakh',
    '2 lakh 3 crore',
    '2 lakh 50',
    '1.23456 hundred',
    '12.345 USD',
    '$5 lakh rupees',
    '99999999 crore',
    'lakh',
    '5 lakh or 6 lakh',
    '12,34 lakh',
    'five six',
    'two lakh three lakh',
    'do lakh pachas',
    'five lakh dollars',
    'Rs. 5,00,000 (Rupees Six Lakh only)',
    'lakhs of rupees',
  ])('refuses %p, which is no amount or could mean two', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  it('reads every sum as both languages write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (value) => {
        const words = inWords(value, true);
        for (const form of [`Rupees ${words} only`, `${words.toLowerCase()} rupees`, `INR ${words}`, `${hindiWords(value)} रुपये मात्र`])
          expect([form, amountOf(form)]).toEqual([form, form.startsWith('INR') && isUnsaid(value) ? null : value]);
        expect(amountOf(money(String(value), 'INR'))).toBe(value);
      }),
    );
  });

  it('knows which signs belong to a currency', () => {
    expect(isInCurrency('', 'INR')).toBe(true);
    expect(isInCurrency('₹', 'INR')).toBe(true);
    expect(isInCurrency('$', 'INR')).toBe(false);
    expect(isInCurrency('$', 'CAD')).toBe(true);
    expect(isInCurrency('usd', 'EUR')).toBe(false);
  });
});

describe('money', () => {
  it.each([
    ['25000', 'INR', 'Rs. 25,000 (Rupees Twenty-five Thousand only)'],
    [
      '12345678.05',
      'INR',
      'Rs. 1,23,45,678.05 (Rupees One Crore Twenty-three Lakh Forty-five Thousand Six Hundred Seventy-eight and Five Paise only)',
    ],
    ['12345678', 'USD', 'US$ 12,345,678 (US Dollars Twelve Million Three Hundred Forty-five Thousand Six Hundred Seventy-eight only)'],
    ['0.29', 'GBP', 'GBP 0.29 (Pounds Sterling Zero and Twenty-nine Pence only)'],
    ['1500.40', 'JPY', 'JPY 1,500 (Japanese Yen One Thousand Five Hundred only)'],
  ])('writes %s %s out', (text, currency, written) => {
    expect(money(text, currency)).toBe(written);
  });

  it('never has a hundred cents, and writes the amount that it was given', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), fc.nat(99), (whole, part) => {
        const text = money(`${whole}.${String(part).padStart(2, '0')}`, 'USD');
        expect(/^US\$ ([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')).toBe(
          part ? `${whole}.${String(part).padStart(2, '0')}` : `${whole}`,
        );
      }),
    );
  });
});

describe('percent and count', () => {
  it.each([
    ['12', '12% (twelve per cent)'],
    ['10.50', '10.5% (ten point five per cent)'],
    ['8.05 %', '8.05% (eight point zero five per cent)'],
    ['0', '0% (zero per cent)'],
  ])('writes %s as %s', (text, written) => {
    expect(percent(text)).toBe(written);
  });

  it('counts in figures and words with the right number of its unit', () => {
    expect(count('1', 'month')).toBe('1 (one) month');
    expect(count('11', 'month')).toBe('11 (eleven) months');
    expect(count('[●]', 'month')).toBe('[●] months');
    expect(count('5')).toBe('5 (five)');
  });
});

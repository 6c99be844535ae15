import { describe, expect, it } from '@jest/globals';
import { ValidationError } from '../../../core/errors/common-errors.js';
import type { TemplateField } from './template-schema.js';
import { checkedValues } from './form-values.js';

const field = (rest: Partial<TemplateField>): TemplateField => ({
  name: 'value',
  label: 'Value',
  plural: false,
  type: 'text',
  required: false,
  format: 'text',
  ...rest,
});
const check = (rest: Partial<TemplateField>, value: unknown) => checkedValues([field(rest)], { value }).value;

function messages(fields: TemplateField[], given: Record<string, unknown>): string[] {
  try {
    checkedValues(fields, given);
  } catch (error) {
    if (error instanceof ValidationError) return (error.errors ?? []).map(({ message }) => message);
  }
  return [];
}

describe('checkedValues', () => {
  it('sets a single line in one, and keeps the lines of several', () => {
    expect(check({}, ' Asha\r\n\u2028 Mehta\t ')).toBe('Asha Mehta');
    expect(check({ type: 'textarea' }, 'one\r\ntwo\u0085three')).toBe('one\ntwo\nthree');
  });

  it('takes away what nobody can see, and keeps the joiners of Indian scripts', () => {
    expect(check({}, 'ab\u202ec\u200b\u0000d\ue000e\ud800')).toBe('abcde');
    expect(check({}, 'क्\u200dष')).toBe('क्\u200dष');
  });

  it('names the required and the unknown', () => {
    expect(messages([field({ required: true })], { other: 'x' })).toEqual(['Unknown field: other', 'Value is required']);
    expect(messages([field({ required: true, plural: true, label: 'Values' })], { value: ' ' })).toEqual(['Values are required']);
    expect(messages([field({ required: true })], JSON.parse('{"__proto__":"x"}') as object as Record<string, unknown>)).toContain(
      'Value is required',
    );
  });

  it.each([
    [{ format: 'money' as const }, '1,5', 'Value must be an amount, such as 25000 or 25,000.50'],
    [{ format: 'number' as const, min: 1, max: 31 }, '32', 'Value must be at most 31'],
    [{ format: 'number' as const, min: 1 }, '0', 'Value must be at least 1'],
    [{ format: 'percent' as const }, 'ten', 'Value must be a percentage, such as 12 or 12.5'],
    [{ format: 'date' as const }, '2026-02-30', 'Value must be a date, such as 2026-04-01 or 1 April 2026'],
    [
      { format: 'date' as const },
      '01/12/2026',
      'Value could be 1 December 2026 or 12 January 2026: choose one and write the month as a word',
    ],
    [{ format: 'date' as const }, '13/13/2026', 'Value must be a date, such as 2026-04-01 or 1 April 2026'],
    [{ format: 'pan' as const }, 'ABCDE12345', 'Value must be a PAN: five letters, four digits and a letter, such as ABCPE1234F'],
    [{ format: 'pin' as const }, '0110003', 'Value must be a PIN code of six digits'],
    [{ format: 'state' as const }, 'Bombay', 'Value must be the name of a State or Union territory of India'],
    [{ format: 'cin' as const }, 'U1', 'Value must be a CIN of 21 letters and digits, such as U12345MH2015PTC123456'],
    [{ format: 'email' as const }, 'nobody', 'Value must be an e-mail address'],
    [{ format: 'currency' as const }, 'XYZ', 'Value must be one of: INR, USD, EUR, GBP, AED, AUD, CAD, CHF, SGD, JPY'],
    [{ format: 'currency' as const }, 'constructor', 'Value must be one of: INR, USD, EUR, GBP, AED, AUD, CAD, CHF, SGD, JPY'],
    [{ options: ['mutual', 'one-way'] }, 'both', 'Value must be one of: mutual, one-way'],
    [{ maxLength: 3 }, 'four', 'Value must be at most 3 characters'],
  ])('refuses %p: %p', (rest, value, message) => {
    expect(messages([field(rest)], { value })).toEqual([message]);
  });

  it('writes choices and currencies in one way', () => {
    expect(check({ options: ['mutual', 'one-way'] }, 'Mutual')).toBe('mutual');
    expect(check({ format: 'currency' }, 'usd')).toBe('USD');
  });

  it('takes figures of a date that can mean one day only', () => {
    for (const date of ['05/05/2026', '31/12/2026', '14-4-2026', '2026-12-01']) expect(check({ format: 'date' }, date)).toBe(date);
  });

  it('writes codes, PIN codes and States in one way', () => {
    expect(check({ format: 'pan' }, 'abcpe 1234 f')).toBe('ABCPE1234F');
    expect(check({ format: 'pin' }, '110 003')).toBe('110003');
    expect(check({ format: 'state' }, 'tamil nadu')).toBe('Tamil Nadu');
  });

  it('checks and tidies rows, cell by cell', () => {
    const columns = [
      { name: 'name', label: 'Name', required: true, format: 'text' as const, maxLength: 10 },
      { name: 'age', label: 'Age', required: false, format: 'number' as const, maxLength: 10 },
      { name: 'pan', label: 'PAN', required: false, format: 'pan' as const, maxLength: 10 },
    ];
    const rows = (value: string) => messages([field({ type: 'textarea', format: 'rows', columns })], { value });
    expect(check({ type: 'textarea', format: 'rows', columns }, ' Asha |41|abcpe1234f\n\n| |\nRavi | | ')).toBe(
      'Asha | 41 | ABCPE1234F\nRavi',
    );
    expect(rows('Asha | old')).toEqual(['Value, row 1: Age must be a whole number']);
    expect(rows('Asha\n | 40')).toEqual(['Value, row 2: Name is required']);
    expect(rows('Asha | 4 | ABCPE1234F | x')).toEqual(['Value, row 1 has more than 3 parts']);
    expect(rows('A long name indeed')).toEqual(['Value, row 1: Name must be at most 10 characters']);
    expect(rows('Asha\n'.repeat(13))).toEqual(['Value must have at most 12 rows']);
  });

  it('asks a conditional field only where its condition holds', () => {
    const fields = [
      field({ name: 'kind', label: 'Kind', options: ['company', 'individual'] }),
      field({ name: 'cin', label: 'CIN', when: { field: 'kind', is: ['company'] } }),
      field({ name: 'parent', label: 'Parent', when: { field: 'kind', is: ['individual', ''] }, default: 'unknown' }),
    ];
    expect(checkedValues(fields, { kind: 'company', cin: 'x' })).toEqual({ kind: 'company', cin: 'x' });
    expect(checkedValues(fields, {})).toEqual({ parent: 'unknown' });
    expect(messages(fields, { cin: 'x' })).toEqual(['CIN is asked only where "Kind" is "company"']);
    expect(messages(fields, { kind: 'company', parent: 'x' })).toEqual(['Parent is asked only where "Kind" is "individual" or empty']);
  });

  it('refuses an amount in another currency than the document', () => {
    const fields = [
      field({ name: 'rent', label: 'Rent', format: 'money' }),
      field({ name: 'currency', label: 'Currency', format: 'currency', default: 'INR' }),
    ];
    expect(messages(fields, { rent: '$500' })).toEqual(['Rent is not in INR, the currency of this document']);
    expect(messages(fields, { rent: '$500', currency: 'USD' })).toEqual([]);
    expect(messages(fields, { rent: '500' })).toEqual([]);
  });
});

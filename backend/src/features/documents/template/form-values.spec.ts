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

import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Also read by the test of the form, which has the same rules. */
const CASES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'field-cases.json'), 'utf8')) as [
  Partial<TemplateField>,
  string,
  string | null,
][];
const column = (name: string, rest: object = {}) => ({
  name,
  label: name,
  required: false,
  format: 'text' as const,
  maxLength: 20,
  ...rest,
});
const COLUMNS = [column('Name', { required: true }), column('Age', { format: 'number' as const })];

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
    [{ format: 'currency' as const }, 'XYZ', 'Value must be one of: INR, USD, EUR, GBP, AED, AUD, CAD, CHF, SGD, JPY'],
    [{ format: 'currency' as const }, 'constructor', 'Value must be one of: INR, USD, EUR, GBP, AED, AUD, CAD, CHF, SGD, JPY'],
    [{ format: 'state' as const }, 'Bombay', 'Value must be the name of a State or Union territory of India'],
  ])('refuses %p: %p', (rest, value, message) => {
    expect(messages([field(rest)], { value })).toEqual([message]);
  });

  it.each(CASES)('accepts or refuses, as the form does: %j %s', (rest, value, message) => {
    const given = field(rest.format === 'rows' ? { ...rest, type: 'textarea', columns: COLUMNS } : rest);
    expect(messages([given], { value })).toEqual(message === null ? [] : [message]);
  });

  it('writes choices and currencies in one way', () => {
    expect(check({ options: ['mutual', 'one-way'] }, 'Mutual')).toBe('mutual');
    expect(check({ format: 'currency' }, 'usd')).toBe('USD');
  });

  it('writes codes, PIN codes and States in one way', () => {
    expect(check({ format: 'pan' }, 'abcpe 1234 f')).toBe('ABCPE1234F');
    expect(check({ format: 'pin' }, '110 003')).toBe('110003');
    expect(check({ format: 'state' }, 'tamil nadu')).toBe('Tamil Nadu');
  });

  it('writes Hindi digits as 0 to 9 where a document counts with them', () => {
    expect(check({ format: 'number' }, '४५')).toBe('45');
    expect(check({ format: 'money' }, '₹ २,५०,०००')).toBe('₹ 2,50,000');
    expect(check({ format: 'pin' }, '११० ००३')).toBe('110003');
    expect(check({}, 'मकान ४५')).toBe('मकान ४५');
  });

  it('asks for the sum where a required one is nothing', () => {
    expect(messages([field({ format: 'money', required: true })], { value: '0' })).toEqual(['Value must be more than 0']);
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
    expect(messages(fields, { cin: 'x' })).toEqual(['CIN applies only where "Kind" is "company"']);
    expect(messages(fields, { kind: 'company', parent: 'x' })).toEqual(['Parent applies only where "Kind" is "individual" or empty']);
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

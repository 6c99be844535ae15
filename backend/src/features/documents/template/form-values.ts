import { normalized } from '../../../core/text/normalized.js';
import type { FieldError } from '../../../core/errors/app-error.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { isInCurrency, readAmount } from '../values/amounts.js';
import { CURRENCIES, currencyOf } from '../values/currencies.js';
import { dateOf } from '../values/dates.js';
import { withoutMarks } from '../values/marks.js';
import { DEFAULT_MAX_LENGTH, type TemplateField } from './template-schema.js';

export { amountOf } from '../values/amounts.js';
export { dateOf } from '../values/dates.js';

export type FormValues = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\f\v]/g;
/** Controls, halves of characters, non-characters, and marks that make text read other than it is stored (bidirectional, zero width). */
const UNPRINTABLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\p{Surrogate}]/gu;

/**
 * Checks a form against the fields of its template and gives its values as clean text.
 * @param given as the client sent it; numbers and booleans are taken as their text
 * @throws ValidationError naming every field that is unknown, missing, too long or of the wrong form
 */
export function checkedValues(fields: readonly TemplateField[], given: Record<string, unknown>): FormValues {
  const errors: FieldError[] = [];
  const values: FormValues = {};
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(given)) {
    if (!known.has(name)) errors.push({ field: name, message: `Unknown field: ${name.slice(0, 60)}` });
  }
  for (const field of fields) {
    const raw = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    if (typeof raw === 'string' && raw.length > UNCLEANED * limitOf(field)) {
      errors.push({ field: field.name, message: tooLong(field) });
      continue;
    }
    const text = textOf(field, raw);
    const message = text === null ? `${field.label} ${verb(field)} not valid` : problem(field, text);
    if (message) errors.push({ field: field.name, message });
    else if (text) values[field.name] = text;
    else if (field.default) values[field.name] = field.default;
  }
  for (const error of strayCurrencies(fields, values)) errors.push(error);
  if (errors.length > 0) throw new ValidationError(errors);
  return values;
}

/** A text so many times longer than its field is not even cleaned: white space and marks that count for nothing do not fill that. */
const UNCLEANED = 4;
const limitOf = ({ maxLength, type }: TemplateField): number => maxLength ?? DEFAULT_MAX_LENGTH[type];
const tooLong = (field: TemplateField): string => `${field.label} must be at most ${limitOf(field)} characters`;

const verb = ({ plural }: TemplateField): string => (plural ? 'are' : 'is');

/** What somebody typed, without anything that a document cannot print: controls, marks of templates, hidden direction marks. */
export const printable = (text: string): string => withoutMarks(normalized(text).replace(LINE_ENDS, '\n').replace(UNPRINTABLE, '')).trim();

/** The value as text of one line or several; choices and currencies in the one way in which they are written. */
function textOf(field: TemplateField, value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  const text = printable(value);
  if (field.format === 'currency') return text.toUpperCase();
  if (field.options) return text.toLowerCase();
  return field.type === 'text' ? text.replace(/\s+/g, ' ') : text;
}

function problem(field: TemplateField, text: string): string | null {
  const { label, format, options } = field;
  if (text === '') return field.required && !field.default ? `${label} ${verb(field)} required` : null;
  if (text.length > limitOf(field)) return tooLong(field);
  if (options && !options.includes(text)) return `${label} must be one of: ${options.join(', ')}`;
  if (format === 'money' && readAmount(text) === null) return `${label} must be an amount, such as 25000 or 25,000.50`;
  if (format === 'number' && !/^\d{1,9}$/.test(text)) return `${label} must be a whole number`;
  if (format === 'percent' && !/^\d{1,4}(\.\d{1,2})?\s*%?$/.test(text)) return `${label} must be a percentage, such as 12 or 12.5`;
  if (format === 'date' && dateOf(text) === null) return `${label} must be a date, such as 2026-04-01 or 1 April 2026`;
  if (format === 'email' && !EMAIL.test(text)) return `${label} must be an e-mail address`;
  if (format === 'phone' && !/^[0-9+\-\s()]+$/.test(text)) return `${label} must be a phone number`;
  if (format === 'currency' && !currencyOf(text)) return `${label} must be one of: ${Object.keys(CURRENCIES).join(', ')}`;
  return outOfBounds(field, text);
}

function outOfBounds({ label, format, min = 0, max = Infinity }: TemplateField, text: string): string | null {
  if (!['money', 'number', 'percent'].includes(format)) return null;
  const value = format === 'money' ? (readAmount(text)?.value ?? 0) : parseFloat(text);
  if (value < min) return `${label} must be at least ${min}`;
  return value > max ? `${label} must be at most ${max}` : null;
}

/** "$500" in a document in rupees would silently become rupees. */
function strayCurrencies(fields: readonly TemplateField[], values: FormValues): FieldError[] {
  const currency = values[fields.find(({ format }) => format === 'currency')?.name ?? ''];
  if (!currency) return [];
  return fields
    .filter(({ name, format }) => format === 'money' && !isInCurrency(readAmount(values[name] ?? '')?.mark ?? '', currency))
    .map(({ name, label }) => ({ field: name, message: `${label} is not in ${currency}, the currency of this document` }));
}

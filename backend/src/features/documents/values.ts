import type { FieldError } from '../../core/errors/app-error.js';
import { ValidationError } from '../../core/errors/common-errors.js';
import { withoutMarks } from './clause-marks.js';
import { DEFAULT_MAX_LENGTH, type TemplateField } from './template-schema.js';

export type FormValues = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

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
    const text = textOf(given[field.name]);
    const message = text === null ? `${field.label} is not valid` : problem(field, text);
    if (message) errors.push({ field: field.name, message });
    else if (text) values[field.name] = text;
    else if (field.default) values[field.name] = field.default;
  }
  if (errors.length > 0) throw new ValidationError(errors);
  return values;
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  return withoutMarks(value.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '')).trim();
}

function problem(field: TemplateField, text: string): string | null {
  if (text === '') return field.required && !field.default ? `${field.label} ${field.plural ? 'are' : 'is'} required` : null;
  const limit = field.maxLength ?? DEFAULT_MAX_LENGTH[field.type];
  if (text.length > limit) return `${field.label} must be at most ${limit} characters`;
  if (field.format === 'money' && amountOf(text) === null) return `${field.label} must be an amount`;
  if (field.format === 'number' && !/^\d{1,9}$/.test(text)) return `${field.label} must be a whole number`;
  if (field.format === 'date' && dateOf(text) === null) return `${field.label} must be a date`;
  if (field.format === 'email' && !EMAIL.test(text)) return `${field.label} must be an e-mail address`;
  if (field.format === 'phone' && !/^[0-9+\-\s()]+$/.test(text)) return `${field.label} must be a phone number`;
  return null;
}

const MONEY_SIGNS = /^(?:rs\.?|inr|usd|eur|gbp|[₹$€£])\s*|\s*\/-$/giu;

/** An amount with at most two decimals, however it is grouped; null when it is none. */
export function amountOf(text: string): number | null {
  const bare = text.replace(MONEY_SIGNS, '').replace(/[,\s]/g, '');
  return /^\d{1,13}(\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
}

/** A calendar date written as 2026-01-31, 31/01/2026, 31-01-2026 or "31 January 2026"; null for anything else. */
export function dateOf(text: string): { year: number; month: number; day: number } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (dayFirst) return calendarDate(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const words =
    /^(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3,9}),?\s+(\d{4})$/.exec(text) ??
    swapped(/^([A-Za-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(text));
  if (!words) return null;
  const month = MONTHS.findIndex((name) => name.toLowerCase().startsWith((words[2] ?? '').toLowerCase())) + 1;
  return month > 0 ? calendarDate(Number(words[3]), month, Number(words[1])) : null;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function swapped(match: RegExpExecArray | null): string[] | null {
  return match ? [match[0], match[2] ?? '', match[1] ?? '', match[3] ?? ''] : null;
}

function calendarDate(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

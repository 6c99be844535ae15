import { nearestName } from '../../../core/text/spelling/nearest-name.js';
import { normalized } from '../../../core/text/normalized.js';
import type { FieldError } from '../../../core/errors/app-error.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { isInCurrency, readAmount } from '../../../core/text/values/amounts.js';
import { latinDigits } from '../../../core/text/values/latin-digits.js';
import { STATE_NAMES } from '../../../core/text/state-names.js';
import { withoutMarks } from '../values/marks.js';
import { isNoAnswer, withoutNoAnswers } from '../../../core/text/no-answer.js';
import { rowsOf, writtenRows } from '../values/rows.js';
import { blockProblems } from './block-rules.js';
import { closedFields, isOpen } from './conditions.js';
import { fieldProblem, limitOf, tooLong, verb } from './field-rules.js';
import type { TemplateField } from './template-schema.js';

export { amountOf } from '../../../core/text/values/amounts.js';

export type FormValues = Record<string, string>;

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
  const { values, errors } = readValues(fields, given);
  if (errors.length > 0) throw new ValidationError(errors);
  return values;
}

/** The values of a form that are valid each by itself; what is not, or is missing, is left aside. */
export const readableValues = (fields: readonly TemplateField[], given: Record<string, unknown>): FormValues =>
  readValues(fields, given).values;

function readValues(fields: readonly TemplateField[], given: Record<string, unknown>): { values: FormValues; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const values: FormValues = {};
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  for (const [place, name] of unknown.entries()) {
    const left = place < GUESSED_MAX ? [...known].filter((each) => !Object.hasOwn(given, each)) : [];
    const meant = nearestName(name, left);
    errors.push({ field: name, message: `Unknown field: ${name.slice(0, 60)}${meant === undefined ? '' : `. Did you mean ${meant}?`}` });
  }
  for (const field of fields) {
    const raw = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    if (typeof raw === 'string' && raw.length > UNCLEANED * limitOf(field)) {
      errors.push({ field: field.name, message: tooLong(field) });
      continue;
    }
    const text = textOf(field, raw);
    const message = text === null ? `${field.label} ${verb(field)} not valid` : (unanswered(field, text, raw) ?? fieldProblem(field, text));
    if (message) errors.push({ field: field.name, message });
    else if (text) values[field.name] = text;
    else if (field.default && isOpen(field, values)) values[field.name] = field.default;
  }
  const together = [...closedFields(fields, values), ...strayCurrencies(fields, values), ...blockProblems(fields, values)];
  for (const error of together) errors.push(error);
  return { values, errors };
}

/** For so many unknown fields, the refusal says what may have been meant. */
const GUESSED_MAX = 20;
/** A text so many times longer than its field is not even cleaned: white space and marks that count for nothing do not fill that. */
const UNCLEANED = 4;

/** What somebody typed, without anything that a document cannot print: controls, marks of templates, hidden direction marks. */
export const printable = (text: string): string => withoutMarks(normalized(text).replace(LINE_ENDS, '\n').replace(UNPRINTABLE, '')).trim();

/** In a document the digits are 0 to 9, whichever were typed. */
const IN_FIGURES: readonly string[] = ['date', 'money', 'number', 'percent', 'phone'] satisfies TemplateField['format'][];

/** A code or a name in the one way in which it is written. */
function written(format: TemplateField['format'], text: string): string {
  if (format === 'currency') return text.toUpperCase();
  if (format === 'pan' || format === 'cin') return text.replace(/\s+/g, '').toUpperCase();
  if (format === 'pin') return latinDigits(text.replace(/\s+/g, ''));
  if (IN_FIGURES.includes(format)) return latinDigits(text);
  if (format === 'state') return STATE_NAMES.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
  return text;
}

/** "None" where an answer is needed is asked about, not printed. */
const unanswered = (field: TemplateField, text: string, raw: unknown): string | null =>
  text === '' && field.required && !field.default && typeof raw === 'string' && isNoAnswer(raw)
    ? `${field.label} ${verb(field)} required: the document cannot do without, and "${raw.trim()}" does not say`
    : null;

/** The value as text of one line or several; choices and currencies in the one way in which they are written; "None" is nothing. */
function textOf(field: TemplateField, value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  const text = printable(value);
  const choice = text.toLowerCase();
  if (field.options?.includes(choice)) return choice;
  if (isNoAnswer(text)) return '';
  if (field.options) return choice;
  if (field.format === 'rows')
    return writtenRows(
      rowsOf(text)
        .map((cells) => cells.map((cell, at) => cellOf(field, cell, at)))
        .filter(isRow),
    );
  if (field.format === 'list') return withoutNoAnswers(text);
  return field.type === 'text' ? written(field.format, text.replace(/\s+/g, ' ')) : text;
}

const cellOf = ({ columns }: TemplateField, cell: string, at: number): string =>
  isNoAnswer(cell) ? '' : written(columns?.[at]?.format ?? 'text', cell);

const isRow = (cells: readonly string[]): boolean => cells.some(Boolean);

/** "$500" in a document in rupees would silently become rupees. */
function strayCurrencies(fields: readonly TemplateField[], values: FormValues): FieldError[] {
  const currency = values[fields.find(({ format }) => format === 'currency')?.name ?? ''];
  if (!currency) return [];
  return fields
    .filter(({ name, format }) => format === 'money' && !isInCurrency(readAmount(values[name] ?? '')?.mark ?? '', currency))
    .map(({ name, label }) => ({ field: name, message: `${label} is not in ${currency}, the currency of this document` }));
}

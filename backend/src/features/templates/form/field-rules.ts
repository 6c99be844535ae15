import { readAmount } from '../../../core/text/values/amounts.js';
import { CURRENCIES, currencyOf } from '../../../core/text/values/currencies.js';
import { ambiguousDate, dateOf } from '../../../core/text/values/dates.js';
import { isCin, isPan, isPin } from '../values/party/identity-numbers.js';
import { STATE_NAMES } from '../../../core/text/state-names.js';
import { MAX_ROWS, rowsOf } from '../values/rows.js';
import { DEFAULT_MAX_LENGTH, type TemplateColumn, type TemplateField } from './template-schema.js';

/** What a rule has to know of a field, or of a column of its rows. */
type Rule = Pick<TemplateField, 'label' | 'format' | 'min' | 'max'>;

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const limitOf = ({ maxLength, type }: Pick<TemplateField, 'maxLength' | 'type'>): number => maxLength ?? DEFAULT_MAX_LENGTH[type];
export const tooLong = (field: TemplateField): string => `${field.label} must be at most ${limitOf(field)} characters`;
export const verb = ({ plural }: TemplateField): string => (plural ? 'are' : 'is');

/** Why a clean value is refused; null where it is accepted. */
export function fieldProblem(field: TemplateField, text: string): string | null {
  const { label, format, options, columns } = field;
  if (text === '') return field.required && !field.default ? `${label} ${verb(field)} required` : null;
  if (text.length > limitOf(field)) return tooLong(field);
  if (options && !options.includes(text)) return `${label} must be one of: ${options.join(', ')}`;
  if (format === 'rows') return rowsProblem(label, columns ?? [], rowsOf(text));
  return formatProblem(field, text) ?? zeroProblem(field, text);
}

function formatProblem(rule: Rule, text: string): string | null {
  const { label, format } = rule;
  if (format === 'date') return dateProblem(label, text);
  if (format === 'money' && readAmount(text) === null) return `${label} must be an amount, such as 25000 or 25,000.50`;
  if (format === 'number' && !/^\d{1,9}$/.test(text)) return `${label} must be a whole number`;
  if (format === 'percent' && !/^\d{1,4}(\.\d{1,2})?\s*%?$/.test(text)) return `${label} must be a percentage, such as 12 or 12.5`;
  if (format === 'email' && !EMAIL.test(text)) return `${label} must be an e-mail address`;
  if (format === 'phone' && !/^[0-9+\-\s()]+$/.test(text)) return `${label} must be a phone number`;
  if (format === 'currency' && !currencyOf(text)) return `${label} must be one of: ${Object.keys(CURRENCIES).join(', ')}`;
  if (format === 'pan' && !isPan(text)) return `${label} must be a PAN: five letters, four digits and a letter, such as ABCPE1234F`;
  if (format === 'cin' && !isCin(text)) return `${label} must be a CIN of 21 letters and digits, such as U12345MH2015PTC123456`;
  if (format === 'pin' && !isPin(text)) return `${label} must be a PIN code of six digits`;
  if (format === 'state' && !STATE_NAMES.includes(text)) return `${label} must be the name of a State or Union territory of India`;
  return outOfBounds(rule, text);
}

/** "Rs. 0 (Rupees Zero only)" is no sum that anybody claims or pays; a template whose sum may be nothing says so with `"min": 0`. */
function zeroProblem({ label, format, min, required }: TemplateField, text: string): string | null {
  if (format !== 'money' || min !== undefined || readAmount(text)?.value !== 0) return null;
  return required ? `${label} must be more than 0` : `${label} must be more than 0: leave it empty if there is none`;
}

function dateProblem(label: string, text: string): string | null {
  const meanings = ambiguousDate(text);
  if (meanings) return `${label} could be ${meanings.join(' or ')}: choose one and write the month as a word`;
  return dateOf(text) === null ? `${label} must be a date, such as 2026-04-01 or 1 April 2026` : null;
}

function outOfBounds({ label, format, min = 0, max = Infinity }: Rule, text: string): string | null {
  if (!['money', 'number', 'percent'].includes(format)) return null;
  const value = format === 'money' ? (readAmount(text)?.value ?? 0) : parseFloat(text);
  if (value < min) return `${label} must be at least ${min}`;
  return value > max ? `${label} must be at most ${max}` : null;
}

function rowsProblem(label: string, columns: readonly TemplateColumn[], rows: readonly string[][]): string | null {
  if (rows.length > MAX_ROWS) return `${label} must have at most ${MAX_ROWS} rows`;
  for (const [index, cells] of rows.entries()) {
    const row = `${label}, row ${index + 1}`;
    if (cells.length > columns.length) return `${row} has more than ${columns.length} parts`;
    for (const [at, column] of columns.entries()) {
      const problem = cellProblem({ ...column, label: `${row}: ${column.label}` }, cells[at] ?? '');
      if (problem) return problem;
    }
  }
  return null;
}

function cellProblem(column: TemplateColumn, text: string): string | null {
  if (text === '') return column.required ? `${column.label} is required` : null;
  if (text.length > column.maxLength) return `${column.label} must be at most ${column.maxLength} characters`;
  return formatProblem(column, text);
}

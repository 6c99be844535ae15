import type { DraftColumn, DraftField } from '../draft-field.js';
import { dateInWords, readDate, readings } from './dates.js';
import { readAmount } from './money-in-words.js';
import { MAX_ROWS, rowsOf } from './rows.js';

/** What a rule has to know of a field, or of a column of its rows. */
type Rule = Pick<DraftField, 'label' | 'format' | 'min' | 'max'>;

const FORMATS: Readonly<Record<string, { shape: RegExp; words: string }>> = {
  number: { shape: /^\d{1,9}$/, words: 'must be a whole number' },
  percent: { shape: /^\d{1,4}(\.\d{1,2})?\s*%?$/, words: 'must be a percentage, such as 12 or 12.5' },
  email: { shape: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, words: 'must be an e-mail address' },
  phone: { shape: /^[0-9+\-\s()]+$/, words: 'must be a phone number' },
  pan: {
    shape: /^[A-Z]{3}[ABCEFGHJLPT][A-Z]\d{4}[A-Z]$/,
    words: 'must be a PAN: five letters, four digits and a letter, such as ABCPE1234F',
  },
  cin: {
    shape: /^[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}[A-Z]{3}\d{6}$/,
    words: 'must be a CIN of 21 letters and digits, such as U12345MH2015PTC123456',
  },
  pin: { shape: /^[1-9]\d{5}$/, words: 'must be a PIN code of six digits' },
};
const CODES = ['pan', 'cin', 'pin'];
const BOUNDED = ['number', 'percent', 'money'];

/** Why a value is not acceptable, in the server's words; the server validates again. */
export function fieldProblem(field: DraftField, value: string): string | undefined {
  const given = value.trim();
  if (!given) return field.required;
  const { label, format, options, columns, maxLength = Infinity } = field;
  if (options && !options.includes(given)) return `${label} must be one of: ${options.join(', ')}`;
  if (given.length > maxLength) return `${label} must be at most ${maxLength} characters`;
  if (format === 'rows') return rowsProblem(label, columns ?? [], rowsOf(given));
  return formatProblem(field, given);
}

function formatProblem(rule: Rule, given: string): string | undefined {
  const { label, format } = rule;
  if (format === 'date') return dateProblem(label, given);
  if (format === 'money' && readAmount(given) === null) return `${label} must be an amount, such as 25000 or 25,000.50`;
  const known = FORMATS[format];
  const text = CODES.includes(format) ? given.replace(/\s+/g, '').toUpperCase() : given;
  if (known && !known.shape.test(text)) return `${label} ${known.words}`;
  return BOUNDED.includes(format) ? outOfBounds(rule, given) : undefined;
}

/** Why a text is no date, or could be two. */
export function dateProblem(label: string, given: string): string | undefined {
  const both = readings(given);
  if (both) return `${label} could be ${both.map(dateInWords).join(' or ')}: choose one and write the month as a word`;
  return readDate(given) ? undefined : `${label} must be a date, such as 2026-04-01 or 1 April 2026`;
}

/** A date that is written out, in figures or with the month as a word. */
const WHOLE_DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9},?\s+\d{4}|[a-z]{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})$/i;

/** Why a date is wrong that is still being typed; whether there is such a day can be said as soon as it is written out. */
export const earlyDateProblem = (label: string, given: string): string | undefined =>
  WHOLE_DATE.test(given) ? dateProblem(label, given) : undefined;

function rowsProblem(label: string, columns: readonly DraftColumn[], rows: readonly string[][]): string | undefined {
  if (rows.length > MAX_ROWS) return `${label} must have at most ${MAX_ROWS} rows`;
  for (const [index, cells] of rows.entries()) {
    const row = `${label}, row ${index + 1}`;
    if (cells.length > columns.length) return `${row} has more than ${columns.length} parts`;
    for (const [at, column] of columns.entries()) {
      const problem = cellProblem({ ...column, label: `${row}: ${column.label}` }, cells[at] ?? '');
      if (problem) return problem;
    }
  }
  return undefined;
}

function cellProblem(column: DraftColumn, cell: string): string | undefined {
  if (cell === '') return column.required ? `${column.label} is required` : undefined;
  if (cell.length > column.maxLength) return `${column.label} must be at most ${column.maxLength} characters`;
  return formatProblem(column, cell);
}

function outOfBounds({ label, format, min = 0, max = Infinity }: Rule, given: string): string | undefined {
  const amount = format === 'money' ? (readAmount(given) ?? 0) : parseFloat(given);
  if (amount < min) return `${label} must be at least ${min}`;
  return amount > max ? `${label} must be at most ${max}` : undefined;
}

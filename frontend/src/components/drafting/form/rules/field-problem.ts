import { amountOf, ambiguousDate, dateOf, isNoAnswer, latinDigits } from '../../../../shared/document/form-values.js';
import { templateText } from '../../../../shared/i18n/template-texts.js';
import type { DraftColumn, DraftField } from '../draft-field.js';
import { ruleMessages as text } from './messages.js';
import { MAX_ROWS, rowsOf } from './rows.js';

/** What a rule has to know about a field, or about a column of its rows. */
type Rule = Pick<DraftField, 'label' | 'format' | 'min' | 'max'>;

const SHAPES = {
  number: /^\d{1,9}$/,
  percent: /^\d{1,4}(\.\d{1,2})?\s*%?$/,
  email: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
  phone: /^[0-9+\-\s()]+$/,
  pan: /^[A-Z]{3}[ABCEFGHJLPT][A-Z]\d{4}[A-Z]$/,
  cin: /^[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}[A-Z]{3}\d{6}$/,
  pin: /^[1-9]\d{5}$/,
} as const;
const hasShape = (format: string): format is keyof typeof SHAPES => Object.hasOwn(SHAPES, format);
const CODES = ['pan', 'cin', 'pin'];
/** Where the digits of Hindi count as 0 to 9. */
const IN_FIGURES = ['number', 'percent', 'money', 'phone', 'pin'];
const BOUNDED = ['number', 'percent', 'money'];

/** Why a value is not acceptable; the server validates again. */
export function fieldProblem(field: DraftField, value: string): string | undefined {
  const given = value.trim();
  // "None" and the like are an empty field, unless that can be chosen.
  if (!given || (isNoAnswer(given) && !field.options?.includes(given.toLowerCase()))) return field.required;
  const { label, format, options, columns, maxLength = Infinity } = field;
  if (options && !options.includes(given)) return text.oneOf(label, options.map(templateText));
  if (given.length > maxLength) return text.tooLong(label, maxLength);
  if (format === 'rows') return rowsProblem(label, columns ?? [], rowsOf(given));
  return formatProblem(field, given) ?? zeroProblem(field, given);
}

/** A sum of nothing is asked about, unless the template says that it may be one. */
function zeroProblem({ label, format, min, required }: DraftField, given: string): string | undefined {
  if (format !== 'money' || min !== undefined || amountOf(given) !== 0) return undefined;
  return required ? text.moreThanZero(label) : text.zeroOrEmpty(label);
}

function formatProblem(rule: Rule, given: string): string | undefined {
  const { label, format } = rule;
  if (format === 'date') return dateProblem(label, given);
  if (format === 'money' && amountOf(given) === null) return text.money(label);
  const figures = IN_FIGURES.includes(format) ? latinDigits(given) : given;
  const written = CODES.includes(format) ? figures.replace(/\s+/g, '').toUpperCase() : figures;
  if (hasShape(format) && !SHAPES[format].test(written)) return text[format](label);
  return BOUNDED.includes(format) ? outOfBounds(rule, figures) : undefined;
}

/** Why a text is not a date, or could be two. */
export function dateProblem(label: string, given: string): string | undefined {
  const both = ambiguousDate(given);
  if (both) return text.twoDates(label, ...both);
  return dateOf(given) ? undefined : text.date(label);
}

/** A date that is written out, in figures or with the month as a word. */
const WHOLE_DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9},?\s+\d{4}|[a-z]{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})$/i;

/** Why a date is wrong that is still being typed; whether such a day exists can be said as soon as it is written out. */
export const earlyDateProblem = (label: string, given: string): string | undefined =>
  WHOLE_DATE.test(given) ? dateProblem(label, given) : undefined;

function rowsProblem(label: string, columns: readonly DraftColumn[], rows: readonly string[][]): string | undefined {
  if (rows.length > MAX_ROWS) return text.tooManyRows(label, MAX_ROWS);
  for (const [index, cells] of rows.entries()) {
    const row = text.row(label, index + 1);
    if (cells.length > columns.length) return text.tooManyParts(row, columns.length);
    for (const [at, column] of columns.entries()) {
      const problem = cellProblem({ ...column, label: text.cell(row, column.label) }, cells[at] ?? '');
      if (problem) return problem;
    }
  }
  return undefined;
}

function cellProblem(column: DraftColumn, cell: string): string | undefined {
  if (cell === '') return column.required ? text.required(column.label) : undefined;
  if (cell.length > column.maxLength) return text.tooLong(column.label, column.maxLength);
  return formatProblem(column, cell);
}

function outOfBounds({ label, format, min = 0, max = Infinity }: Rule, given: string): string | undefined {
  const amount = format === 'money' ? (amountOf(given) ?? 0) : parseFloat(given);
  if (amount < min) return text.tooSmall(label, min);
  return amount > max ? text.tooLarge(label, max) : undefined;
}

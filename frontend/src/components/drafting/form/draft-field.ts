import type { Template } from '../hooks/use-templates.js';

/** One field of a drafting form. */
export interface DraftField {
  name: string;
  label: string;
  multiline: boolean;
  /** Message for an empty value; undefined when the field is optional. */
  required?: string;
  placeholder?: string;
  help?: string;
  group?: string;
  /** `text`, `date`, `money`, `currency`, `number`, `percent`, `email`, `phone` or `list`. */
  format: string;
  /** The allowed values. */
  options?: readonly string[];
  /** Bounds of a number, a percentage or an amount. */
  min?: number;
  max?: number;
  /** In characters. */
  maxLength?: number;
  /** Used when nothing is entered. */
  fallback?: string;
}

type FormFields = Template['fields'];

/** The fields of a template. @param required message for a field without a value */
export function draftFields(fields: FormFields, required: (label: string) => string): DraftField[] {
  return fields.map((field) => ({
    name: field.name,
    label: field.label,
    multiline: field.type === 'TEXTAREA',
    required: field.required && !field.default ? required(field.label) : undefined,
    placeholder: field.placeholder || undefined,
    help: field.help ?? undefined,
    group: field.group ?? undefined,
    format: field.format,
    fallback: field.default ?? undefined,
    options: field.options ?? undefined,
    min: field.min ?? undefined,
    max: field.max ?? undefined,
    maxLength: field.maxLength,
  }));
}

export interface FieldGroup {
  /** Undefined for fields without a heading. */
  title: string | undefined;
  fields: DraftField[];
}

/** Fields under their headings, each heading once, in the order of the template. */
export function groupsOf(fields: readonly DraftField[]): FieldGroup[] {
  const groups = new Map<string | undefined, DraftField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups].map(([title, members]) => ({ title, fields: members }));
}

const MONEY = /^(?:(?:rs\.?|inr|usd|eur|gbp|[₹$€£])\s*)?[\d,][\d,\s]{0,19}(?:\.\d{1,2})?(?:\s*\/-)?$/iu;
const DATE =
  /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(st|nd|rd|th)?\s+[a-z]{3,9},?\s+\d{4}|[a-z]{3,9}\s+\d{1,2}(st|nd|rd|th)?,?\s+\d{4})$/i;
const FORMATS: Readonly<Record<string, { shape: RegExp; words: string }>> = {
  number: { shape: /^\d{1,9}$/, words: 'must be a whole number' },
  percent: { shape: /^\d{1,4}(\.\d{1,2})?\s*%?$/, words: 'must be a percentage, such as 12 or 12.5' },
  money: { shape: MONEY, words: 'must be an amount, such as 25000 or 25,000.50' },
  date: { shape: DATE, words: 'must be a date, such as 2026-04-01 or 1 April 2026' },
  email: { shape: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, words: 'must be an e-mail address' },
  phone: { shape: /^[0-9+\-\s()]+$/, words: 'must be a phone number' },
};
const BOUNDED = ['number', 'percent', 'money'];

/** Why a value is not acceptable, in the server's words; the server validates again. */
export function fieldProblem(field: DraftField, value: string): string | undefined {
  const given = value.trim();
  if (!given) return field.required;
  const { label, format, options, maxLength = Infinity } = field;
  if (options && !options.includes(given)) return `${label} must be one of: ${options.join(', ')}`;
  if (given.length > maxLength) return `${label} must be at most ${maxLength} characters`;
  const rule = FORMATS[format];
  if (rule && !rule.shape.test(given)) return `${label} ${rule.words}`;
  return BOUNDED.includes(format) ? outOfBounds(field, given) : undefined;
}

function outOfBounds({ label, min = 0, max = Infinity }: DraftField, given: string): string | undefined {
  const amount = Number(/\d[\d,\s]*(\.\d+)?/.exec(given)?.[0].replace(/[,\s]/g, ''));
  if (amount < min) return `${label} must be at least ${min}`;
  return amount > max ? `${label} must be at most ${max}` : undefined;
}

/** The `inputMode` for on-screen keyboards. */
export const keyboardOf = (format: string): 'numeric' | 'decimal' | 'email' | 'tel' | undefined =>
  (({ number: 'numeric', percent: 'decimal', money: 'decimal', email: 'email', phone: 'tel' }) as const)[format as 'number'];

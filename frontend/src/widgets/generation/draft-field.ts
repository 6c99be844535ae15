import type { Template } from './use-templates.js';

/** One field of a form that a draft is made from. */
export interface DraftField {
  name: string;
  label: string;
  multiline: boolean;
  /** What to say when it is left empty; undefined when it may be. */
  required?: string;
  placeholder?: string;
  help?: string;
  group?: string;
  /** `text`, `date`, `money`, `number`, `email`, `phone` or `list`. */
  format: string;
  /** What is used when nothing is given. */
  fallback?: string;
}

type FormFields = Template['fields'];

/** The fields of a template. @param required words for a field without a value */
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
  }));
}

export interface FieldGroup {
  /** Undefined for fields that stand under no heading. */
  title: string | undefined;
  fields: DraftField[];
}

/** Fields under their headings, each heading once, in the order of the template. */
export function groupsOf(fields: readonly DraftField[]): FieldGroup[] {
  const groups = new Map<string | undefined, DraftField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups].map(([title, members]) => ({ title, fields: members }));
}

const MONEY = /^(?:(?:rs\.?|inr|usd|eur|gbp|[₹$€£])\s*)?[\d,\s]{1,20}(?:\.\d{1,2})?(?:\s*\/-)?$/iu;
const DATE =
  /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(st|nd|rd|th)?\s+[a-z]{3,9},?\s+\d{4}|[a-z]{3,9}\s+\d{1,2}(st|nd|rd|th)?,?\s+\d{4})$/i;
const FORMATS: Readonly<Record<string, { shape: RegExp; words: string }>> = {
  number: { shape: /^\d{1,9}$/, words: 'must be a whole number' },
  money: { shape: MONEY, words: 'must be an amount' },
  date: { shape: DATE, words: 'must be a date' },
  email: { shape: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, words: 'must be an e-mail address' },
  phone: { shape: /^[0-9+\-\s()]+$/, words: 'must be a phone number' },
};

/** Why a value may not stay as it is, in the server's words; the server looks again. */
export function fieldProblem(field: DraftField, value: string): string | undefined {
  const given = value.trim();
  if (!given) return field.required;
  const format = FORMATS[field.format];
  return format && !format.shape.test(given) ? `${field.label} ${format.words}` : undefined;
}

/** What a phone's keyboard should offer. */
export const keyboardOf = (format: string): 'numeric' | 'decimal' | 'email' | 'tel' | undefined =>
  (({ number: 'numeric', money: 'decimal', email: 'email', phone: 'tel' }) as const)[format as 'number'];

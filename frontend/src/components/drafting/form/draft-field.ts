import type { Template } from '../hooks/use-templates.js';

type FormFields = Template['fields'];

/** One field of a drafting form. */
export interface DraftField {
  name: string;
  label: string;
  multiline: boolean;
  /** Message for an empty value; undefined when the field is optional. */
  required?: string;
  /** Shown from the beginning although it is optional. */
  first?: boolean;
  placeholder?: string;
  help?: string;
  group?: string;
  /** `text`, `date`, `money`, `currency`, `number`, `percent`, `email`, `phone`, `list`, `pan`, `cin`, `pin`, `state` or `rows`. */
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
  /** The field is asked for only while another one has one of these values; '' is that of an empty one. */
  when?: { field: string; is: readonly string[] };
  /** What each row holds, where the format is `rows`. */
  columns?: readonly DraftColumn[];
  /** Whom it speaks of, by their part in the document, and what of them it holds. */
  party?: { role: string; fact: string; side: string | null };
  /** What it holds, by the word that stands at fields of other templates that ask for the same. */
  shared?: string;
}

/** A part of each row. */
export type DraftColumn = NonNullable<FormFields[number]['columns']>[number];

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
    when: field.when ?? undefined,
    columns: field.columns ?? undefined,
    party: field.party ?? undefined,
    shared: field.shared ?? undefined,
  }));
}

/** Whether a field is asked for, by what the form says so far. */
export const isOpen = ({ when }: DraftField, values: Readonly<Record<string, string | undefined>>): boolean =>
  !when || when.is.includes(values[when.field]?.trim() ?? '');

/** The initial values of a form: they apply unless somebody changes them, unlike examples. */
export const defaultsOf = (fields: readonly DraftField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback]])));

/** What a form with these entries says: a field that nobody has opened has its default. */
export const withDefaults = (
  fields: readonly DraftField[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => ({
  ...defaultsOf(fields),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
});

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

/** The `inputMode` for on-screen keyboards. */
export const keyboardOf = (format: string): 'numeric' | 'decimal' | 'email' | 'tel' | undefined =>
  (({ number: 'numeric', pin: 'numeric', percent: 'decimal', money: 'decimal', email: 'email', phone: 'tel' }) as const)[
    format as 'number'
  ];

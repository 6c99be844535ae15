import { editorMessages as text } from '../../messages.js';
import { type FieldEntry, textIn } from '../template-content.js';

/** Formats that the server knows. */
export const FORMATS = [
  'text',
  'date',
  'money',
  'currency',
  'number',
  'percent',
  'email',
  'phone',
  'list',
  'pan',
  'cin',
  'pin',
  'state',
  'rows',
];

/** A field as the dialog shows it: lists as lines, numbers as text. */
export interface FieldValues {
  name: string;
  label: string;
  format: string;
  several: boolean;
  required: boolean;
  placeholder: string;
  help: string;
  group: string;
  default: string;
  options: string;
  min: string;
  max: string;
  maxLength: string;
  whenField: string;
  whenIs: string;
  columns: string;
}

interface Column {
  name: string;
  label: string;
  format?: string;
}

export const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function valuesOf(entry: FieldEntry | null): FieldValues {
  const given = entry ?? {};
  const when = (given['when'] ?? {}) as FieldEntry;
  const of = (key: string): string => textIn(given, key);
  return {
    name: of('name'),
    label: of('label'),
    format: of('format') || 'text',
    several: given['type'] === 'textarea',
    required: given['required'] === true,
    placeholder: of('placeholder'),
    help: of('help'),
    group: of('group'),
    default: of('default'),
    options: listIn(given['options']).join('\n'),
    min: of('min'),
    max: of('max'),
    maxLength: of('maxLength'),
    whenField: textIn(when, 'field'),
    whenIs: listIn(when['is']).join('\n'),
    columns: (listIn(given['columns']) as Column[]).map(({ name, label, format = 'text' }) => `${name}, ${label}, ${format}`).join('\n'),
  };
}

/** The column that a line describes; null where it is incomplete. Anything else that the template says about it stays. */
export function columnOf(line: string, before: readonly FieldEntry[] = []): FieldEntry | null {
  const [name = '', label = '', format = ''] = line.split(',').map((part) => part.trim());
  if (name === '' || label === '' || format === '') return null;
  return { ...before.find((column) => column['name'] === name), name, label, format };
}

/** The field as it is written in the template, with what the dialog does not show. */
export function entryOf(before: FieldEntry | null, values: FieldValues): FieldEntry {
  const words = (key: 'placeholder' | 'help' | 'group' | 'default') => values[key].trim() && { [key]: values[key].trim() };
  const number = (key: 'min' | 'max' | 'maxLength') => values[key].trim() !== '' && { [key]: Number(values[key]) };
  const options = linesOf(values.options);
  const {
    placeholder: _p,
    help: _h,
    group: _g,
    default: _d,
    options: _o,
    min: _i,
    max: _a,
    maxLength: _l,
    when: _w,
    columns,
    ...kept
  } = before ?? {};
  const written = linesOf(values.columns).flatMap((line) => columnOf(line, listIn(columns) as FieldEntry[]) ?? []);
  return {
    ...kept,
    name: values.name.trim(),
    label: values.label.trim(),
    type: values.several ? 'textarea' : 'text',
    required: values.required,
    format: values.format,
    ...words('placeholder'),
    ...words('help'),
    ...words('group'),
    ...words('default'),
    ...(options.length > 0 && { options }),
    ...number('min'),
    ...number('max'),
    ...number('maxLength'),
    // An empty line says that the other field is empty.
    ...(values.whenField && { when: { field: values.whenField, is: values.whenIs.split('\n').map((line) => line.trim()) } }),
    ...(written.length > 0 && { columns: written }),
  };
}

/** Why the columns cannot be read. */
export const columnsProblem = (value: string): string | undefined => {
  const malformed = linesOf(value).find((line) => columnOf(line) === null);
  return malformed === undefined ? undefined : text.columnMalformed(malformed);
};

import type { FieldError } from '../../../core/errors/app-error.js';
import type { TemplateField } from './template-schema.js';

/** Whether a form asks for a field, by what it says so far; the field that decides stands above it. */
export const isOpen = ({ when }: TemplateField, values: Readonly<Record<string, string>>): boolean =>
  !when || when.is.includes(values[when.field] ?? '');

/** Values for fields that the form does not ask for: they would be lost without a word. */
export function closedFields(fields: readonly TemplateField[], values: Readonly<Record<string, string>>): FieldError[] {
  return fields
    .filter((field) => values[field.name] !== undefined && !isOpen(field, values))
    .map(({ name, label, when }) => ({
      field: name,
      message: `${label} applies only where "${fields.find((field) => field.name === when?.field)?.label ?? ''}" is ${choicesOf(when?.is ?? [])}`,
    }));
}

const choicesOf = (values: readonly string[]): string => values.map((value) => (value === '' ? 'empty' : `"${value}"`)).join(' or ');

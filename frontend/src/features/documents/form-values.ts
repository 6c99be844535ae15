import type { FormInstance } from 'antd';
import type { FieldError } from '../../shared/api/app-error.js';
import type { DraftRequest } from '../../widgets/generation/draft.js';
import type { Template } from '../../widgets/generation/use-templates.js';

export type FieldValues = Record<string, string>;

/** The request for a template's draft; fields left empty are not sent. */
export function requestOf(template: Template, values: FieldValues): DraftRequest {
  const filled = template.fields.map(({ name }) => [name, (values[name] ?? '').trim()] as const).filter(([, value]) => value);
  return { documentType: template.documentType, templateData: Object.fromEntries(filled) };
}

/** Shows what the server refused under its fields, and goes to the first of them. */
export function showFieldErrors(form: FormInstance<FieldValues>, errors: readonly FieldError[]): void {
  // The server names nested fields by their path.
  const known = errors.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? field, errors: [message] }));
  const fields = known.filter(({ name }) => form.getFieldInstance(name) !== undefined);
  form.setFields(fields);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
}

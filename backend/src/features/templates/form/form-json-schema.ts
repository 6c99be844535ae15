import type { JsonSchema } from '../../../core/descriptions/json-schema.js';
import { STATE_NAMES } from '../../../core/text/state-names.js';
import { CURRENCIES } from '../../../core/text/values/currencies.js';
import { fieldProblem, limitOf } from './field-rules.js';
import type { TemplateColumn, TemplateData, TemplateField } from './template-schema.js';

type Template = Pick<TemplateData, 'documentType' | 'label' | 'fields'>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** How a value is written, where its format says it; a form may write some of them in other ways too, as the description says. */
const WRITTEN: Readonly<Partial<Record<TemplateField['format'], JsonSchema>>> = {
  date: { format: 'date' },
  money: { type: ['string', 'number'], pattern: '^[0-9]{1,12}([.][0-9]{1,2})?$' },
  number: { type: ['string', 'integer'], pattern: '^[0-9]{1,9}$' },
  percent: { type: ['string', 'number'], pattern: '^[0-9]{1,4}([.][0-9]{1,2})?$' },
  currency: { enum: Object.keys(CURRENCIES) },
  email: { format: 'email' },
  phone: { pattern: '^[0-9+ ()-]+$' },
  pan: { pattern: '^[A-Z]{3}[ABCEFGHJLPT][A-Z][0-9]{4}[A-Z]$' },
  cin: { pattern: '^[LU][0-9]{5}[A-Z]{2}(18|19|20)[0-9]{2}[A-Z]{3}[0-9]{6}$' },
  pin: { pattern: '^[1-9][0-9]{5}$' },
  state: { enum: [...STATE_NAMES] },
};
const ALSO: Readonly<Partial<Record<TemplateField['format'], string>>> = {
  date: 'Also taken in words, such as 1 April 2026.',
  money: 'Also taken with commas and a mark of its currency.',
  list: 'One entry per line.',
};
const BOUNDED = new Set(['money', 'number', 'percent']);

/**
 * The form of a template as a JSON Schema (2020-12) of `template_data`. What it refuses may still be taken where it is written in another
 * way; rules between fields, such as that a number belongs to a kind of person, are checked when a document is drafted.
 */
export function formJsonSchema({ documentType, label, fields }: Template): JsonSchema {
  const required = fields.filter((field) => field.required && !field.default).map(({ name }) => name);
  const conditions = fields.flatMap((field) => condition(field, fields) ?? []);
  return {
    $schema: DIALECT,
    title: label,
    description: `\`template_data\` of a document of the type \`${documentType}\`.`,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

function fieldSchema(field: TemplateField): JsonSchema {
  const { label, format, options, placeholder, default: preset, required, max } = field;
  const isExample = placeholder !== undefined && fieldProblem(field, placeholder) === null;
  const choices = options ?? (WRITTEN[format]?.enum as string[] | undefined);
  // An optional field may be sent empty.
  const empty = required && preset === undefined ? [] : [''];
  const [typed, pattern] = [WRITTEN[format]?.format, WRITTEN[format]?.pattern as string | undefined];
  return {
    title: label,
    type: WRITTEN[format]?.type ?? 'string',
    ...describedBy(field),
    ...(choices ? { enum: [...choices, ...empty] } : { minLength: 1 - empty.length, maxLength: limitOf(field) }),
    ...(pattern !== undefined && { pattern: empty.length > 0 ? `${pattern}|^$` : pattern }),
    ...(typed !== undefined && (empty.length > 0 ? { anyOf: [{ format: typed }, { const: '' }] } : { format: typed })),
    ...(BOUNDED.has(format) && { ...lowest(field), ...(max !== undefined && { maximum: max }) }),
    ...(preset !== undefined && { default: preset }),
    ...(isExample && { examples: [placeholder] }),
  };
}

/** A sum of nothing is refused unless the template says otherwise. */
const lowest = ({ format, min }: TemplateField): JsonSchema =>
  format === 'money' && min === undefined ? { exclusiveMinimum: 0 } : { minimum: min ?? 0 };

function describedBy({ help, format, columns }: TemplateField): JsonSchema {
  const texts = [help, ALSO[format], columns && rowsText(columns)].filter((text) => text !== undefined);
  return texts.length > 0 ? { description: texts.join(' ') } : {};
}

const rowsText = (columns: readonly TemplateColumn[]): string =>
  `One row per line, its cells between upright strokes: ${columns.map(({ label, required }) => `${label}${required ? '' : ' (may be empty)'}`).join(' | ')}.`;

/** A field is asked for only with some values of another one; where it is not, it must be left out or empty. */
function condition({ name, when }: TemplateField, fields: readonly TemplateField[]): JsonSchema | undefined {
  if (!when) return undefined;
  const deciding = fields.find(({ name: other }) => other === when.field);
  const openWithout = when.is.includes(deciding?.default ?? '');
  const values = [...when.is.filter((value) => value !== ''), ...(openWithout ? [''] : [])];
  const given = { properties: { [when.field]: { enum: values } } };
  return { if: openWithout ? given : { ...given, required: [when.field] }, else: { properties: { [name]: { const: '' } } } };
}

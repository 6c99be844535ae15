import { parse } from 'graphql';
import { z } from 'zod';
import { READS, refused, tool } from '../tool.js';

const TYPE = z.string().min(1).max(100);

const INPUT = z.strictObject({
  document_type: TYPE.optional().describe(
    'Only this template, with the fields of its form. Without it all templates are listed without fields.',
  ),
});

const FIELD = z.object({
  name: z.string().describe('Key of the value in `values` of draft_document.'),
  label: z.string(),
  format: z.string().describe('text, date, money, number, percent, email, phone, list (one entry per line), rows, …'),
  required: z.boolean(),
  help: z.string().nullable(),
  options: z.array(z.string()).nullable().describe('The only values allowed; null where any is.'),
  default: z.string().nullable(),
  max_length: z.int(),
  columns: z
    .array(z.object({ name: z.string(), label: z.string(), format: z.string(), required: z.boolean() }))
    .nullable()
    .describe('Of a field of rows: the cells of a row, written one row per line with upright strokes between them.'),
  when: z
    .object({ field: z.string(), is: z.array(z.string()) })
    .nullable()
    .describe('When it is asked for; null for always. A value given when it is not asked for is refused.'),
});

const OUTPUT = z.object({
  templates: z.array(
    z.object({
      document_type: z.string(),
      label: z.string(),
      category: z.string(),
      cost: z.int().describe('Tokens of the simple version.'),
      fields: z.array(FIELD).optional(),
    }),
  ),
});

export const LIST_TEMPLATES = parse(`query ($fields: Boolean!) {
  templates: documentTemplates {
    document_type: documentType label category cost
    fields @include(if: $fields) {
      name label format required help options default max_length: maxLength
      columns { name label format required }
      when { field is }
    }
  }
}`);

export const listTemplates = tool({
  name: 'list_templates',
  title: 'List document templates',
  description:
    'The documents that draft_document can write, with their prices. With `document_type` also the fields to fill in: call it so before drafting.',
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { document_type }) {
    const { templates } = OUTPUT.parse(await run(LIST_TEMPLATES, { fields: document_type !== undefined }));
    if (document_type === undefined) return { templates };
    const only = templates.filter((one) => one.document_type === document_type);
    if (only.length === 0)
      throw refused(`There is no template "${document_type}". list_templates names them all.`, 'UNKNOWN_DOCUMENT_TYPE');
    return { templates: only };
  },
  words: ({ templates }) =>
    templates
      .flatMap(({ document_type, label, cost, fields = [] }) => [
        `${document_type}: ${label} (${cost} tokens)`,
        ...fields.map((field) => `  ${field.name}${field.required ? ' (required)' : ''}: ${field.label}, ${field.format}`),
      ])
      .join('\n'),
});

import { z } from 'zod';
import { expandBlocks } from './field-blocks.js';
import { SHARED_FACT_NAMES, sharedProblem } from './shared-facts.js';
import { fieldPartySchema, holdsItsFact, partyProblem } from './party-facts.js';

/** How a value is checked and shown; `text` is shown as it was written. */
export const FIELD_FORMATS = [
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
] as const;
const NAME = /^[a-z][a-z0-9_]{1,48}$/;
/** Words of the clause language, and what every object has. */
const RESERVED = ['and', 'or', 'not', 'contains', 'true', 'false', 'nil', 'null', 'empty', 'blank', 'in', 'forloop', 'document_language'];
const isReserved = (name: string): boolean => RESERVED.includes(name) || name in Object.prototype;
/** Formats whose values have lines of their own. */
const OF_LINES = ['list', 'rows'];

/** Where a list of templates shows a kind of document. */
export const TEMPLATE_CATEGORIES = ['property', 'business', 'employment', 'personal', 'notices', 'proceedings'] as const;

const columnSchema = z.strictObject({
  name: z.string().regex(NAME),
  label: z.string().min(2).max(60),
  required: z.boolean().default(false),
  format: z.enum(['text', 'date', 'number', 'money', 'pan', 'pin']).default('text'),
  maxLength: z.number().int().min(1).max(500).default(200),
});

const fieldSchema = z
  .strictObject({
    name: z.string().regex(NAME),
    label: z.string().min(2).max(80),
    /** The label is a plural; messages agree with it. */
    plural: z.boolean().default(false),
    type: z.enum(['text', 'textarea']),
    required: z.boolean(),
    placeholder: z.string().max(200).optional(),
    help: z.string().max(300).optional(),
    /** False for a field that decides about the document without standing in it. */
    printed: z.boolean().optional(),
    group: z.string().max(60).optional(),
    default: z.string().min(1).max(200).optional(),
    format: z.enum(FIELD_FORMATS).default('text'),
    /** The only values there are, in lower case. */
    options: z
      .array(z.string().regex(/^[^A-Z]{1,60}$/))
      .min(2)
      .max(12)
      .optional(),
    /** Bounds of a number, a percentage or an amount. */
    min: z.number().min(0).optional(),
    max: z.number().min(0).optional(),
    maxLength: z.number().int().min(1).max(20_000).optional(),
    /** The field applies only where another one has one of these values; '' means that the other one is empty. */
    when: z.strictObject({ field: z.string().regex(NAME), is: z.array(z.string()).min(1) }).optional(),
    /** What each row of the format `rows` holds; a row is one line, its cells stand between upright strokes. */
    columns: z.array(columnSchema).min(1).max(8).optional(),
    /** The shared block that the field comes from, and the prefix of its fields. */
    block: z.strictObject({ name: z.string(), prefix: z.string() }).optional(),
    /** Whom it speaks of, and what of them it holds; fields of the block of a party say it by themselves. */
    party: fieldPartySchema.optional(),
    /** What it holds, where forms of other templates ask for the same. */
    shared: z.enum(SHARED_FACT_NAMES).optional(),
  })
  .refine(({ name }) => !isReserved(name), { path: ['name'], message: 'the name is a word of the clause language' })
  .refine((field) => !OF_LINES.includes(field.format) || field.type === 'textarea', 'a list needs the type textarea')
  .refine((field) => ['text', ...OF_LINES].includes(field.format) || field.type === 'text', 'only text, lists and rows have several lines')
  .refine((field) => (field.format === 'rows') === (field.columns !== undefined), 'rows, and only rows, have columns')
  .refine(holdsItsFact, { path: ['party'], message: 'the field does not have the format of this fact' })
  // A client that does not know conditions would insist on it.
  .refine((field) => !(field.when && field.required), 'a field that is asked only sometimes cannot be required')
  .refine((field) => (field.min ?? 0) <= (field.max ?? Infinity), 'min is above max')
  .refine(
    (field) => (field.min === undefined && field.max === undefined) || ['number', 'percent', 'money'].includes(field.format),
    'only a number, a percentage or an amount has bounds',
  );

/** The data half of a template folder, `template.json`; the clauses stand beside it in `document.liquid`. */
export const templateSchema = z
  .strictObject({
    documentType: z.string().regex(/^[a-z][a-z_]{1,48}$/),
    /** Rises with every change of fields or clauses; kept with each document made from it. */
    version: z.string().regex(/^\d+(\.\d+)*$/),
    label: z.string().min(2).max(80),
    category: z.enum(TEMPLATE_CATEGORIES),
    /** What the document calls its numbered parts where it refers to one. */
    unit: z.enum(['clause', 'paragraph']).default('clause'),
    /** Of the text; the words of signature blocks and references are in it. */
    language: z.enum(['en', 'hi']).default('en'),
    /** Names that the clauses use and that do not come from the form, such as the paragraphs of a complaint. */
    context: z.array(z.string().regex(NAME)).default([]),
    /** What people call a field besides its label, by its name; and a party, by the prefix of its fields. */
    aliases: z.record(z.string().regex(NAME), z.array(z.string().min(1).max(60)).max(60)).default({}),
    /** Everyday words by which people look for such a document, in English and Hindi, in both scripts. */
    words: z.array(z.string().min(2).max(40)).max(30).default([]),
    /** Optional fields without which the text has a gap, marked or a line to be written on by hand; one name of each group is enough. */
    blanks: z
      .array(z.array(z.string().regex(NAME)).min(1).max(12))
      .max(30)
      .default([]),
    price: z.strictObject({
      baseTokens: z.number().int().min(0),
      complexityMultiplier: z.number().min(0.1).multipleOf(0.1),
      description: z.string().max(300),
    }),
    /** Fields, and uses of shared blocks, which become the fields of the block. */
    fields: z.preprocess(expandBlocks, z.array(fieldSchema).min(1).max(90)),
  })
  .superRefine(({ fields, context, blanks }, check) => {
    const names = [...fields.map(({ name }) => name), ...context];
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) check.addIssue({ code: 'custom', path: ['fields'], message: `two fields are called ${twice}` });
    for (const { name, when } of fields) {
      const governing = fields.slice(0, names.indexOf(name)).find((field) => field.name === when?.field);
      if (when && !governing)
        check.addIssue({ code: 'custom', path: ['fields'], message: `${name} is asked by ${when.field}, which is no field above it` });
      const unknown = when?.is.find((value) => value !== '' && governing?.options && !governing.options.includes(value));
      if (unknown) check.addIssue({ code: 'custom', path: ['fields'], message: `${name} waits for "${unknown}", which nobody can choose` });
    }
    const missing = blanks.flat().find((name) => !fields.some((field) => field.name === name && !field.required));
    if (missing) check.addIssue({ code: 'custom', path: ['blanks'], message: `${missing} is not an optional field` });
    const misplaced = partyProblem(fields) ?? sharedProblem(fields);
    if (misplaced) check.addIssue({ code: 'custom', path: ['fields'], message: misplaced });
    if (fields.filter(({ format }) => format === 'currency').length > 1)
      check.addIssue({ code: 'custom', path: ['fields'], message: 'a document has one currency' });
  });

export type TemplateField = z.infer<typeof fieldSchema>;
export type TemplateColumn = z.infer<typeof columnSchema>;
export type TemplateData = z.infer<typeof templateSchema>;

/** Characters that a value may have unless its field says otherwise. */
export const DEFAULT_MAX_LENGTH: Record<TemplateField['type'], number> = { text: 300, textarea: 8000 };

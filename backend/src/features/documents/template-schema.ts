import { z } from 'zod';

/** How a value is checked and shown; `text` is shown as it was written. */
export const FIELD_FORMATS = ['text', 'date', 'money', 'number', 'email', 'phone', 'list'] as const;

const fieldSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{1,48}$/),
  label: z.string().min(2).max(80),
  /** The label is a plural; messages agree with it. */
  plural: z.boolean().default(false),
  type: z.enum(['text', 'textarea']),
  required: z.boolean(),
  placeholder: z.string().max(200).optional(),
  help: z.string().max(300).optional(),
  group: z.string().max(60).optional(),
  default: z.string().max(200).optional(),
  format: z.enum(FIELD_FORMATS).default('text'),
  maxLength: z.number().int().min(1).max(20_000).optional(),
});

/** The data half of a template folder, `template.json`; the clauses stand beside it in `document.liquid`. */
export const templateSchema = z.strictObject({
  documentType: z.string().regex(/^[a-z][a-z_]{1,48}$/),
  /** Rises with every change of fields or clauses; kept with each document made from it. */
  version: z.string().regex(/^\d+(\.\d+)*$/),
  label: z.string().min(2).max(80),
  price: z.strictObject({
    baseTokens: z.number().int().min(0),
    complexityMultiplier: z.number().min(0.1).multipleOf(0.1),
    description: z.string().max(300),
  }),
  fields: z.array(fieldSchema).min(1).max(60),
});

export type TemplateField = z.infer<typeof fieldSchema>;
export type TemplateData = z.infer<typeof templateSchema>;

/** Characters that a value may have unless its field says otherwise. */
export const DEFAULT_MAX_LENGTH: Record<TemplateField['type'], number> = { text: 300, textarea: 8000 };

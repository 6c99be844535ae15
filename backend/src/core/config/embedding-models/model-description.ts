import { z } from 'zod';

const path = z
  .string()
  .max(200)
  .refine((value) => value.split('/').every((part) => /^\w[\w.-]*$/.test(part)), 'must be a relative path');
const prefix = z.string().max(200);

/** What has to be known about a sentence model besides its files in order to use it as it was trained. */
export const modelDescriptionSchema = z.strictObject({
  name: z.string().regex(/^[\w.-]{1,100}$/),
  dimensions: z.int().min(1).max(4096),
  /** How the vectors of a text's tokens become one: their mean, or that of the first token. */
  pooling: z.enum(['mean', 'cls']),
  /** What the model expects before a question and before a passage. */
  prefixes: z.strictObject({ query: prefix, passage: prefix }),
  /** Tokens of one text, special ones included; the rest is not read. */
  longestInput: z.int().min(8).max(8192),
  /** BCP 47, `mul` for a hundred languages with those of India among them. */
  languages: z.array(z.string()).readonly().optional(),
  /** Relative to the model's folder. */
  files: z.strictObject({ model: path, tokenizer: path, tokenizerConfig: path }),
});

export type ModelDescription = z.infer<typeof modelDescriptionSchema>;

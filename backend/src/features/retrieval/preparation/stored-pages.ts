import { z } from 'zod';
import { readStoredJson, StoredDataError } from '../../../core/validation/stored-data.js';
import type { SourcePage } from '../reading/text-cleaner.js';

const WHAT = 'the text of a file';
const PAGES: z.ZodType<SourcePage[]> = z.array(
  z.object({ number: z.number().nullable(), text: z.string(), scan: z.object({ confidence: z.number() }).optional() }),
);

/** The pages of a file whose text was stored as JSON. @throws StoredDataError */
export const readPages = (json: Uint8Array): SourcePage[] =>
  readStoredJson(PAGES, Buffer.from(json.buffer, json.byteOffset, json.byteLength), WHAT);

/** The same error when it was thrown in a thread. */
export const storedPagesError = (name: string): Error | undefined =>
  name === StoredDataError.name ? new StoredDataError(WHAT, 'it has another form') : undefined;

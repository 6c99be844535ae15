import { z } from 'zod';
import { AppError } from '../errors/app-error.js';

/**
 * What was stored does not have the form that this version of the product reads: it was written by another version, or damaged.
 * The cause says where, never what stands there.
 */
export class StoredDataError extends AppError {
  constructor(what: string, detail: string) {
    super('STORED_DATA_UNREADABLE', 500, 'Something that was stored cannot be read. Please tell your administrator.', {
      cause: new Error(`${what}: ${detail}`),
    });
  }
}

/**
 * A stored value, checked.
 * @param what names the value in the log, such as `the payload of a job`
 * @throws StoredDataError
 */
export function readStored<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new StoredDataError(what, z.prettifyError(error));
  return data;
}

/** Likewise for JSON. @throws StoredDataError */
export function readStoredJson<T>(schema: z.ZodType<T>, json: string | Buffer, what: string): T {
  let value: unknown;
  try {
    value = JSON.parse(json.toString());
  } catch {
    // The engine's message quotes the text.
    throw new StoredDataError(what, 'it is no JSON');
  }
  return readStored(schema, value, what);
}

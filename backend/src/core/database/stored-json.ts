import type { z } from 'zod';
import { readStored } from '../validation/stored-data.js';

/**
 * For `jsonb` columns: what is read is checked.
 * @param what names the value in the log, such as `the facts of a source`
 */
export function storedJson<T>(schema: z.ZodType<T>, what: string) {
  return {
    to: (value: T | null): T | null => value,
    /** @throws StoredDataError */
    from: (value: unknown): T | null => (value === null ? null : readStored(schema, value, what)),
  };
}

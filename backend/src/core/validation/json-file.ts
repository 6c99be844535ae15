import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readStoredJson } from './stored-data.js';

/**
 * A JSON file that comes with the product or one of its packages, checked.
 * @throws StoredDataError when it has another form, which names the file; an error of the file system when it cannot be read
 */
export const readJsonFile = <T>(schema: z.ZodType<T>, file: string): T => readStoredJson(schema, readFileSync(file), path.basename(file));

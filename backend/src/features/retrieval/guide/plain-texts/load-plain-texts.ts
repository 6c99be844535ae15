import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';
import { SHIPPED_TEXT, type ShippedText } from './plain-text.js';

const FOLDER = path.join(import.meta.dirname, 'texts');
const FILE = z.strictObject({ field: z.string(), texts: z.array(SHIPPED_TEXT) });

/** The texts that the product ships, in the order of their files. */
export const loadPlainTexts = (folder: string = FOLDER): ShippedText[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readJsonFile(FILE, path.join(folder, name)).texts);

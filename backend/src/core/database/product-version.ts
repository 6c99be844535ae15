import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readJsonFile } from '../validation/json-file.js';

const { version } = readJsonFile(z.object({ version: z.string() }), fileURLToPath(new URL('../../../package.json', import.meta.url)));

/** Of this release, as its package says. */
export const PRODUCT_VERSION = version;

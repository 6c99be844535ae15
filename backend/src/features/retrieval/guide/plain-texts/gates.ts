import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';

const FILE = path.join(import.meta.dirname, 'gates.json');

/** The sections that say to whom an act does not apply: titles of acts, each with pins. */
export const loadGates = (file: string = FILE): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(readJsonFile(z.record(z.string(), z.array(z.string())), file)));

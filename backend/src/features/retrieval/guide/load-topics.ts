import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';
import { TOPIC, type Topic } from './topic.js';

const FOLDER = path.join(import.meta.dirname, 'topics');
const FILE = z.object({ field: z.string(), topics: z.array(TOPIC) });

/** The topics that the product ships, in the order of their files; `npm run check` tests their form and that their law exists. */
export function loadTopics(folder: string = FOLDER): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { field, topics } = readJsonFile(FILE, path.join(folder, name));
      return topics.map((topic) => ({ ...topic, field }));
    });
}

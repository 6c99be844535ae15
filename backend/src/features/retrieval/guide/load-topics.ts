import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Topic } from './topic.js';

const FOLDER = path.join(import.meta.dirname, 'topics');

/** The topics that the product ships, in the order of their files; `npm run check` tests their form and that their law exists. */
export function loadTopics(folder: string = FOLDER): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { field, topics } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { field: string; topics: Topic[] };
      return topics.map((topic) => ({ ...topic, field }));
    });
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../core/validation/json-file.js';
import { TOPIC, type Topic } from './topic.js';

const FOLDER = path.join(import.meta.dirname, 'topics');
/** By topic. */
const HINDI_NAMES = path.join(import.meta.dirname, 'hindi-names.json');
const FILE = z.object({ field: z.string(), topics: z.array(TOPIC) });

/** The topics that the product ships, in the order of their files; `npm run check` tests their form and that their law exists. */
export function loadTopics(folder: string = FOLDER): Topic[] {
  const steps = readTopics(folder);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, with a pause after every file. */
export function* readTopics(folder: string = FOLDER): Generator<undefined, Topic[]> {
  const topics: Topic[] = [];
  const names = readJsonFile(z.record(z.string(), z.string()), HINDI_NAMES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of files.sort()) {
    const { field, topics: ofField } = readJsonFile(FILE, path.join(folder, name));
    for (const topic of ofField) topics.push({ ...topic, field, ...(names[topic.id] !== undefined && { hindiName: names[topic.id] }) });
    yield;
  }
  return topics;
}

import path from 'node:path';
import { z } from 'zod';
import { isHindi } from '../../../core/text/is-hindi.js';
import { readJsonFile } from '../../../core/validation/json-file.js';
import type { Topic } from '../../retrieval/retrieval.service.js';

const FILE = path.join(import.meta.dirname, 'hindi-topic-names.json');
let names: ReadonlyMap<string, string> | undefined;

/** Hindi names of topics by their ids: of those whose first way of asking is somebody's story or a question, which names nothing. */
export const hindiTopicNames = (): ReadonlyMap<string, string> =>
  (names ??= new Map(Object.entries(readJsonFile(z.record(z.string(), z.string()), FILE))));

/** The name of a topic for who asks: in Hindi the name that it has there, else the first way in which people ask about it. */
export function topicName({ id, name, asks }: Pick<Topic, 'id' | 'name' | 'asks'>, question: string): string {
  if (!isHindi(question)) return name;
  return hindiTopicNames().get(id) ?? asks.hi[0] ?? name;
}

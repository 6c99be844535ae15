import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';
import { TOPIC_LAW } from '../topic.js';

const FOLDER = import.meta.dirname;
const names = z.array(z.string()).readonly();

/** Parts of a section that hold an answer, by the names that `findPart` reads. */
const NAMED_WORDS = TOPIC_LAW.extend({
  /** The part that the others stand in: '(1)'; '' for the section. */
  at: z.string().default(''),
  /** The parts that are quoted, the rule before what limits it; the part itself where there are none. */
  take: names.default([]),
  /** Parts that would mislead this asker. */
  never: names.default([]),
});
export type NamedWords = z.infer<typeof NAMED_WORDS>;

/** Which words of the law answer a topic. */
const TOPIC_WORDS = z.strictObject({
  /** Id of the topic. */
  topic: z.string(),
  /** The rule, the most telling section first. */
  words: z.array(NAMED_WORDS).readonly(),
  /** What decides whether the rule applies at all. */
  gate: z.array(NAMED_WORDS).readonly().default([]),
  /** The other half of the answer in another section: remedy, forum, limitation, punishment. */
  with: z.array(NAMED_WORDS).readonly().default([]),
});
export type TopicWords = z.infer<typeof TOPIC_WORDS>;

const WORDS_FILE = z.strictObject({
  field: z.string(),
  /** The day on which the parts were last read in the acts. */
  reviewed: z.string(),
  topics: z.array(TOPIC_WORDS),
});

/** The words that the guide names, by the id of their topic; `npm run check` tests their form. */
export function loadNamedWords(folder: string = FOLDER): ReadonlyMap<string, TopicWords> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files
      .sort()
      .flatMap((name) => readJsonFile(WORDS_FILE, path.join(folder, name)).topics)
      .map((each) => [each.topic, each]),
  );
}

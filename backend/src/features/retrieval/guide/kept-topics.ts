import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Topic } from './topic.js';
import { MATCHER_DATA, TopicMatcher } from './matching/topic-matcher.js';
import { Vocabulary, VOCABULARY_DATA } from './matching/vocabulary.js';

const FILE = path.join(import.meta.dirname, 'prepared.json');
/** Everything that determines what is prepared: the topics, and the code that reads words. */
const SOURCES = [
  '.',
  'matching',
  'topics',
  'acts',
  '../encoding',
  '../encoding/languages',
  '../encoding/languages/data',
  '../../../core/text',
];
const NO_SOURCE = /^prepared\.json|\.spec\.ts$|\.md$/;

/** Topics, prepared for matching with questions. */
export interface PreparedTopics {
  vocabulary: Vocabulary;
  matcher: TopicMatcher;
}

const KEPT_TOPICS = z.object({
  /** Of the sources that the rest was made from. */
  hash: z.string(),
  vocabulary: VOCABULARY_DATA,
  matcher: MATCHER_DATA,
});
type KeptTopics = z.infer<typeof KEPT_TOPICS>;

/**
 * Topics as `keepTopics` wrote them: 0.3 s of CPU instead of 2.
 * @param topics of which they were made
 * @returns null when there is no such file, it is damaged, or it was made from other sources
 */
export async function keptTopics(topics: readonly Topic[], file: string = FILE): Promise<PreparedTopics | null> {
  const kept = readKept(file);
  await setImmediate();
  if (kept?.hash !== sourcesHash()) return null;
  await setImmediate();
  const vocabulary = Vocabulary.from(kept.vocabulary);
  return { vocabulary, matcher: TopicMatcher.from(kept.matcher, topics, vocabulary) };
}

/** Writes prepared topics to a file, whole or not at all. */
export function keepTopics({ vocabulary, matcher }: PreparedTopics, file: string = FILE): void {
  const kept: KeptTopics = { hash: sourcesHash(), vocabulary: vocabulary.data(), matcher: matcher.data() };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, file);
}

/** A file that cannot be read is as good as none, since the topics can always be prepared again. */
function readKept(file: string): KeptTopics | null {
  try {
    return KEPT_TOPICS.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const whole = path.join(import.meta.dirname, folder);
    for (const entry of readdirSync(whole, { withFileTypes: true })) {
      if (!entry.isFile() || NO_SOURCE.test(entry.name)) continue;
      hash
        .update(`${entry.name}\0`)
        .update(readFileSync(path.join(whole, entry.name)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

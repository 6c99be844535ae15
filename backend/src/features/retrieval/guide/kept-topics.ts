import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Topic } from './topic.js';
import { type MatcherData, TopicMatcher } from './matching/topic-matcher.js';
import { Vocabulary, type VocabularyData } from './matching/vocabulary.js';

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

interface KeptTopics {
  readonly vocabulary: VocabularyData;
  readonly matcher: MatcherData;
}

/**
 * Topics as `keepTopics` wrote them: 0.1 s of CPU instead of 2.
 * @param topics of which they were made
 * @returns null when there is no such file, it is damaged, or it was made from other sources
 */
export async function keptTopics(topics: readonly Topic[], file: string = FILE): Promise<PreparedTopics | null> {
  const mark = sourcesHash();
  await setImmediate();
  const kept = readKept(file, mark);
  if (!kept) return null;
  await setImmediate();
  const vocabulary = Vocabulary.from(kept.vocabulary);
  await setImmediate();
  return { vocabulary, matcher: TopicMatcher.from(kept.matcher, topics, vocabulary) };
}

/** Writes prepared topics to a file, whole or not at all: a line that tells what it was made from and what is in it, and that. */
export function keepTopics({ vocabulary, matcher }: PreparedTopics, file: string = FILE): void {
  const kept: KeptTopics = { vocabulary: vocabulary.data(), matcher: matcher.data() };
  const text = JSON.stringify(kept);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${headOf(sourcesHash(), text)}\n${text}`);
  renameSync(draft, file);
}

/**
 * What is in the file, if `keepTopics` of these sources wrote it: its digest says so, at a tenth of the time that a look at each of half a
 * million numbers takes. A file that cannot be read is as good as none, since the topics can always be prepared again.
 */
function readKept(file: string, mark: string): KeptTopics | null {
  try {
    const whole = readFileSync(file, 'utf8');
    const end = whole.indexOf('\n');
    const text = whole.slice(end + 1);
    return whole.slice(0, end) === headOf(mark, text) ? (JSON.parse(text) as KeptTopics) : null;
  } catch {
    return null;
  }
}

const headOf = (mark: string, text: string): string => `${mark} ${createHash('sha256').update(text).digest('hex')}`;

/** A digest of everything that prepared topics are made from. */
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

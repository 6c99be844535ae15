import { setImmediate } from 'node:timers/promises';
import { TextTooComplexError } from '../../../core/concurrency/text-too-complex.error.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { loggers } from '../../../core/observability/loggers.js';
import { keepTopics, keptTopics, type PreparedTopics } from './kept-topics.js';
import { loadActs } from './load-acts.js';
import { loadTopics, readTopics } from './load-topics.js';
import type { Topic } from './topic.js';
import { TopicMatcher } from './matching/topic-matcher.js';
import { Vocabulary } from './matching/vocabulary.js';

/** Legal Latin and the like, which few ways of asking use; these are not slips. */
const LEGAL_WORDS = (
  'lis pendens mens rea actus reus res judicata estoppel habeas corpus mandamus certiorari quo warranto ultra vires locus standi suo motu ex ' +
  'parte bona fide mala fide mesne caveat emptor obiter amicus prima facie camera interim force majeure quantum meruit uberrima alibi gestae ' +
  'wills novation escheat probate laches subrogation rescission indemnity hypothecation usufructuary intestate benami talaq khula mehr iddat'
).split(' ');

/** Topics that are taken in at once: a few milliseconds' work. */
const AT_ONCE = 20;
const HEADINGS_AT_ONCE = 1000;

/** Prepares topics for matching, with a pause after every few. */
function* preparing(topics: readonly Topic[], legal: readonly string[]): Generator<undefined, PreparedTopics> {
  const vocabulary = new Vocabulary();
  for (const [at, { name, asks }] of topics.entries()) {
    for (const text of [name, ...asks.en]) vocabulary.addEnglish(text);
    for (const text of asks.hinglish) vocabulary.addHinglish(text);
    if (at % AT_ONCE === 0) yield;
  }
  for (const [at, text] of legal.entries()) {
    vocabulary.addLegal(text);
    if (at % HEADINGS_AT_ONCE === 0) yield;
  }
  vocabulary.addWords(LEGAL_WORDS);
  vocabulary.finish();
  return { vocabulary, matcher: yield* matching(topics, new TopicMatcher(vocabulary)) };
}

/** Puts topics into a matcher, with a pause after every few. */
function* matching(topics: readonly Topic[], matcher: TopicMatcher): Generator<undefined, TopicMatcher> {
  for (const [at, topic] of topics.entries()) {
    matcher.add(topic);
    if (at % AT_ONCE === 0) yield;
  }
  matcher.finish();
  return matcher;
}

/** Lets other work go on between the steps. */
async function stepwise<T>(steps: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/**
 * Prepares topics from scratch, a few at a time so that other work can go on in between: about 2 s of CPU for those that are shipped.
 * @param legal texts of the law, whose words are spelt correctly
 */
export const preparedTopics = (topics: readonly Topic[], legal: readonly string[] = []): Promise<PreparedTopics> =>
  stepwise(preparing(topics, legal));

/** The titles of the acts that the guide knows, and the headings of their sections. */
const legalTexts = (): string[] => loadActs().flatMap(({ title, sections }) => [title, ...Object.values(sections)]);

const preparedShipped = (topics: readonly Topic[]): Promise<PreparedTopics> => preparedTopics(topics, legalTexts());

/**
 * Prepares topics of administrators to be matched beside others, whose words and weights they share. Their texts are read within a limit of time;
 * a topic that takes longer is left out, so that questions are still answered.
 * @throws RateLimitedError, TooManyWaitingError
 */
export async function preparedMatcher(topics: readonly Topic[], vocabulary: Vocabulary, base: TopicMatcher): Promise<TopicMatcher> {
  const matcher = new TopicMatcher(vocabulary, base);
  for (const [at, topic] of topics.entries()) {
    try {
      matcher.add(topic, await withinTime(() => matcher.termsOf(topic)));
    } catch (error) {
      if (!(error instanceof TextTooComplexError)) throw error;
      loggers.index.warn({ err: error, topic: topic.id }, 'a topic takes too long to read and is left out');
    }
    if (at % AT_ONCE === 0) await setImmediate();
  }
  matcher.finish();
  return matcher;
}

let shipped: Promise<PreparedTopics> | undefined;

/**
 * The shipped topics, prepared once for every guide of the process: read from the file that the build wrote, if it matches these sources.
 */
export function shippedTopics(): Promise<PreparedTopics> {
  const read = async () => {
    const topics = await stepwise(readTopics());
    return (await keptTopics(topics)) ?? (await preparedShipped(topics));
  };
  return (shipped ??= read());
}

/**
 * Prepares the shipped topics and keeps them in a file, unless the file already matches these sources. For the build, and for a run of
 * tests.
 */
export async function keepShippedTopics(): Promise<void> {
  const topics = loadTopics();
  if (!(await keptTopics(topics))) keepTopics(await preparedShipped(topics));
}

import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { Topic } from '../../guide/topic.js';

/** People read that many names before they choose. */
const MOST_CHOICES = 5;
/** The share of the nearest topic's score below which a topic shares words with the question by chance: of 67 right choices none was lost. */
const LEAST_SHARE = 0.75;

/**
 * The topics that a question may be about, best first: those whose law the library holds.
 * @param isLoaded whether the library holds an act
 * @param opened whether a topic's law is what the answer quotes anyway
 */
export const choicesOf = (
  topics: readonly TopicMatch[],
  isLoaded: (act: string) => boolean,
  opened: (topic: Topic) => boolean = () => false,
): Topic[] =>
  topics
    .filter(({ score }) => score >= LEAST_SHARE * (topics[0]?.score ?? 0))
    .map(({ topic }) => topic)
    .filter((topic) => topic.law.some(({ act }) => isLoaded(act)) && !opened(topic))
    .slice(0, MOST_CHOICES);

import { loadTopics } from '../load-topics.js';
import type { TopicWay } from './topic-vectors.js';

/**
 * The ways of asking in the languages that a model knows.
 * @param model `languages`: BCP 47, `mul` for many; all ways where they are not known
 */
export function topicWays({ languages }: { languages?: readonly string[] }): TopicWay[] {
  const english = languages !== undefined && !languages.includes('mul');
  return loadTopics().flatMap(({ name, asks }, topic) =>
    [name, ...asks.en, ...(english ? [] : [...asks.hi, ...asks.hinglish])].map((text) => ({ topic, text })),
  );
}

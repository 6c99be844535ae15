import type { TopicMatch, TopicMatcher } from '../matching/topic-matcher.js';
import type { Topic } from '../topic.js';

/** How near these topics are to a question with those that it follows up, best first; a section that no topic leads to by the words of its heading. */
export function matchAmong(matcher: TopicMatcher, topics: readonly Topic[], question: string, context: string): TopicMatch[] {
  if (topics.length === 0) return [];
  const near = new Map(
    matcher.match(question, context, { only: new Set(topics.map(({ id }) => id)) }).map((match) => [match.topic.id, match]),
  );
  const terms = new Set(matcher.wordsOf(`${context} ${question}`).map(({ term }) => term));
  return topics
    .map((topic): TopicMatch => {
      const known = near.get(topic.id);
      if (known) return known;
      const heading = matcher.wordsOf(topic.name);
      const shared = heading.filter(({ term }) => terms.has(term));
      return { topic, score: shared.length / Math.max(1, heading.length), way: topic.name, words: [] };
    })
    .sort((a, b) => b.score - a.score);
}

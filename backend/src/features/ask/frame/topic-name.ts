import { isHindi } from '../../../core/text/is-hindi.js';
import { hindiTopicNames } from '../../retrieval/guide/load-topics.js';
import type { Topic } from '../../retrieval/retrieval.service.js';

/** The name of a topic for who asks: in Hindi the name that it has there, else the first way in which people ask about it. */
export function topicName({ id, name, asks }: Pick<Topic, 'id' | 'name' | 'asks'>, question: string): string {
  if (!isHindi(question)) return name;
  return hindiTopicNames().get(id) ?? asks.hi[0] ?? name;
}

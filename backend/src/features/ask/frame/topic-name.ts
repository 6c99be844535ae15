import { isHindi } from '../../../core/text/is-hindi.js';
import type { Topic } from '../../retrieval/retrieval.service.js';

/** The name of a topic for who asks: in Hindi, in either script, the first way in which people ask about it. */
export function topicName({ name, asks }: Pick<Topic, 'name' | 'asks'>, question: string): string {
  const [own] = isHindi(question) ? asks.hi : [];
  return own ?? name;
}

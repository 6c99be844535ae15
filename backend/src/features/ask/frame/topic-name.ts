import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import type { Topic } from '../../retrieval/retrieval.service.js';

/** The name of a topic for who asks: in Hindi the name that it has there, else the first way in which people ask about it. */
export function topicName({ name, hindiName, asks }: Pick<Topic, 'name' | 'hindiName' | 'asks'>, question: string): string {
  return asksInHindi(question) ? (hindiName ?? asks.hi[0] ?? name) : name;
}

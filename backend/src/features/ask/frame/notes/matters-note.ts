import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import { topicName } from '../topic-name.js';

/** What is said before the law on the two things that a story may be about, in the language of the question; null for any other answer. */
export function mattersNote(consulted: Consultation | null, question: string): string | null {
  const { matters = [] } = consulted ?? {};
  if (matters.length === 0) return null;
  // Not in quotation marks: nothing of it is quoted from a source.
  const names = matters.map((topic, at) => `(${at + 1}) ${topicName(topic, question)}`).join('; ');
  return asksInHindi(question)
    ? `आपकी बात इनमें से एक या दोनों की लगती है: ${names}। नीचे दोनों का क़ानून है; पूरे उत्तर के लिए इनमें से एक चुनें।`
    : `Your message seems to be about one or both of these: ${names}. The law on each follows; choose one below for the whole answer.`;
}

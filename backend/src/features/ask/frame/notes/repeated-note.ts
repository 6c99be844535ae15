import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import type { CitableSource } from '../../citable-source.js';

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * What is said where an answer would quote nothing that the answer before it does not quote: that it holds this law already, and what leads on. Null
 * for any other answer, and where the answer says only what is asked of the same law now.
 * @param before the answer before; '' for none
 */
export function repeatedNote(
  consulted: Pick<Consultation, 'relevance' | 'guidance'> | null,
  sources: readonly Pick<CitableSource, 'excerpt' | 'origin'>[],
  before: string,
  question: string,
): string | null {
  const quotations = sources.flatMap(({ excerpt, origin }) => (origin === 'library' ? (excerpt?.quotations ?? []) : []));
  if (!consulted?.relevance.sufficient || (consulted.guidance.slots ?? []).length > 0 || quotations.length === 0 || before === '')
    return null;
  const said = lettersOf(before);
  if (!quotations.every(({ text }) => text.split(' … ').every((piece) => said.includes(lettersOf(piece))))) return null;
  return asksInHindi(question)
    ? 'पिछले जवाब में यही क़ानून है; आपने जो जोड़ा, उससे कोई और धारा नहीं खुलती। बताइए कि अब तक क्या फ़ैसला या क़दम हुआ, या पूछिए: कब तक, कहाँ, कितना ख़र्च, मना करने पर क्या।'
    : 'The answer before already holds this law, and what you add leads to no other part of it. Say what was decided or done since, or ask by when, where, at what cost, or what follows if it is refused.';
}

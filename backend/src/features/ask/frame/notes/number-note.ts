import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
import type { Consultation, Misnumbered, TopicLaw } from '../../../retrieval/retrieval.service.js';

/**
 * What is said first to a question that combines the section number of a repealed act with the act in force ("section 498A of the BNS"):
 * that this is another section, or none, and which one took the place of what is meant. Null for any other question.
 */
export function numberNote(consulted: Consultation | null, question: string): string | null {
  const [first] = consulted?.law.misnumbered ?? [];
  if (!consulted?.relevance.sufficient || !first) return null;
  return asksInHindi(question) ? inHindi(first) : inEnglish(first);
}

const many = (words: readonly string[], and: string): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}` : (words[0] ?? '');

/** The act of the first section and the numbers of those that are of it; `act` stands in where there are none. */
const sectionsOf = (to: readonly TopicLaw[], act: string): { numbers: readonly string[]; act: string } => {
  const [first] = to;
  const same = to.filter((law) => law.act === (first?.act ?? act));
  return { numbers: same.map(({ section }) => section), act: first?.act ?? act };
};

function inEnglish({ cited: { act, section }, heading, succession: { from, to } }: Misnumbered): string {
  const next = sectionsOf(to, act);
  const place = `section${next.numbers.length > 1 ? 's' : ''} ${many(next.numbers, 'and')} of the ${next.act}`;
  const became = to.length === 0 ? 'nothing took its place' : `${place} took its place`;
  if (heading === null)
    return `The ${act} has no section ${section} of its own. Section ${from.section} was one of the ${from.act}; ${became}.`;
  return `Section ${section} of the ${act} is about something else (${heading}). The question seems to mean section ${from.section} of the ${from.act}; ${became}.`;
}

function inHindi({ cited: { act, section }, heading, succession: { from, to } }: Misnumbered): string {
  const next = sectionsOf(to, act);
  const became = to.length === 0 ? 'जिसकी जगह किसी धारा ने नहीं ली' : `जिसकी जगह अब ${next.act} की धारा ${many(next.numbers, 'और')} है`;
  if (heading === null) return `${act} में धारा ${section} नहीं है। यह ${from.act} की धारा थी, ${became}।`;
  return `${act} की धारा ${section} किसी और विषय पर है (${heading})। प्रश्न शायद ${from.act} की धारा ${from.section} के बारे में है, ${became}।`;
}

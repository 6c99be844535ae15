import type { Consultation } from '../../retrieval/retrieval.service.js';
import type { Explanation } from '../../retrieval/explaining/plain-texts.service.js';
import type { LawPlace } from '../../deadlines/questions/question-deadlines.service.js';
import { isQuoted } from './answer-frame.js';

/** The places of the law that an answer rests on: the sections that it opens, then those of the topic that the question surely is about. */
export function lawPlaces(consulted: Consultation | null, { topic: meant }: Explanation): LawPlace[][] {
  const shown = consulted?.relevance.sufficient ? consulted.open : [];
  const best = consulted?.guidance.topics[0]?.topic;
  const topic = best && isQuoted(best, shown) ? best : meant;
  return [
    shown.map(({ unit, passages: [first] }) => ({ act: first?.title ?? '', section: unit })),
    (topic?.law ?? []).map(({ act, section }) => ({ act, section })),
  ];
}

import type { Consultation } from '../../retrieval/retrieval.service.js';
import type { Explanation } from '../../retrieval/explaining/plain-texts.service.js';
import type { LawPlace } from '../../deadlines/questions/question-deadlines.service.js';
import { isQuoted } from './answer-frame.js';

/** The places of the law that an answer rests on: the sections that it opens, then those of the topic that it surely is about. */
export function lawPlaces(consulted: Consultation | null, explanation: Explanation): LawPlace[] {
  if (!consulted) return [];
  const { open, relevance, guidance } = consulted;
  const shown = relevance.sufficient ? open : [];
  const topic = guidance.topics[0]?.topic;
  const isMeant = topic !== undefined && (explanation.text?.topic === topic.id || isQuoted(topic, shown));
  return [
    ...shown.map(({ unit, passages: [first] }) => ({ act: first?.title ?? '', section: unit })),
    ...(isMeant ? topic.law.map(({ act, section }) => ({ act, section })) : []),
  ];
}

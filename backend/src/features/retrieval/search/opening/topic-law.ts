import type { Guidance, Guide } from '../../guide/guide.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { statesIn } from '../../encoding/languages/places.js';
import type { FoundSection } from '../sections.js';

/** Whether a section is law of the nearest topic; true where no topic leads to it. */
export function isOfBestTopic(guide: Pick<Guide, 'placesOf'>, section: FoundSection, { topics: [best] }: Guidance): boolean {
  if (!best || section.passages.every(({ topic }) => topic === undefined)) return true;
  return guide
    .placesOf(best.topic.law)
    .some(({ documentIds, units }) => documentIds.includes(section.documentId) && units.includes(section.unit.toLowerCase()));
}

/** The States that a question names whose law the library lacks, where its topic is one of State law; [] for any other. */
export function statesWithoutLaw(
  guide: Pick<Guide, 'holdsLawOf'>,
  { question, context = '' }: { question: string; context?: string | undefined },
  best: TopicMatch | undefined,
): string[] {
  if (best?.topic.asksState !== true) return [];
  return statesIn(`${context} ${question}`).filter((state) => !guide.holdsLawOf(state));
}

import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { Guide } from '../../guide/guide.js';
import type { Topic } from '../../guide/topic.js';
import { type FoundSection, sectionKey } from '../sections.js';
import { type OpeningScope, sectionAt } from './section-at.js';

/** The first section of each topic, whole, each section once; without those that the library does not hold. Asked for together. */
export async function leadingSections(
  index: Pick<RetrievalIndex, 'search'>,
  guide: Pick<Guide, 'placesOf'>,
  topics: readonly Topic[],
  scope: OpeningScope,
): Promise<FoundSection[]> {
  const places = guide.placesOf(topics.flatMap(({ law }) => law.slice(0, 1)));
  const found = await Promise.all(places.map((place) => sectionAt(index, place, 'ranking', scope)));
  const key = ({ documentId, unit, passages: [first] }: FoundSection): string => sectionKey({ documentId, unit, start: first?.start ?? 0 });
  const sections = new Map(found.flatMap((section) => (section ? [[key(section), section] as const] : [])));
  return [...sections.values()];
}

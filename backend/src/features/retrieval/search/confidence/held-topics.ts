import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import type { Guide } from '../../guide/guide.js';
import type { Topic } from '../../guide/topic.js';
import type { OpeningScope } from '../opening/section-at.js';
import { guidedFilter } from '../ranking/guided.js';

/** Passages that are looked through for the sections of all topics. */
const MOST_PASSAGES = 200;

/**
 * The topics of which the library holds at least one section, in one search: one that leads to an Order or an Article which the print at
 * hand ends before is no answer to "Do you mean …?".
 */
export async function heldTopics(
  index: Pick<RetrievalIndex, 'search'>,
  guide: Pick<Guide, 'placesOf'>,
  topics: readonly Topic[],
  scope: OpeningScope,
): Promise<Topic[]> {
  const placed = topics.map((topic) => ({
    topic,
    units: guide
      .placesOf(topic.law)
      .flatMap(({ documentIds, units }) => documentIds.flatMap((documentId) => units.map((unit) => ({ documentId, unit })))),
  }));
  const filter = guidedFilter(placed.flatMap(({ units }) => units));
  if (!filter) return [];
  const labels = [...new Set(placed.flatMap(({ units }) => units.map(({ unit }) => unit)))];
  const { hits } = await index.search({
    lexical: encodeQuery(labels.map((unit) => [unitTerm(unit), 1])),
    filter,
    limit: MOST_PASSAGES,
    ...scope,
  });
  const held = new Set(hits.map(({ docId, payload }) => `${docId}#${String(payload.unit).toLowerCase()}`));
  const isHeld = ({ documentId, unit }: { documentId: string; unit: string }): boolean => held.has(`${documentId}#${unit.toLowerCase()}`);
  // Long sections may have left no room for others.
  return placed.filter(({ units }) => hits.length >= MOST_PASSAGES || units.some(isHeld)).map(({ topic }) => topic);
}

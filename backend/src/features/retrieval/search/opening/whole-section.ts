import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import { and, toPassage } from '../hit-passages.js';
import { MAX_UNIT_HITS } from '../law-opener.js';
import type { FoundSection } from '../sections.js';
import type { OpeningScope } from './section-at.js';

/** A section that a ranking found in part, with all its passages; what was opened by reference is whole already. */
export async function wholeSection(
  index: Pick<RetrievalIndex, 'search'>,
  section: FoundSection,
  { generation, signal }: Pick<OpeningScope, 'generation' | 'signal'>,
): Promise<FoundSection> {
  const { documentId, unit, found } = section;
  if (found !== 'ranking' || unit === '') return section;
  const { hits } = await index.search({
    lexical: encodeQuery([[unitTerm(unit), 1]]),
    filter: and({ field: 'documentId', in: [documentId] }, { field: 'unit', in: [unit.toLowerCase()] }),
    limit: MAX_UNIT_HITS.whole,
    generation,
    signal,
  });
  const chapter = section.passages[0]?.headingPath.join('\n');
  const passages = hits
    .map((hit) => section.passages.find(({ ordinals }) => ordinals[0] === hit.ordinal) ?? toPassage(hit, 'ranking'))
    .filter(({ headingPath }) => headingPath.join('\n') === chapter)
    .sort((a, b) => a.start - b.start);
  // A label shared by many places of a document may have more passages than were requested, so that these are not among them.
  return passages.length > 0 ? { ...section, passages } : section;
}

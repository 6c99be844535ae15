import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';
import { and, toPassage } from '../hit-passages.js';
import { MAX_UNIT_HITS } from '../law-opener.js';
import { type FoundSection, sectionsOf } from '../sections.js';

/** Documents that hold an act, and the labels that a section of it may have in the index. */
interface Place {
  documentIds: readonly string[];
  units: readonly string[];
}

export interface OpeningScope {
  generation: string;
  signal?: AbortSignal;
}

/** A whole section of the library; undefined where it holds none at that place. @param limit passages at most: of a long one, all take more */
export async function sectionAt(
  index: Pick<RetrievalIndex, 'search'>,
  { documentIds, units }: Place,
  found: RetrievedPassage['found'],
  scope: OpeningScope,
  limit = MAX_UNIT_HITS.whole,
): Promise<FoundSection | undefined> {
  if (documentIds.length === 0) return undefined;
  const { hits } = await index.search({
    lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
    filter: and({ field: 'documentId', in: [...documentIds] }, { field: 'unit', in: [...units] }),
    limit,
    ...scope,
  });
  return sectionsOf(
    hits.map((hit) => toPassage(hit, found)).sort((a, b) => a.documentId.localeCompare(b.documentId) || a.start - b.start),
  )[0];
}

import type { Filter, Hit } from '../../../ports/retrieval-index/retrieval-index.js';
import { partsOf, type PassagePayload } from '../library/passage-payload.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';

/** A generation built by an earlier version records no parts. */
export function payloadOf(hit: Hit): PassagePayload {
  const payload = hit.payload as unknown as Omit<PassagePayload, 'within' | 'subunits'> & Partial<PassagePayload>;
  return { ...payload, within: payload.within ?? [], subunits: payload.subunits ?? [] };
}

/** A hit of the index as a passage. */
export function toPassage(hit: Hit, found: RetrievedPassage['found']): RetrievedPassage {
  const { lexicalScore: lexical, lexicalRank, denseRank } = hit;
  const payload = payloadOf(hit);
  return {
    ...payload,
    documentVersion: hit.docVersion,
    ordinals: [hit.ordinal],
    parts: partsOf(payload),
    score: hit.score,
    found,
    scoreParts: { lexical, lexicalRank, denseRank },
  };
}

/** All of the given filters combined. */
export function and(...parts: (Filter | undefined)[]): Filter {
  return { and: parts.filter((part): part is Filter => part !== undefined) };
}

import type { Filter, SearchResult } from '../../../ports/retrieval-index/retrieval-index.js';
import type { Guidance } from '../guide/guide.js';
import { payloadOf } from './hit-passages.js';
import type { MatchedPassage } from './query/rerank.js';

/** What a section of a sure topic gets beside the score of its words, which reaches some 2. */
const GUIDE_WEIGHT = 3.5;

/** The sections that the guide leads to; undefined when there are none. Sections of one act that only share a number with another's pass too. */
export function guidedFilter({ units }: Guidance): Filter | undefined {
  if (units.length === 0) return undefined;
  return {
    and: [
      { field: 'documentId', in: [...new Set(units.map(({ documentId }) => documentId))] },
      { field: 'unit', in: [...new Set(units.map(({ unit }) => unit))] },
    ],
  };
}

/** Passages reordered by what the guide says of their sections. */
export function guided(passages: readonly MatchedPassage[], { units }: Guidance): MatchedPassage[] {
  if (units.length === 0) return [...passages];
  const byUnit = new Map(units.map((each) => [`${each.documentId}#${each.unit}`, each]));
  return passages
    .map((passage) => {
      const lead = byUnit.get(`${passage.documentId}#${passage.unit.toLowerCase()}`);
      return lead ? { ...passage, score: passage.score + GUIDE_WEIGHT * lead.weight, topic: lead.match.topic.id } : passage;
    })
    .sort((a, b) => b.score - a.score);
}

/** The hits of a ranking and those that only the guide leads to, each passage once. */
export function joined(ranking: SearchResult, led: SearchResult, { units }: Guidance): SearchResult {
  const wanted = new Set(units.map(({ documentId, unit }) => `${documentId}#${unit}`));
  const known = new Set(ranking.hits.map(({ docId, ordinal }) => `${docId}#${ordinal}`));
  const more = led.hits.filter(
    (hit) => !known.has(`${hit.docId}#${hit.ordinal}`) && wanted.has(`${hit.docId}#${payloadOf(hit).unit.toLowerCase()}`),
  );
  return { ...ranking, hits: [...ranking.hits, ...more] };
}

import type { Hit, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { MatchedPassage } from '../query/rerank.js';

/**
 * The weight of nearness in meaning, compared with the lexical score, which reaches about 2: up to this much for a passage that says the
 * same. Any two texts may have a cosine below the floor.
 */
const MEANING = { floor: 0.3, weight: 0.6 };

const keyOf = ({ docId, ordinal }: Pick<Hit, 'docId' | 'ordinal'>): string => `${docId}#${ordinal}`;

/** Passages that words did not find, so that they are ranked with the others; they have no lexical score. */
export function alsoMeant(ranking: SearchResult, meant: SearchResult | null): SearchResult {
  if (meant?.generation !== ranking.generation) return ranking;
  const known = new Set(ranking.hits.map(keyOf));
  const more = meant.hits.filter((hit) => !known.has(keyOf(hit))).map((hit) => ({ ...hit, score: 0 }));
  return { ...ranking, hits: [...ranking.hits, ...more] };
}

/** Passages reordered by their words and what they mean. */
export function byMeaning(passages: readonly MatchedPassage[], meant: SearchResult | null): MatchedPassage[] {
  const near = new Map(meant?.hits.map((hit) => [keyOf(hit), hit]));
  return passages
    .map((passage) => {
      const hit = near.get(`${passage.documentId}#${passage.ordinals[0]}`);
      if (!hit) return passage;
      const gain = (MEANING.weight * Math.max(0, hit.score - MEANING.floor)) / (1 - MEANING.floor);
      return { ...passage, score: passage.score + gain, scoreParts: { ...passage.scoreParts, denseRank: hit.denseRank } };
    })
    .sort((a, b) => b.score - a.score);
}

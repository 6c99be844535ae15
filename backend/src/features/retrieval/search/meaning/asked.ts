import type { Hit, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import { askedTerm } from '../../encoding/encoder.js';
import type { Concept } from '../query/expand.js';
import type { MatchedPassage } from '../query/rerank.js';

/** Whether the index may hold questions that its sections answer; otherwise it is not searched for them. */
export interface HeldQuestions {
  any(): boolean;
}

/** The most words of a question that are looked for in the questions of sections. */
const MAX_WORDS = 30;
/** The cosine of two questions that say the same, and that of any two. */
const COSINE = { floor: 0.4, same: 0.95 };
/**
 * What a section gains if one of its questions says the same, compared with the lexical score, which reaches about 2; below the floor,
 * two questions share only a subject.
 */
const GAIN = { floor: 0.5, weight: 0.8 };
/** From this value on, the question that a section answers counts as the one asked. */
export const SURELY_ASKED = 0.8;

const keyOf = ({ docId, ordinal }: Pick<Hit, 'docId' | 'ordinal'>): string => `${docId}#${ordinal}`;

/** The words of a question as they are looked for in the questions of sections: its own ones, as people ask. */
export const askedWords = (concepts: readonly Concept[]): [term: string, weight: number][] =>
  concepts
    .filter(({ weight }) => weight > 0)
    .slice(0, MAX_WORDS)
    .map(({ term, weight }) => [askedTerm(term), weight]);

/**
 * How near the questions of sections are to the one that is asked, from 0 to 1, by passage.
 * @param found by words and by meaning; null where it was not searched so
 * @param idf of the words that were looked for, in their own field; a word that no question has counts against all of them
 */
export function nearQuestions(
  found: { words: SearchResult | null; meaning: SearchResult | null },
  words: readonly (readonly [term: string, weight: number])[],
  idf: ReadonlyMap<string, number>,
): Map<string, number> {
  const near = new Map<string, number>();
  const raise = (hit: Hit, share: number): void => {
    const key = keyOf(hit);
    near.set(key, Math.max(near.get(key) ?? 0, Math.min(1, share)));
  };
  // A word that one question has once weighs its IDF.
  const most = words.reduce((sum, [term, weight]) => sum + weight * (idf.get(term) ?? 0), 0);
  if (most > 0) for (const hit of found.words?.hits ?? []) raise(hit, hit.score / most);
  for (const hit of found.meaning?.degraded ? [] : (found.meaning?.hits ?? []))
    raise(hit, (hit.score - COSINE.floor) / (COSINE.same - COSINE.floor));
  return near;
}

/** Hits that only questions have found, so that they are ranked with the others; they have no lexical score. */
export function alsoAsked(ranking: SearchResult, ...found: (SearchResult | null)[]): SearchResult {
  const known = new Set(ranking.hits.map(keyOf));
  const more = found.flatMap((result) => {
    if (result?.generation !== ranking.generation) return [];
    return result.hits.flatMap((hit) => {
      if (known.has(keyOf(hit))) return [];
      known.add(keyOf(hit));
      const { docId, docVersion, ordinal, payload } = hit;
      return [{ docId, docVersion, ordinal, payload, score: 0 }];
    });
  });
  return { ...ranking, hits: [...ranking.hits, ...more] };
}

/** Passages reordered by how near their questions are as well. */
export function byQuestions(passages: readonly MatchedPassage[], near: ReadonlyMap<string, number>): MatchedPassage[] {
  if (near.size === 0) return [...passages];
  return passages
    .map((passage) => {
      const asked = near.get(`${passage.documentId}#${passage.ordinals[0]}`);
      if (asked === undefined) return passage;
      const gain = (GAIN.weight * Math.max(0, asked - GAIN.floor)) / (1 - GAIN.floor);
      return { ...passage, score: passage.score + gain, asked };
    })
    .sort((a, b) => b.score - a.score);
}

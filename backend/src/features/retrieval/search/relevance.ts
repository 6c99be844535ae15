import type { MatchedPassage } from './query/rerank.js';

/** How sure a search is that the library speaks to the question. */
export interface Relevance {
  /** 0 upwards; comparable between questions and libraries of different size. */
  value: number;
  /** False: say that nothing relevant is loaded instead of quoting noise. */
  sufficient: boolean;
}

/** Passages that are looked at; an answer would be drawn from these. */
const CONSIDERED = 5;
/** Logistic regression of questions that libraries can answer against questions that they cannot: docs/retrieval.md. */
const WEIGHTS = { lexical: 1, coverage: 0.71, heading: 1, proximity: 0.26 };
const THRESHOLD = 2.68;
/** In a library of few passages its own subject's words are common and score low, so less is asked for. */
const CALIBRATED_IDF = 8.25;
const SMALL_LIBRARY_SLOPE = 0.2;
/** A question that names a loaded document needs less. */
const NAMED_THRESHOLD = 0.4;

/**
 * How well the best passages meet the question: their score in multiples of the largest IDF (BM25 grows with the library), the
 * share of the question that they cover, in the heading and in the question's own word order.
 * @param rarest IDF of a term that no passage has.
 */
export function assessRelevance(
  passages: readonly MatchedPassage[],
  rarest: number,
  found: { reference: boolean; document: boolean },
): Relevance {
  const best = passages.slice(0, CONSIDERED);
  const most = (part: (passage: MatchedPassage) => number): number => best.reduce((top, passage) => Math.max(top, part(passage)), 0);
  const value =
    WEIGHTS.lexical * most(({ scoreParts }) => (scoreParts.lexical ?? 0) / (rarest || 1)) +
    WEIGHTS.coverage * most(({ match }) => match.coverage) +
    WEIGHTS.heading * most(({ match }) => match.heading) +
    WEIGHTS.proximity * most(({ match }) => match.proximity);
  const threshold = THRESHOLD - SMALL_LIBRARY_SLOPE * Math.max(0, CALIBRATED_IDF - rarest);
  return { value, sufficient: found.reference || value >= (found.document ? NAMED_THRESHOLD : threshold) };
}

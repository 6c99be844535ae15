import { weightsOf } from '../encoding/encoder.js';
import { passageFields } from './indexing.js';
import type { PassagePayload } from '../library/passage-payload.js';
import { concepts, weightedTerms } from '../search/query/expand.js';

/**
 * Ranks the passages of one text for a question with the index's own formula, the text being the whole collection.
 * Used for a user's document, which never enters the shared index.
 * @returns at most `first` payloads, best first; none that shares no term with the question
 */
export function searchText(payloads: readonly PassagePayload[], question: string, first: number): PassagePayload[] {
  const query = weightedTerms(concepts(question));
  const wanted = new Set(query.map(([term]) => term));
  // Most of a long file shares no term with the question; only the parts that do are kept.
  const sharing: { payload: PassagePayload; weights: Map<string, number> }[] = [];
  const frequency = new Map<string, number>();
  for (const payload of payloads) {
    const weights = weightsOf(wanted, passageFields(payload));
    if (weights.size > 0) sharing.push({ payload, weights });
    for (const term of weights.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const idf = (term: string): number => {
    const holding = frequency.get(term) ?? 0;
    return Math.log(1 + (payloads.length - holding + 0.5) / (holding + 0.5));
  };
  const factors = query.map(([term, weight]) => ({ term, factor: weight * idf(term) }));
  return sharing
    .map(({ payload, weights }) => ({
      payload,
      score: factors.reduce((sum, { term, factor }) => sum + factor * (weights.get(term) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.payload.start - b.payload.start)
    .slice(0, first)
    .map(({ payload }) => payload);
}

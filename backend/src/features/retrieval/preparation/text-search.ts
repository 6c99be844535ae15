import type { SparseVector } from '../../../ports/retrieval-index/retrieval-index.js';
import { encodePassage, encodeQuery } from '../encoding/encoder.js';
import { passageFields } from './indexing.js';
import type { PassagePayload } from '../library/passage-payload.js';
import { concepts, weightedTerms } from '../search/query/expand.js';

/**
 * Ranks the passages of one text for a question with the index's own formula, the text being the whole collection.
 * Used for a user's document, which never enters the shared index.
 * @returns at most `first` payloads, best first; none that shares no term with the question
 */
export function searchText(payloads: readonly PassagePayload[], question: string, first: number): PassagePayload[] {
  const query = encodeQuery(weightedTerms(concepts(question)));
  const vectors = payloads.map((payload) => encodePassage(passageFields(payload)));
  const frequency = new Map<number, number>();
  for (const { termIds } of vectors) for (const id of termIds) frequency.set(id, (frequency.get(id) ?? 0) + 1);
  const idf = (id: number) => Math.log(1 + (vectors.length - (frequency.get(id) ?? 0) + 0.5) / ((frequency.get(id) ?? 0) + 0.5));
  return payloads
    .map((payload, index) => ({ payload, score: score(query, vectors[index], idf) }))
    .filter(({ score: value }) => value > 0)
    .sort((a, b) => b.score - a.score || a.payload.start - b.payload.start)
    .slice(0, first)
    .map(({ payload }) => payload);
}

function score(query: SparseVector, passage: SparseVector | undefined, idf: (id: number) => number): number {
  if (!passage) return 0;
  const weights = new Map([...passage.termIds].map((id, index) => [id, passage.weights[index] ?? 0]));
  return query.termIds.reduce((sum, id, index) => sum + (query.weights[index] ?? 0) * (weights.get(id) ?? 0) * idf(id), 0);
}

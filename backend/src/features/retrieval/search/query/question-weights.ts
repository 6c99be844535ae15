import type { TermWeights } from '../../encoding/term-statistics.js';
import { type Concept, concepts } from './expand.js';

/** Concepts from which a question counts as long; at twice as many the damping is full. */
export const LONG_QUESTION = 6;
const MAX_DAMPING = 0.5;
/** Concepts of Hindi with the English words that may stand for them. */
export const translated = (asked: readonly Concept[], english: ReadonlyMap<string, readonly string[]>): Concept[] =>
  asked.map((concept) => ({ ...concept, alternatives: [...concept.alternatives, ...(english.get(concept.term) ?? [])] }));

/** The weight of a word of the earlier questions, relative to one of the question itself. */
const CONTEXT_WEIGHT = 0.5;

/** The concepts of a question and, for less, those of the questions that it follows up. */
export function withContext(asked: Concept[], context: string): Concept[] {
  if (!context) return asked;
  const own = new Set(asked.map(({ term }) => term));
  return [
    ...asked,
    ...concepts(context)
      .filter(({ term }) => !own.has(term))
      .map((concept) => ({ ...concept, weight: concept.weight * CONTEXT_WEIGHT })),
  ];
}

/** In a long question every single word decides less: rare ones are damped so that passages that match many of them win. */
export function balanced(terms: readonly [string, number][], length: number, { idf, rarest }: TermWeights): readonly [string, number][] {
  const damping = MAX_DAMPING * Math.min(1, Math.max(0, length / LONG_QUESTION - 1));
  if (damping === 0) return terms;
  return terms.map(([term, weight]) => [term, weight * (rarest / (idf.get(term) ?? rarest)) ** damping]);
}

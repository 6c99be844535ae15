import type { Filter, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { Guidance } from '../../guide/guide.js';
import type { GuidedUnit } from '../../guide/guided-units.js';
import type { MatchedPassage } from '../query/rerank.js';

/** How much more the share of the question that a passage covers counts where topics compete with words. */
const COVERAGE = 0.4;

/**
 * The least that the first section of a topic scores, per point of the topic's score: such a section may share no word with the question,
 * since the topic's ways of asking say in everyday words what it says in legal ones.
 */
const LEAST_LED = 0.7;
/** From this score on, a topic is certainly meant. */
const SURE_SCORE = 1.5;

/** What a passage of the act that most documents of the library cite gains, compared with a score of about 2 at most. */
const CITED_WEIGHT = 0.5;

/** As many as a filter may offer alternatives. */
const MOST_DOCUMENTS = 100;

/** Passages reordered by how many documents cite the act that each is of: acts that others build on come before local and dead ones. */
export const byCitations = (passages: readonly MatchedPassage[], share: (documentId: string) => number): MatchedPassage[] =>
  passages
    .map((passage) => ({ ...passage, score: passage.score + CITED_WEIGHT * share(passage.documentId) }))
    .sort((a, b) => b.score - a.score);

/** Passages reordered by what each loses as the law of a State that the question does not name: without a sign, law of all India comes first. */
export const byState = (passages: readonly MatchedPassage[], loss: (documentId: string) => number): MatchedPassage[] =>
  passages.map((passage) => ({ ...passage, score: passage.score - loss(passage.documentId) })).sort((a, b) => b.score - a.score);

/** Sections that the guide leads to; undefined when there are none. */
export function guidedFilter(units: readonly Pick<GuidedUnit, 'documentId' | 'unit'>[]): Filter | undefined {
  if (units.length === 0) return undefined;
  const documentIds = [...new Set(units.map(({ documentId }) => documentId))].slice(0, MOST_DOCUMENTS);
  const unitsOf = (document: string) => [...new Set(units.flatMap(({ documentId, unit }) => (documentId === document ? [unit] : [])))];
  return {
    anyOf: documentIds.map((documentId) => ({
      and: [
        { field: 'documentId', in: [documentId] },
        { field: 'unit', in: unitsOf(documentId) },
      ],
    })),
  };
}

/**
 * Passages reordered by what the guide says about their sections. A section is raised at the passage of it that matches the question best,
 * so that one with many passages does not fill the first ten.
 * @param passages best first
 */
export function guided(passages: readonly MatchedPassage[], { units }: Guidance): MatchedPassage[] {
  if (units.length === 0) return [...passages];
  const byUnit = new Map(units.map((each) => [`${each.documentId}#${each.unit}`, each]));
  const raised = new Set<string>();
  return passages
    .map((passage) => {
      const key = `${passage.documentId}#${passage.unit.toLowerCase()}`;
      const lead = byUnit.get(key);
      const score = passage.score + COVERAGE * passage.match.coverage;
      if (!lead) return { ...passage, score };
      const topic = lead.match.topic.id;
      if (raised.has(key)) return { ...passage, score, topic };
      raised.add(key);
      const least = lead.first ? LEAST_LED * Math.min(SURE_SCORE, lead.match.score) : 0;
      return { ...passage, score: Math.max(score, least) + lead.weight, topic };
    })
    .sort((a, b) => b.score - a.score);
}

/** The hits of a ranking and those that only the guide leads to, each passage once. */
export function joined(ranking: SearchResult, led: SearchResult): SearchResult {
  const known = new Set(ranking.hits.map(({ docId, ordinal }) => `${docId}#${ordinal}`));
  const more = led.hits.filter(({ docId, ordinal }) => !known.has(`${docId}#${ordinal}`));
  return { ...ranking, hits: [...ranking.hits, ...more] };
}

import { analyse } from '../../encoding/analyser.js';
import { questionTerms } from '../query/query-terms.js';
import type { FoundSection } from '../sections.js';

/** Words of a question, besides those of the term, with which it still asks only what the term means. */
const MOST_OTHERS = 1;

/**
 * Of the definitions that were found beside the first section, the one of the word whose meaning a question asks, which then leads;
 * undefined where the question asks more, or the section is itself about that word.
 * @param asked the question without the names of acts, which asks for a meaning
 */
export function definingSection(
  asked: string,
  first: FoundSection | undefined,
  definitions: readonly FoundSection[],
): FoundSection | undefined {
  const words = new Set(questionTerms(asked));
  const headed = new Set(analyse(first?.passages[0]?.heading ?? ''));
  return definitions.find(({ relation }) => {
    if (relation?.kind !== 'definition') return false;
    const term = analyse(relation.term);
    const isAsked = term.length > 0 && term.every((word) => words.has(word)) && words.size <= term.length + MOST_OTHERS;
    return isAsked && !term.every((word) => headed.has(word));
  });
}

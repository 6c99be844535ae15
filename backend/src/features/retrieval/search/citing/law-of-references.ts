import { type Citation, readCitations } from '../../../../core/text/law-names/read-citations.js';
import type { Stretch } from './stretches.js';

/** Characters between a reference and the name of its law. */
const REACH = 40;

/** The law named soon after a citation, otherwise the one named soon before it. */
export const nearestLaw = <L extends Stretch>({ start, end }: Stretch, laws: readonly L[]): L | null =>
  laws.find((law) => law.start >= end && law.start - end <= REACH) ??
  laws.findLast((law) => law.end <= start && start - law.end <= REACH) ??
  null;

/**
 * The provisions that a question cites, each with the law beside it or, failing that, the nearest one; null where none is near.
 * @param laws where laws are named
 */
export function lawOfReferences<L extends Stretch>(question: string, laws: readonly L[]): Citation<L>[] {
  const ordered = [...laws].sort((a, b) => a.start - b.start);
  return readCitations(question, ordered).map((citation) => ({ ...citation, law: citation.law ?? nearestLaw(citation, ordered) }));
}

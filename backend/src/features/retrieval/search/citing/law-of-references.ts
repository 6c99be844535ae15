import { findReferences } from './references.js';
import type { Stretch } from './stretches.js';

const YEAR = /(?<!\d)(1[6-9]\d\d|20\d\d)\)?\s*$/u;
/** Characters between a reference and the name of its law. */
const REACH = 40;

/** The year at the end of a law's name; null where it has none. */
export function yearOf(name: string): number | null {
  const year = YEAR.exec(name)?.[1];
  return year === undefined ? null : Number(year);
}

/**
 * The references of a question, each with the law named right after it or, failing that, right before it; null where neither is.
 * @param laws where laws are named
 */
export function lawOfReferences<L extends Stretch>(question: string, laws: readonly L[]): { reference: Stretch; law: L | null }[] {
  const ordered = [...laws].sort((a, b) => a.start - b.start);
  return findReferences(question).map((reference) => {
    const after = ordered.find(({ start }) => start >= reference.end && start - reference.end <= REACH);
    const before = ordered.findLast(({ end }) => end <= reference.start && reference.start - end <= REACH);
    return { reference, law: after ?? before ?? null };
  });
}

import type { PaperFact, PaperFacts } from '../../notices/facts/paper-facts.js';
import { foldedWords } from '../../notices/facts/names-in.js';
import { areNear } from './near-names.js';

/** Two papers that say one thing differently. */
export interface PaperDifference {
  label: PaperFact['label'];
  one: PaperFact;
  other: PaperFact;
}

/**
 * What two papers say differently of the same thing: spellings of a name that the other paper does not have, and sums and dates of one
 * label. Of a label with numbers, such as cheques, those of one number are compared; where a paper gives no number, or the label has none,
 * only if each of the two has one value of it. A paper with several says by itself that there are several.
 * @returns each pair of values once, in the order of the first paper
 */
export function comparePapers(one: PaperFacts, other: PaperFacts): PaperDifference[] {
  const found: PaperDifference[] = [];
  const seen = new Set<string>();
  const note = (first: PaperFact, second: PaperFact): void => {
    const key = differenceKey(first.label, first.value, second.value);
    if (!seen.has(key)) found.push({ label: first.label, one: first, other: second });
    seen.add(key);
  };
  for (const fact of one.facts) {
    if (fact.label === 'name') continue;
    const against = other.facts.filter(({ label }) => label === fact.label);
    const own = one.facts.filter(({ label }) => label === fact.label);
    const [mine, theirs] = comparable(fact, own, against);
    const second = theirs[0];
    if (second && !theirs.some((each) => mine.some((value) => areSame(value, each)))) note(fact, second);
  }
  for (const fact of strangeNames(one, other))
    for (const second of strangeNames(other, one)) if (areNear(foldedName(fact), foldedName(second))) note(fact, second);
  return found.sort((a, b) => a.one.start - b.one.start);
}

/** Equal for the same two values of a label, in whichever order. */
export const differenceKey = (label: PaperFact['label'], one: string, other: string): string => {
  const values = [one, other].map((value) => (label === 'name' ? foldedWords(value).join(' ') : value)).sort();
  return JSON.stringify([label, ...values]);
};

/** What of both papers is about the very thing that a fact is about; empty where that is not sure. */
function comparable(fact: PaperFact, own: readonly PaperFact[], against: readonly PaperFact[]): [PaperFact[], PaperFact[]] {
  const ofSame = (facts: readonly PaperFact[]): PaperFact[] => facts.filter(({ of }) => of === fact.of);
  const numbered = fact.of === null ? [] : ofSame(against);
  const [mine, theirs] = numbered.length > 0 ? [ofSame(own), numbered] : [[...own], [...against]];
  if (numbered.length === 0) {
    const numbers = new Set([...mine, ...theirs].flatMap(({ of }) => of ?? []));
    if (numbers.size > 1) return [[], []];
  }
  return isOne(mine) && isOne(theirs) ? [mine, theirs] : [[], []];
}

const isOne = (facts: readonly PaperFact[]): boolean =>
  facts.length > 0 && facts.every((fact) => facts[0] !== undefined && areSame(facts[0], fact));

const readingsOf = ({ value, monthFirst }: PaperFact): string[] => (monthFirst ? [value, monthFirst] : [value]);
/** Whether two values are one, or may be: 03/04/2024 is the third of April or the fourth of March. */
const areSame = (one: PaperFact, other: PaperFact): boolean => readingsOf(one).some((day) => readingsOf(other).includes(day));

const foldedName = ({ value }: PaperFact): string => foldedWords(value).join(' ');
/** Names that the other paper does not have: of two people with like names both papers mostly name both. */
const strangeNames = (one: PaperFacts, other: PaperFacts): PaperFact[] =>
  one.facts.filter((fact) => fact.label === 'name' && !other.names.includes(foldedName(fact)));

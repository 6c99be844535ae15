import { analyse } from '../../encoding/analyser.js';
import { saysNothing, saysWanted, type Wanted } from './asked-for.js';
import { type AskedTerm, definedTerms, fitOf } from './defined-terms.js';
import type { AskedWords } from './excerpt.js';
import type { Leaf } from './leaves.js';

const K1 = 1.2;
const B = 0.4;
/** What a legal word counts beside the everyday one that it stands for. */
const RELATED = 0.6;
/** What the words that lead to a list, and those that finish its sentence, count for each of its items. */
const OF_OPENING = 0.5;
/** What a part gains that says the kind of thing that is asked for, and the least that it then scores. */
const WANTED_GAIN = 0.5;
const WANTED_LEAST = 0.8;
/** A section states its rule first and its machinery after. */
const FIRST_RULE = 2;
/** What a part scores at least that defines the word whose meaning is asked. */
export const DEFINES = 100;
/** What a definition gains whose term is what the question names first: "deficiency in service" asks of deficiency. */
const OF_FIRST = 0.6;
/** What limits or explains a rule scores less than the rule. */
const BESIDE = 0.7;
const EXPLAINS = 0.5;

interface Weighed {
  term: string;
  alternatives: readonly string[];
  weight: number;
}

/** How well each leaf answers a question: 0 for one that does not, or that only says to what the law applies or what words mean. */
export function leafScores(text: string, leaves: readonly Leaf[], asked: AskedWords, wanted: ReadonlySet<Wanted>): number[] {
  const own = leaves.map(({ part }) => analyse(text.slice(part.start, part.end)));
  const counts = own.map(countsOf);
  const average = Math.max(1, own.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, own.length));
  const weighed = asked.terms.map(({ term, alternatives }): Weighed => {
    const holding = Math.max(1, counts.filter((each) => frequency(each, term, alternatives) > 0).length);
    return { term, alternatives, weight: Math.log(1 + (counts.length - holding + 0.5) / (holding + 0.5)) };
  });
  const plain = counts.map((each, at) => bm25(each, own[at]?.length ?? 0, weighed, average));
  const leads = leadScores(leaves, plain);
  const subjects = wanted.has('meaning') ? asked.terms.map(({ term, alternatives }): AskedTerm => [term, ...alternatives]) : null;
  const rules = new Map<unknown, number>();
  const says = leaves.map(({ part, beside }) => (beside ? 0 : saysWanted(text.slice(part.start, part.end), wanted)));
  const isSaid = says.some((hits) => hits > 0);
  return leaves.map((leaf, at) => {
    const words = text.slice(leaf.part.start, leaf.part.end);
    const rule = leaf.around[1] ?? leaf.part;
    if (!leaf.beside && !rules.has(rule)) rules.set(rule, rules.size);
    const defined = subjects ? definesSubject(words, subjects) : 0;
    if (defined > 0) return DEFINES * (1 + defined);
    if (leaf.beside?.kind === 'illustration' || leaf.beside?.kind === 'amendment' || leaf.beside?.kind === 'footnote') return 0;
    if (saysNothing(words)) return 0;
    const hits = saysWanted(words, wanted);
    const score = (plain[at] ?? 0) + OF_OPENING * (leads[at] ?? 0);
    const raised = score > 0 || hits > 0 ? score * (1 + WANTED_GAIN * hits) + WANTED_LEAST * hits : 0;
    // Where another part says what is asked for, being the first says little.
    const first = rules.get(rule) === 0 && (hits > 0 || !isSaid) ? FIRST_RULE : 1;
    const kind = leaf.beside === null ? first : leaf.beside.kind === 'explanation' ? EXPLAINS : BESIDE;
    return raised * kind;
  });
}

/** For each item of a list, the best score of the words that lead to it or finish its sentence. */
function leadScores(leaves: readonly Leaf[], plain: readonly number[]): number[] {
  const best = new Map<unknown, number>();
  for (const [at, { part, around }] of leaves.entries()) {
    if (part.kind !== 'opening' && part.kind !== 'tail') continue;
    const parent = around.at(-1);
    best.set(parent, Math.max(best.get(parent) ?? 0, plain[at] ?? 0));
  }
  return leaves.map(({ part, around }) =>
    part.kind === 'item' ? around.slice(1).reduce((most, each) => Math.max(most, best.get(each) ?? 0), 0) : 0,
  );
}

/**
 * How well a part defines what is asked: how many words of the question are those of the term, all of whose words are the question's, and a
 * little more where the question begins with them; 0 where it does not.
 */
const definesSubject = (words: string, subjects: readonly AskedTerm[]): number =>
  definedTerms(words).reduce((most, each) => {
    const fit = fitOf(each, subjects, subjects.length);
    const first = subjects.findIndex((terms) => terms.some((term) => each.terms.includes(term)));
    return fit > 0 ? Math.max(most, fit + OF_FIRST * (1 - first / subjects.length)) : most;
  }, 0);

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const frequency = (counts: ReadonlyMap<string, number>, term: string, alternatives: readonly string[]): number =>
  alternatives.reduce((sum, each) => sum + RELATED * (counts.get(each) ?? 0), counts.get(term) ?? 0);

function bm25(counts: ReadonlyMap<string, number>, length: number, terms: readonly Weighed[], average: number): number {
  const norm = K1 * (1 - B + (B * length) / average);
  return terms.reduce((sum, { term, alternatives, weight }) => {
    const tf = frequency(counts, term, alternatives);
    return sum + (weight * tf * (K1 + 1)) / (tf + norm);
  }, 0);
}

import { analyse } from '../../encoding/analyser.js';
import { statesIn } from '../../encoding/languages/places.js';
import { findPart } from '../../reading/parts/part-names.js';
import { type Part, standsBeside } from '../../reading/parts/part.js';
import { bodyStart } from '../../reading/parts/section-body.js';
import { partsOf } from '../../reading/parts/section-parts.js';
import { differenceIn } from './asked-difference.js';
import { wantedIn } from './asked-for.js';
import { Choice } from './choose-leaves.js';
import { definitionIn } from './defined-terms.js';
import type { AskedWords, Excerpt, ExcerptOrder, NamedParts, Quotation } from './excerpt.js';
import { DEFINES, leafScores } from './leaf-scores.js';
import { type Leaf, LeafIndex, leavesOf, wordsIn } from './leaves.js';
import { limitsOf } from './limits.js';
import { endOfWords, mentioned, quotationsOf } from './quotations.js';
import { amendmentWords } from './state-words.js';

/** A section that is no longer than so many times what is to be quoted is quoted whole. */
const WHOLE_SLACK = 1.6;
/** A definition is quoted with its provisos and explanations up to so many times what is to be quoted. */
const MEANING_SLACK = 2;
/** What a topic names of provisos and exceptions is quoted up to so many times what is to be quoted. */
const NAMED_SLACK = 1.35;
/** A part of so many words that defines a word may hold the definitions of others. */
const RUN_OF_DEFINITIONS = 80;
/** "(zb) trade mark means": a definition with a label of its own that was not told apart from the words before it. */
const LABEL = /^\(\w{1,4}\)\s/u;
/** Parts that come after the rule that they limit or explain. */
const BESIDE = /^(?:prov|exc|expl|ill)/iu;

/**
 * Chooses the words of a section that answer a question, in whole parts: opening words with the clauses that fit and the words that finish
 * their sentence. A rule comes before what limits or explains it; what a State has amended is quoted only where the question names it.
 */
export function excerptOf(order: ExcerptOrder, asked: AskedWords): Excerpt {
  const { text, words } = order;
  const section = partsOf(text, bodyStart(text, order.heading));
  const leaves = leavesOf(section);
  const own = leaves.filter(({ beside }) => beside?.kind !== 'amendment' && beside?.kind !== 'footnote');
  const index = new LeafIndex(own);
  const scores = leafScores(text, leaves, asked, wantedIn(asked.question));
  const choice = new Choice(text, index, scores, words);
  const cited = own.filter(({ part }) => order.cited.some(({ start, end }) => part.start < end && start < part.end));
  if (cited.length > 0) choice.add(cited, { exact: true });
  else addNamed(choice, section, index, order.named);
  const isNamed = !choice.isEmpty;
  const compared = cited.length > 0 ? [] : definingEach(text, leaves, asked);
  const amongOthers = choice.isEmpty && compared.length === 0 ? amongOtherDefinitions(text, leaves, scores, asked) : null;
  if (amongOthers) return { quotations: amongOthers, more: true };
  for (const leaf of compared) addMeaning(choice, index, leaf);
  const isMeaning = compared.length > 0 || (choice.isEmpty && choose(choice, index, scores, order));
  const limits = isMeaning || cited.length > 0 ? [] : choice.addLimits(limitsOf(text, section, index, choice.all), isNamed);
  const shown = choice.all;
  const ofStates = section.parts.filter(
    ({ kind, label }) => kind === 'amendment' && statesIn(label).some((state) => asked.states.includes(state)),
  );
  return {
    quotations: [
      // A limit stands after its own rule.
      ...[...quotationsOf(text, shown), ...mentioned(text, limits)].sort((one, other) => startOf(one) - startOf(other)),
      ...ofStates.flatMap((amendment) => amendmentWords(text, amendment)),
    ],
    more: own.some((leaf) => leaf.beside?.kind !== 'illustration' && !shown.includes(leaf)),
  };
}

const startOf = ({ places: [first] }: Quotation): number => first?.start ?? 0;

/** Of things that a question compares, the parts that define them; [] for any other question, and where none does. */
function definingEach(text: string, leaves: readonly Leaf[], asked: AskedWords): Leaf[] {
  const parts = differenceIn(asked.question).flatMap((side) => {
    const own = new Set(analyse(side));
    const terms = asked.terms.filter(({ term }) => own.has(term));
    return definingLeaf(leaves, leafScores(text, leaves, { ...asked, terms }, new Set(['meaning']))) ?? [];
  });
  return [...new Set(parts)];
}

/** The part that defines what is asked best; undefined where none does. */
function definingLeaf(leaves: readonly Leaf[], scores: readonly number[]): Leaf | undefined {
  const most = leaves.reduce((best, { at }) => Math.max(best, scores[at] ?? 0), DEFINES);
  return leaves.find(({ at }) => (scores[at] ?? 0) >= most);
}

/**
 * A definition that stands among others in one run of words, as where the labels of a list could not be told apart, with the words that open
 * the section; null where the part that defines the word is its own.
 */
function amongOtherDefinitions(
  text: string,
  leaves: readonly Leaf[],
  scores: readonly number[],
  { terms }: AskedWords,
): Quotation[] | null {
  const leaf = definingLeaf(leaves, scores);
  if (!leaf) return null;
  const { start, end } = leaf.part;
  const words = text.slice(start, end);
  const place = definitionIn(
    words,
    terms.map(({ term, alternatives }) => [term, ...alternatives]),
  );
  if (!place) return null;
  const isRun = wordsIn(text, leaf.part) > RUN_OF_DEFINITIONS / 2 + wordsIn(words, place);
  const isLabelled = LABEL.test(words.slice(place.start)) && words.slice(0, place.start).trim() !== '';
  if (!isLabelled && !(isRun && wordsIn(text, leaf.part) >= RUN_OF_DEFINITIONS)) return null;
  const [first] = leaves;
  const leads = first && first.part.kind === 'opening' && first !== leaf && wordsIn(text, first.part) <= RUN_OF_DEFINITIONS / 2;
  const opening = leads ? [{ start: first.part.start, end: first.part.end }] : [];
  const own = { start: start + place.start, end: start + place.end };
  return [{ places: [...opening, { start: own.start, end: endOfWords(text, own) }], lead: 'none', state: '' }];
}

/**
 * The whole section where it is short, a definition that is asked for, else what scores best, else how it begins; never what limits it alone.
 * @returns whether it is a definition that was asked for
 */
function choose(choice: Choice, index: LeafIndex, scores: readonly number[], { text, words }: ExcerptOrder): boolean {
  const own = index.all;
  const defining = definingLeaf(own, scores);
  if (defining) {
    addMeaning(choice, index, defining);
    return true;
  }
  const rules = own.filter(({ beside }) => !beside || beside.kind === 'proviso' || beside.kind === 'exception');
  const length = rules.reduce((sum, { part }) => sum + wordsIn(text, part), 0);
  if (rules.length > 0 && length <= words * WHOLE_SLACK && choice.add(rules)) return false;
  choice.addBest();
  if (choice.isEmpty) for (const leaf of own) if (!leaf.beside && !choice.add([leaf])) break;
  if (choice.isEmpty) choice.add(own.slice(0, 1));
  return false;
}

/** A definition: its own words and what they lead to. It may stand among the items of an explanation. */
function addMeaning(choice: Choice, index: LeafIndex, { part, around, beside }: Leaf): void {
  const parent = around.at(-1);
  const item = part.kind === 'opening' && parent && parent.kind !== 'section' ? parent : part;
  choice.add(
    index.in(item).filter((leaf) => leaf.beside === beside),
    { exact: true },
  );
  for (const inner of item.parts)
    if (standsBeside(inner) && inner.kind !== 'illustration')
      choice.add(index.in(inner), { whatever: false, exact: true, room: MEANING_SLACK });
}

/** The parts that a topic names, rules first, while there is room; the first whatever their length. */
function addNamed(choice: Choice, section: Part, leaves: LeafIndex, named: readonly NamedParts[]): void {
  for (const { at, take, never } of named) {
    const place = findPart(section, at);
    if (!place) continue;
    const not = new Set(never.flatMap((name) => leavesAt(leaves, place, name)));
    const names = take.length > 0 ? take : [''];
    const rule = names.filter((name) => !BESIDE.test(name)).flatMap((name) => leavesAt(leaves, place, name));
    choice.add(
      rule.filter((leaf) => !not.has(leaf)),
      { never: not, exact: 'but lists to be met together' },
    );
    for (const name of names.filter((each) => BESIDE.test(each))) {
      const limit = leavesAt(leaves, place, name);
      if (!choice.add(limit, { never: not, exact: 'but lists to be met together', room: NAMED_SLACK }))
        choice.add(limit, { never: not, exact: true, room: NAMED_SLACK });
    }
  }
}

/** The leaves of a named part: its own words where it is a clause with provisos, which are named for themselves. */
function leavesAt(leaves: LeafIndex, place: Part, name: string): readonly Leaf[] {
  const part = findPart(place, name);
  if (!part) return [];
  const inside = leaves.in(part);
  const own = inside.filter(({ beside }) => !beside || beside === part || !part.parts.includes(beside));
  return own.length > 0 ? own : inside;
}

import { statesIn } from '../../encoding/languages/places.js';
import { findPart } from '../../reading/parts/part-names.js';
import type { Part } from '../../reading/parts/part.js';
import { bodyStart } from '../../reading/parts/section-body.js';
import { partsOf } from '../../reading/parts/section-parts.js';
import { wantedIn } from './asked-for.js';
import { Choice } from './choose-leaves.js';
import type { AskedWords, Excerpt, ExcerptOrder, NamedParts } from './excerpt.js';
import { DEFINES, leafScores } from './leaf-scores.js';
import { type Leaf, LeafIndex, leavesOf, wordsIn } from './leaves.js';
import { quotationsOf } from './quotations.js';
import { amendmentWords } from './state-words.js';

/** A section that is this little longer than what is to be quoted is quoted whole. */
const SLACK = 1.15;
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
  if (cited.length > 0) choice.add(cited);
  else addNamed(choice, section, index, order.named);
  if (choice.isEmpty) choose(choice, index, scores, order);
  const shown = choice.all;
  const ofStates = section.parts.filter(
    ({ kind, label }) => kind === 'amendment' && statesIn(label).some((state) => asked.states.includes(state)),
  );
  return {
    quotations: [...quotationsOf(text, shown), ...ofStates.flatMap((amendment) => amendmentWords(text, amendment))],
    more: own.some((leaf) => leaf.beside?.kind !== 'illustration' && !shown.includes(leaf)),
  };
}

/** The whole section where it is short, a definition that is asked for, else what scores best, else how it begins; never what limits it alone. */
function choose(choice: Choice, index: LeafIndex, scores: readonly number[], { text, words }: ExcerptOrder): void {
  const own = index.all;
  const defining = own.find(({ at }) => (scores[at] ?? 0) >= DEFINES);
  if (defining) {
    const item = [...defining.around, defining.part].find(({ kind }) => kind !== 'section') ?? defining.part;
    choice.add(index.in(item).filter(({ beside }) => !beside));
    return;
  }
  const rules = own.filter(({ beside }) => !beside || beside.kind === 'proviso' || beside.kind === 'exception');
  const length = rules.reduce((sum, { part }) => sum + wordsIn(text, part), 0);
  if (rules.length > 0 && length <= words * SLACK && choice.add(rules)) return;
  choice.addBest();
  if (choice.isEmpty) for (const leaf of own) if (!leaf.beside && !choice.add([leaf])) break;
  choice.addLimits();
  if (choice.isEmpty) choice.add(own.slice(0, 1));
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
      { never: not, exact: true },
    );
    for (const name of names) if (BESIDE.test(name)) choice.add(leavesAt(leaves, place, name), { never: not, exact: true });
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

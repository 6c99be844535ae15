import { takesBack } from '../../../../core/text/provisions.js';
import type { Part } from '../../reading/parts/part.js';
import { saysNothing } from './asked-for.js';
import type { Leaf, LeafIndex } from './leaves.js';

/** What belongs to quoted words: what takes something of them back, or what follows where they are not kept. */
export interface Limit {
  part: Part;
  /** It takes something back, so that the rule alone would mislead. */
  takesBack: boolean;
  /** Words up to which it is quoted, where it takes nothing back. */
  most: number;
  /** It stands in a list, beside items that are not quoted. */
  ofList: boolean;
}

/** What adds something, what says what a breach brings, and the rule that quoted words refer to or that the section begins with, in words. */
const MOST = { addition: 45, breach: 80, base: 130, first: 90 };
/** Characters of a part in which it says what it does. */
const SAYS = 600;
const BEGINNING = 240;
const NAMES_SUBSECTIONS = /\bsub-?\s?sections?\s{0,3}(\(\w{1,4}\)[^.;:—]{0,40})/giu;
const LABEL = /\((\w{1,4})\)/gu;
/** "Subject to the provisions of sub-section (3)", "save as provided in sub-section (4)": that sub-section limits these words. */
const YIELDS_TO =
  /\b(?:subject to|(?:save|except) as(?: otherwise)? provided (?:in|by|under))(?: the (?:other )?provisions (?:of|contained in))? {0,2}(sub-?\s?sections?\s{0,3}\(\w{1,4}\)[^.;:—]{0,40})/giu;
/** "An order under sub-section (1)", "a nominee to whom sub-section (7) applies": words that say nothing without that sub-section. */
const RELIES_ON = /\b(?:under|in|by|of|to|whom|which|where|and|or) (sub-?\s?sections?\s{0,3}\(\w{1,4}\)[^.;:—]{0,40})/giu;
/** "(4) Nothing in this section shall apply …", "(4) This section does not apply …". */
const OF_SECTION =
  /^\W*(?:\(\w{1,4}\)\s*)?(?:nothing (?:contained )?in this section|this section (?:shall|does) not|the provisions of this section shall not)\b/iu;
/** "(4) Nothing in sub-section (1) shall …", "(4) Notwithstanding anything contained in sub-section (1), …". */
const OF_SUBSECTION =
  /^\W*(?:\(\w{1,4}\)\s*)?(?:nothing (?:contained )?in|notwithstanding anything(?: contained)? in|the provisions of)\s{1,3}(sub-?\s?sections?\s{0,3}\(\w{1,4}\)[^.;:—]{0,40})/iu;
/** What a sub-section says of a breach of another one: "Any disposal in contravention of sub-section (1) is voidable". */
const BREACH =
  /\b(?:contraven\w{1,6}|breach|violation|default|fail\w{0,4}|non-compliance|neglect\w{0,3}|refus\w{1,3})\b[^.;]{0,80}?\b(this section|sub-?\s?sections?\s{0,3}\(\w{1,4}\)[^.;:—]{0,40})/iu;

/**
 * The provisos and exceptions of what is quoted, the sub-sections that limit it or say what follows from its breach, and those on which it
 * relies or that state the section's rule, in the order of the text; those that are quoted already are left out.
 */
export function limitsOf(text: string, section: Part, leaves: LeafIndex, chosen: readonly Leaf[]): Limit[] {
  const quoted = new Set(chosen);
  const isQuoted = (part: Part): boolean => leaves.in(part).some((leaf) => quoted.has(leaf));
  const found = new Map<Part, Limit>();
  for (const limit of [...besideRules(text, section, chosen), ...amongSubsections(text, section, chosen)])
    if (!isQuoted(limit.part) && !found.has(limit.part)) found.set(limit.part, limit);
  return [...found.values()].sort((a, b) => a.part.start - b.part.start);
}

/** Provisos and exceptions of the parts that are quoted. */
function besideRules(text: string, section: Part, chosen: readonly Leaf[]): Limit[] {
  const rules = new Set(chosen.filter(({ beside }) => !beside).map(({ around }) => around.at(-1)));
  const isChosen = (part: Part): boolean => chosen.some((leaf) => leaf.part === part || leaf.around.includes(part));
  const all = [...rules].flatMap((rule) => {
    const ofList = rule?.parts.some(({ kind }) => kind === 'item') ?? false;
    return (rule?.parts ?? [])
      .filter(({ kind }) => kind === 'proviso' || kind === 'exception')
      .filter((part) => {
        const clause = rule && clauseOf(rule, part);
        return !clause || isChosen(clause);
      })
      .map((part) => ({ part, takesBack: part.kind === 'exception' || takesItBack(text, part), most: MOST.addition, ofList }));
  });
  const exceptions = chosen.length === 0 ? [] : section.parts.filter(({ kind }) => kind === 'exception');
  return [...all, ...exceptions.map((part) => ({ part, takesBack: true, most: MOST.addition, ofList: false }))];
}

/** The clause that a proviso belongs to where it stands inside a list: the one before it; undefined where no clause follows it. */
function clauseOf({ parts }: Part, proviso: Part): Part | undefined {
  const at = parts.indexOf(proviso);
  return parts.slice(at).some(({ kind }) => kind === 'item') ? parts.slice(0, at).findLast(({ kind }) => kind === 'item') : undefined;
}

/** Sub-sections that limit one that is quoted, say what its breach brings, or without which it says little. */
function amongSubsections(text: string, section: Part, chosen: readonly Leaf[]): Limit[] {
  const numbered = section.parts.filter(({ kind, style }) => kind === 'item' && style === 'number');
  const quoted = new Set(chosen.flatMap(({ around, part }) => numbered.filter((each) => each === part || around.includes(each))));
  const labels = new Set([...quoted].map(({ label }) => label.toLowerCase()));
  const bases = new Set(
    chosen
      .filter(({ beside }) => !beside)
      .flatMap(({ part }) => [...text.slice(part.start, part.end).matchAll(RELIES_ON)].flatMap(([, named = '']) => labelsIn(named))),
  );
  const wanted = new Set(
    chosen.flatMap(({ part }) => [...text.slice(part.start, part.end).matchAll(YIELDS_TO)].flatMap(([, named = '']) => labelsIn(named))),
  );
  return numbered
    .filter((part) => !quoted.has(part))
    .flatMap((part): Limit[] => {
      const words = text.slice(part.start, part.end);
      const beginning = words.slice(0, BEGINNING);
      const limits = OF_SECTION.test(beginning) || namesOne(OF_SUBSECTION.exec(beginning)?.[1], labels);
      const label = part.label.toLowerCase();
      if (limits || wanted.has(label)) return [{ part, takesBack: true, most: MOST.addition, ofList: false }];
      const [, breached] = BREACH.exec(words.slice(0, SAYS)) ?? [];
      const most = bases.has(label) ? MOST.base : part === numbered[0] && !saysNothing(words) ? MOST.first : MOST.breach;
      return most !== MOST.breach || namesOne(breached, labels) ? [{ part, takesBack: false, most, ofList: false }] : [];
    });
}

const takesItBack = (text: string, { start, end }: Part): boolean => takesBack(text.slice(start, Math.min(end, start + SAYS)));

const labelsIn = (named: string): string[] =>
  [...named.matchAll(NAMES_SUBSECTIONS)].flatMap(([, labels = '']) =>
    [...labels.matchAll(LABEL)].map(([, label = '']) => label.toLowerCase()),
  );

const namesOne = (named: string | undefined, labels: ReadonlySet<string>): boolean =>
  named !== undefined && (/^this section$/iu.test(named) || labelsIn(named).some((label) => labels.has(label)));

import type { Guide } from '../guide/guide.js';
import type { TopicLaw } from '../guide/topic.js';
import type { LawReading } from './law-reader.js';
import { offenceEntries, PROCEDURE } from './opening/offence-entries.js';
import { specialLaw } from './opening/special-law.js';
import { CONSTITUTION } from './citing/cited-law.js';
import type { CitedUnit, UnitWord } from './citing/cited-units.js';
import { asksDefinition } from './query/asks-definition.js';
import type { QueryPlan } from './query/plan-query.js';

/** Units that are opened directly, before anything is ranked. */
export interface Opening {
  documentIds: readonly string[];
  /** Labels that the unit may have in the index. */
  units: readonly string[];
  /** From the outside in: '(2)', 'proviso'. */
  steps: readonly string[];
  /** `succession`: it took the place of a section that the question cites, or is the nearest to one whose place nothing took. */
  how: 'reference' | 'succession';
  /** The section as the guide names it; null where the guide does not know the document. */
  law: TopicLaw | null;
  /** The word by which it is cited: a section of that number is not meant. */
  word?: UnitWord;
  /** Nothing is missing where the library does not have it. */
  optional?: true;
}

/** The most units that are opened for one question; each takes a search of its own. */
const MOST_OPENINGS = 24;

/**
 * What a question cites, in the order in which it is shown: what took the place of old law, then each unit that is cited itself. Where it
 * cites none and asks what a word means in an act, the section of that act that defines it.
 */
export function openings(plan: QueryPlan, { acts, cited, successions, asked }: LawReading, guide: Guide): Opening[] {
  const out: Opening[] = [];
  const add = (opening: Opening): void => {
    const same = ({ documentIds, units }: Opening): boolean =>
      units[0]?.toLowerCase() === opening.units[0]?.toLowerCase() && documentIds[0] === opening.documentIds[0];
    const known = out.find(same);
    // What is missing is told by the name of its law, whichever reader found it first.
    if (known) known.law ??= opening.law;
    else if (opening.documentIds.length > 0) out.push(opening);
  };
  const place = (law: TopicLaw, how: Opening['how'], steps: readonly string[]): void => {
    for (const { documentIds, units } of guide.placesOf([law])) add({ documentIds, units, steps, how, law });
  };
  for (const units of offenceEntries(asked, { cited, successions })) {
    const documentIds = guide.placesOf([{ act: PROCEDURE, section: '1' }]).flatMap((each) => each.documentIds);
    add({ documentIds, units, steps: [], how: 'reference', law: null, optional: true });
  }
  for (const { to, nearest, steps } of successions) {
    for (const [at, law] of to.entries()) place(law, 'succession', at === 0 ? steps : []);
    for (const law of nearest) place(law, 'succession', []);
  }
  for (const { steps, ...law } of specialLaw(asked, cited)) place(law, 'reference', steps);
  for (const reference of plan.references) {
    const { units, steps, word, name } = reference;
    const named = cited.find(({ act, section }) => act !== null && (units.includes(section) || section === name));
    if (word === 'rule') add({ ...rulePlace(reference, plan, named?.act ?? null, guide), steps, how: 'reference' });
    else if (named?.act) place({ act: named.act, section: named.section }, 'reference', steps);
    else add({ ...loosePlace(reference, plan, acts, guide), units, steps, how: 'reference', ...(word && { word }) });
  }
  for (const { act, section, steps, word } of cited) if (act !== null && word !== 'rule') place({ act, section }, 'reference', steps);
  if (plan.references.length === 0 && cited.length === 0 && asksDefinition(asked))
    for (const act of new Set(acts.map((each) => each.act))) {
      const section = guide.definitionIn(act, withoutNames(asked, acts));
      if (section !== undefined) place({ act, section }, 'reference', []);
    }
  return out.slice(0, MOST_OPENINGS);
}

/** Rules are made under an act and are a document of their own, which may share the name of the act. */
function rulePlace(
  { units }: CitedUnit,
  plan: QueryPlan,
  act: string | null,
  guide: Guide,
): Pick<Opening, 'documentIds' | 'units' | 'law' | 'word'> {
  const ofAct = act === null ? [] : guide.placesOf([{ act, section: units[0] ?? '' }]).flatMap((each) => each.documentIds);
  const law = act === null ? null : { act, section: `Rule ${units[0] ?? ''}` };
  return { documentIds: [...new Set([...plan.documentIds, ...ofAct])], units, law, word: 'rule' };
}

/** What is cited beside no act that the law reader knows: in the documents that the question names; entries of lists in the Constitution. */
function loosePlace(
  { name, kind, ofConstitution }: CitedUnit,
  plan: QueryPlan,
  acts: LawReading['acts'],
  guide: Guide,
): Pick<Opening, 'documentIds' | 'law'> {
  const isConstitution = ofConstitution === 'list' || (ofConstitution === 'number' && plan.documentIds.length === 0 && acts.length === 0);
  const act = isConstitution ? CONSTITUTION : acts.length === 1 ? acts[0]?.act : undefined;
  const isNamed = act !== undefined && (isConstitution || plan.documentIds.length === 0);
  const ofAct = isNamed ? guide.placesOf([{ act, section: '1' }]).flatMap((each) => each.documentIds) : [];
  const law = kind === 'schedule' && act !== undefined && name !== undefined ? { act, section: name } : null;
  return { documentIds: [...new Set([...ofAct, ...plan.documentIds])], law };
}

/** A question without the names of acts in it. */
const withoutNames = (asked: string, acts: LawReading['acts']): string =>
  acts.toSorted((a, b) => b.start - a.start).reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, asked);

import { isBareInitials } from '../citing/bare-initials.js';
import { findCitedUnits, type CitedUnit } from '../citing/cited-units.js';
import { followsClosely } from './follow-up.js';
import type { DocumentNames, NamedDocuments } from '../citing/document-names.js';
import { splitAtCase } from '../citing/trailing-case.js';

export interface QueryPlan {
  /**
   * Judgments that the question cites by citation or names by their parties: whether the library has one, whether all of it is asked for,
   * and those that it lacks, by citation (`absent`) and by what may be the names of parties (`unnamed`).
   */
  cases?: { held: boolean; whole: boolean; absent: readonly string[]; unnamed?: readonly string[] };
  references: CitedUnit[];
  /** Search inside these documents only; empty means the whole library. */
  documentIds: string[];
  /** Whether the named documents bind (a described document, an exact reference) or only attract. */
  binding: boolean;
  /** The question without the words that named a document. */
  rest: string;
  /** The same for the questions that it follows up; '' where it stands alone. */
  context: string;
}

const LEAD =
  /^(?:please )?(consider|in|under|as per|according to|regarding|per|with respect to|for|looking at|based on) (.{4,400}?) ?[;:,] (.{8,})$/isu;
const STRONG_LEADS = new Set(['consider', 'according to', 'as per', 'looking at', 'based on']);
/** No word of a name is longer than 40 letters; in a longer one, every capital would start a new name. */
const CASE = /(?:\b(?:in|of|from) )?((?:[\p{Lu}(][\p{L}.&'()-]{0,39} ){1,8}(?:v\.?|vs\.?|versus) (?:[\p{Lu}(][\p{L}.&'()-]{0,39} ?){1,8})/u;
/** Words without which a loose lead ("Regarding …, …") is taken for the subject, not for a document. */
const DOCUMENT_WORD =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|amendment|memorandum|policy|undertaking|act|code|constitution|judgment|order|letter|between|v\.?|vs\.?|versus)\b/iu;
/** A document in a question that begins with a loose "in …," must be described nearly word for word. */
const LOOSE_COVERAGE = 0.75;

const without = (question: string, start: number, end: number): string =>
  `${question.slice(0, start)} ${question.slice(end)}`.replace(/\s+/g, ' ').trim();

/**
 * Splits a question into the document that it names, the units that it cites, and what is asked. A follow-up question stays with the
 * document that the earlier ones named, and "clause (e) of it" is one of the section that they cited.
 * @param context the questions that it follows up
 */
export function planQuery(asked: string, names: DocumentNames, context = ''): QueryPlan {
  const own = planAlone(asked, names);
  if (!context) return own;
  const before = planAlone(context, names);
  const steps = own.references.length === 0 ? partsOfIt(asked) : [];
  const last = before.references.at(-1);
  const references = steps.length > 0 && last ? [{ ...last, steps }] : own.references;
  // A question that only may follow up the previous one is not searched for by that one's words: only the guide weighs them.
  if (!followsClosely(asked)) return { ...own, references };
  if (own.documentIds.length > 0) return { ...own, references, context: before.rest };
  const binding = references.length > 0 && before.documentIds.length > 0;
  return { references, documentIds: before.documentIds, binding, rest: own.rest, context: before.rest };
}

const IT = /((?:\s?\([0-9A-Za-z]{1,4}\)){1,4})\s?(?:of|in|to|under) (?:it|that|the same|this)\b/iu;

/** The path into a section that was named before: "clause (e) of it", "sub-section (2)(a) of that section". */
const partsOfIt = (asked: string): string[] => (IT.exec(asked)?.[1] ?? '').match(/\([^()\s]+\)/gu) ?? [];

/** Words around a citation that ask for the judgment itself. */
const WHOLE_CASE =
  /\b(?:what|does|do|did|was|were|is|are|say|says|said|held|hold|holds|holding|decide[ds]?|mean|means|about|in|of|by|the|case|judge?ment|summary|summari[sz]e|explain|tell|me|show|open|find|read|ratio|facts|give|please|court|kya|hai|mein|batao)\b|[^\p{L}\p{N}]/giu;

/**
 * A judgment that is cited by its citation; its title is searched for if nothing else is asked. Null where none is cited that the library
 * has.
 */
function planCase(question: string, names: DocumentNames): QueryPlan | null {
  const cited = names.findCitations(question);
  const held = cited.filter(({ documentIds }) => documentIds.length > 0);
  if (cited.length === 0) return null;
  const absent = cited.filter(({ documentIds }) => documentIds.length === 0).map(({ written }) => written);
  if (held.length === 0)
    return { cases: { held: false, whole: false, absent }, references: [], documentIds: [], binding: false, rest: question, context: '' };
  return planHeld(question, held, { absent });
}

/** Judgments that the library has: what is asked of them, or the whole of them. */
function planHeld(
  question: string,
  held: readonly (NamedDocuments & { titles: readonly string[] })[],
  lacking: { absent: readonly string[]; unnamed?: readonly string[] },
): QueryPlan {
  const others = held.reduceRight((text, { start, end }) => without(text, start, end), question);
  const whole = others.replace(WHOLE_CASE, '') === '';
  const rest = whole ? held.flatMap(({ titles }) => titles).join(' ') : others;
  return {
    cases: { held: true, whole, ...lacking },
    references: findCitedUnits(others),
    documentIds: held.flatMap(({ documentIds }) => documentIds),
    binding: true,
    rest,
    context: '',
  };
}

function planAlone(asked: string, names: DocumentNames): QueryPlan {
  const question = asked.replace(/\s+/g, ' ').trim();
  const byCitation = planCase(question, names);
  if (byCitation?.cases?.held) return byCitation;
  const named = names.findCases(question);
  const held = named.filter(({ documentIds }) => documentIds.length > 0);
  const unnamed = named.flatMap(({ documentIds, written }) => (documentIds.length === 0 && written !== null ? [written] : []));
  const absent = byCitation?.cases?.absent ?? [];
  if (held.length > 0) return planHeld(question, held, { absent, unnamed });
  const plan = planByName(question, names);
  if (absent.length === 0 && (unnamed.length === 0 || plan.documentIds.length > 0)) return plan;
  return { ...plan, cases: { held: false, whole: false, absent, unnamed } };
}

function planByName(question: string, names: DocumentNames): QueryPlan {
  const law = names.findLaws(question).find((named) => !isBareInitials(question, named));
  const references = findCitedUnits(question, law ? [law] : []);
  const caseName = CASE.exec(question);
  const named = caseName && names.describe(caseName[1] ?? '');
  if (caseName && named) {
    const start = caseName.index;
    return {
      references,
      documentIds: named.documentIds,
      binding: true,
      rest: without(question, start, start + caseName[0].length),
      context: '',
    };
  }
  if (law && (references.length || law.confidence >= 0.8)) {
    return {
      references,
      documentIds: law.documentIds,
      binding: references.length > 0,
      rest: without(question, law.start, law.end),
      context: '',
    };
  }
  const lead = LEAD.exec(question);
  if (lead) {
    const [, word = '', phrase = '', rest = ''] = lead;
    const strong = STRONG_LEADS.has(word.toLowerCase());
    const described = strong || DOCUMENT_WORD.test(phrase) ? names.describe(phrase) : null;
    if (described && (strong || described.coverage >= LOOSE_COVERAGE)) {
      return { references, documentIds: described.documentIds, binding: true, rest, context: '' };
    }
  }
  const trail = splitAtCase(question);
  const described = trail && names.describe(trail.name);
  if (trail && described && described.coverage >= LOOSE_COVERAGE) {
    return { references, documentIds: described.documentIds, binding: true, rest: trail.rest, context: '' };
  }
  return { references, documentIds: [], binding: false, rest: question, context: '' };
}

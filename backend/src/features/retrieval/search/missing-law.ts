import { statesIn } from '../encoding/languages/places.js';
import type { Guidance } from '../guide/guide.js';
import type { LawReading, MissingLaw } from './law-reader.js';
import { isOffenceCode, isOffenceRow } from './opening/offence-entries.js';
import type { Opening } from './openings.js';
import type { QueryPlan } from './query/plan-query.js';

/** A question that names an unknown act is not searched for in an act with a similar name. */
export const withoutOtherLaw = (plan: QueryPlan, { missing, acts }: LawReading): QueryPlan =>
  acts.length === 0 && missing.some((each) => each.missing === 'unknown')
    ? { ...plan, references: [], documentIds: [], binding: false }
    : plan;

/**
 * What was read of a question, without the acts that nobody needs for its answer: the code of offences where the table says how an offence
 * is classified, and the act under which rules were made that are opened themselves.
 */
export function withoutNeedless(law: LawReading, opened: readonly { unit: string }[]): LawReading {
  const isClassified = opened.some(({ unit }) => isOffenceRow(unit));
  const ofRules = new Set(opened.length > 0 ? law.cited.flatMap(({ act, word }) => (act !== null && word === 'rule' ? [act] : [])) : []);
  if (!isClassified && ofRules.size === 0) return law;
  return { ...law, missing: law.missing.filter(({ act }) => !(isClassified && isOffenceCode(act)) && !ofRules.has(act)) };
}

/** A topic with this score counts on its own, whatever act the question names. */
const SURE_TOPIC = 1.9;

/** Whether what a question names is missing, so that something else would be quoted in its place. */
export function isMissing({ missing, cited, acts, successions }: LawReading, absent: readonly Opening[], { topics }: Guidance): boolean {
  // What is cited and missing under its old number was opened under its new one.
  if (absent.length > 0 && successions.length === 0) return true;
  if (missing.some(({ section }) => section !== null)) return true;
  if (missing.some((each) => each.missing === 'unknown' && cited.some(({ act }) => act === null))) return true;
  if (missing.length === 0 || acts.length > missing.length) return false;
  // The act of one State is not answered from that of another.
  if (missing.some((each) => each.missing === 'unknown' && statesIn(each.act).length > 0)) return true;
  return (topics[0]?.score ?? 0) < SURE_TOPIC;
}

/** A topic whose law is held counts beside a nearer one from this share of its score on. */
const BESIDE = 0.75;

/**
 * Whether a question surely is about a topic whose law is not in the library, and no topic with law that is comes near: a question on the
 * divorce of Parsis is not answered from the succession of Parsis, nor one on a writ from an act that mentions the High Court. Whatever the
 * library holds besides the acts that the guide knows may answer a topic that is not of one personal law or State.
 * @param ofKnownAct whether the best passage by words is of an act that the guide knows
 */
export function lacksItsLaw({ topics }: Guidance, isLoaded: (act: string) => boolean, ofKnownAct: boolean): boolean {
  const [nearest] = topics;
  if (!nearest || nearest.score < SURE_TOPIC) return false;
  if (!ofKnownAct && (nearest.topic.personalLaw ?? nearest.topic.state) === undefined) return false;
  const near = topics.filter(({ score }) => score >= BESIDE * nearest.score);
  return near.every(({ topic }) => !topic.law.some(({ act }) => isLoaded(act)));
}

/** Sections that a document of the library should have and has not. */
export const missingSections = (absent: readonly Opening[]): MissingLaw[] =>
  absent.flatMap(({ law }) => (law ? [{ act: law.act, section: law.section, missing: 'section' as const }] : []));

/**
 * Judgments that a question cites by citation, or names by their parties, and the library does not hold.
 * @param isName whether words between which "v" stands are names: "Theft v Robbery" names no judgment
 */
export const missingCases = ({ cases }: QueryPlan, isName: (parties: string) => boolean): MissingLaw[] => [
  ...(cases?.absent ?? []).map((act): MissingLaw => ({ act, section: null, missing: 'unknown', judgment: 'citation' })),
  ...(cases?.unnamed ?? []).filter(isName).map((act): MissingLaw => ({ act, section: null, missing: 'unknown', judgment: 'parties' })),
];

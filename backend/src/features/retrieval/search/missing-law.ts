import { statesIn } from '../encoding/languages/places.js';
import type { Guidance } from '../guide/guide.js';
import type { LawReading, MissingLaw } from './law-reader.js';
import type { Opening } from './openings.js';
import type { QueryPlan } from './query/plan-query.js';

/** A question that names an unknown act is not searched for in an act with a similar name. */
export const withoutOtherLaw = (plan: QueryPlan, { missing, acts }: LawReading): QueryPlan =>
  acts.length === 0 && missing.some((each) => each.missing === 'unknown')
    ? { ...plan, references: [], documentIds: [], binding: false }
    : plan;

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

/** Sections that a document of the library should have and has not. */
export const missingSections = (absent: readonly Opening[]): MissingLaw[] =>
  absent.flatMap(({ law }) => (law ? [{ act: law.act, section: law.section, missing: 'section' as const }] : []));

/** Judgments that a question cites by citation and the library does not hold. */
export const missingCases = ({ cases }: QueryPlan): MissingLaw[] =>
  (cases?.absent ?? []).map((act) => ({ act, section: null, missing: 'unknown' as const }));

import { dayInWords } from '../../../core/validation/calendar-day.js';

/** `in_part`: some of its provisions are in force. `amended`: in force, with changes that the text at hand may not show. */
export type LawState = 'in_force' | 'in_part' | 'amended' | 'repealed';

/** Whether a source of law is in force. Days have the form '2024-07-01'. */
export interface LawStatus {
  state: LawState;
  /** The first day on which any of it was in force; null where it is not known. */
  inForceFrom: string | null;
  /** The first day on which it was no longer in force; null where it still is, or the day is not known. */
  repealedOn: string | null;
  /** Titles of the acts that took its place. */
  replacedBy: readonly string[];
}

/** Who says so: an administrator, the guide to the law, or the words of the text itself. */
export type LawStatusOrigin = 'administrator' | 'guide' | 'text';

export interface KnownLawStatus extends LawStatus {
  origin: LawStatusOrigin;
}

const list = (names: readonly string[]): string => {
  const named = names.map((name) => (/^the\s/iu.test(name) ? name.replace(/^the/iu, 'the') : `the ${name}`));
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}` : (named[0] ?? '');
};

/**
 * What a reader must know of a source before its words: "in force", "repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023".
 * @param day the day that is asked about
 */
export function stampOf({ state, inForceFrom, repealedOn, replacedBy }: LawStatus, day: string): string {
  const heirs = replacedBy.length > 0 ? `, replaced by ${list(replacedBy)}` : '';
  if (inForceFrom !== null && inForceFrom > day) return `not in force before ${dayInWords(inForceFrom)}`;
  if (repealedOn !== null && repealedOn > day) return `in force on ${dayInWords(day)}; repealed on ${dayInWords(repealedOn)}${heirs}`;
  if (state === 'repealed') return `repealed${repealedOn === null ? '' : ` on ${dayInWords(repealedOn)}`}${heirs}`;
  if (state === 'in_part') return 'in force in part';
  return state === 'amended' ? 'in force, amended' : 'in force';
}

/**
 * Whether a source may have been in force on a day. One that was repealed on an unknown day counts as not in force, since nothing else can
 * be shown.
 */
export function mayBeInForce({ state, inForceFrom, repealedOn }: LawStatus, day: string): boolean {
  if (inForceFrom !== null && inForceFrom > day) return false;
  return repealedOn === null ? state !== 'repealed' : repealedOn > day;
}

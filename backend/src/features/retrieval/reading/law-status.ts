import { HINDI_MONTHS } from '../../../core/text/values/dates.js';
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

/** The languages in which a reader is told of a source's standing. */
export type StampLanguage = 'en' | 'hi';

const list = (names: readonly string[]): string => {
  const named = names.map((name) => (/^the\s/iu.test(name) ? name.replace(/^the/iu, 'the') : `the ${name}`));
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}` : (named[0] ?? '');
};

const hindiDay = (day: string): string => `${Number(day.slice(8))} ${HINDI_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** A day in words: '1 July 2024', '1 जुलाई 2024'. */
export const dayIn = (day: string, language: StampLanguage): string => (language === 'hi' ? hindiDay(day) : dayInWords(day));

const WORDS = {
  en: {
    state: { in_force: 'in force', in_part: 'in force in part', amended: 'in force, amended', repealed: 'repealed' },
    notBefore: (day: string) => `not in force before ${day}`,
    repealedOn: (day: string) => `repealed on ${day}`,
    until: (day: string, end: string, heirs: string) => `in force on ${day}; repealed on ${end}${heirs}`,
    heirs: (titles: readonly string[]) => `, replaced by ${list(titles)}`,
  },
  hi: {
    state: { in_force: 'लागू', in_part: 'आंशिक रूप से लागू', amended: 'संशोधन सहित लागू', repealed: 'निरस्त' },
    notBefore: (day: string) => `${day} से पहले लागू नहीं`,
    repealedOn: (day: string) => `${day} को निरस्त`,
    until: (day: string, end: string, heirs: string) => `${day} को लागू था; ${end} को निरस्त${heirs}`,
    heirs: (titles: readonly string[]) => `, इसकी जगह ${titles.join(', ')}`,
  },
} as const;

/**
 * What a reader must know of a source before its words: "in force", "repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023".
 * @param day the day that is asked about
 */
export function stampOf({ state, inForceFrom, repealedOn, replacedBy }: LawStatus, day: string, language: StampLanguage = 'en'): string {
  const words = WORDS[language];
  const heirs = replacedBy.length > 0 ? words.heirs(replacedBy) : '';
  if (inForceFrom !== null && inForceFrom > day) return words.notBefore(dayIn(inForceFrom, language));
  if (repealedOn !== null && repealedOn > day) return words.until(dayIn(day, language), dayIn(repealedOn, language), heirs);
  if (state !== 'repealed') return words.state[state];
  return `${repealedOn === null ? words.state.repealed : words.repealedOn(dayIn(repealedOn, language))}${heirs}`;
}

/**
 * Whether a source may have been in force on a day. One that was repealed on an unknown day counts as not in force, since nothing else can
 * be shown.
 */
export function mayBeInForce({ state, inForceFrom, repealedOn }: LawStatus, day: string): boolean {
  if (inForceFrom !== null && inForceFrom > day) return false;
  return repealedOn === null ? state !== 'repealed' : repealedOn > day;
}

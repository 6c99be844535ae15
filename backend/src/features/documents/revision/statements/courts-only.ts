import { type CarriedOut, isSaidAlready, type RevisionState } from '../carrying/apply-field.js';
import { removal } from '../carrying/removal.js';
import { setNamed } from '../carrying/set-named.js';

const COURTS =
  /^(?:have |let |get )?(?:all |any )?(?:the )?disputes? (?:(?:should|must|shall|will|to|are to) )?(?:be )?(?:settled|decided|heard|resolved|tried|go|taken|referred)(?: only)? (?:by|in|before|to) (?:the )?(?:civil )?courts? (?:at|in|of) (?:the )?([\p{Lu}][\p{L} ]{2,40}?)(?: only| alone)?$/iu;

const PLACE = String.raw`(\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{1,30}){0,2})`;
const OF_COURTS = String.raw`(?:the )?(?:exclusive )?(?:jurisdiction of (?:the )?)?(?:(?:civil )?[Cc]ourts? (?:at|in|of) (?:the )?${PLACE}|${PLACE} [Cc]ourts?)`;
const FOR_ARBITRATION = new RegExp(
  String.raw`^(?:[Rr]eplace|[Ss]ubstitute|[Ss]wap) (?:the )?arbitration(?: clause| agreement)? (?:with|by|for) ${OF_COURTS}(?: jurisdiction)?$`,
  'u',
);
const NOT_ARBITRATION = new RegExp(
  String.raw`^(?:[Uu]se |[Pp]rovide for |[Hh]ave )?${OF_COURTS} (?:instead of|rather than|in place of|not) (?:the )?arbitration$`,
  'u',
);

/** The place of the courts that are to decide, and no arbitrator. */
const placeOfCourts = (instruction: string): string | undefined =>
  COURTS.exec(instruction)?.[1] ??
  [FOR_ARBITRATION, NOT_ARBITRATION].flatMap((pattern) => pattern.exec(instruction)?.slice(1).find(Boolean) ?? [])[0];

/** "Have disputes settled by courts in Pune only": the courts of that place decide, and no arbitrator. */
export function courtsOnly(state: RevisionState, instruction: string): CarriedOut {
  const place = placeOfCourts(instruction);
  if (place === undefined) return null;
  const cleared = state.values.arbitration_seat ? removal(state, 'arbitration') : null;
  if (cleared && !('state' in cleared)) return cleared;
  const set = setNamed(cleared?.state ?? state, 'jurisdiction', place);
  if (cleared && (set === null || isSaidAlready(set))) return cleared;
  return set && 'state' in set && cleared ? { state: set.state, message: `${cleared.message}; ${set.message}` } : set;
}

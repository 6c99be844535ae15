import { type CarriedOut, isSaidAlready, type RevisionState } from '../carrying/apply-field.js';
import { removal } from '../carrying/removal.js';
import { setNamed } from '../carrying/set-named.js';

const COURTS =
  /^(?:have |let |get )?(?:all |any )?(?:the )?disputes? (?:(?:should|must|shall|will|to|are to) )?(?:be )?(?:settled|decided|heard|resolved|tried|go|taken|referred)(?: only)? (?:by|in|before|to) (?:the )?(?:civil )?courts? (?:at|in|of) (?:the )?([\p{Lu}][\p{L} ]{2,40}?)(?: only| alone)?$/iu;

/** "Have disputes settled by courts in Pune only": the courts of that place decide, and no arbitrator. */
export function courtsOnly(state: RevisionState, instruction: string): CarriedOut {
  const place = COURTS.exec(instruction)?.[1];
  if (place === undefined) return null;
  const cleared = state.values.arbitration_seat ? removal(state, 'arbitration') : null;
  if (cleared && !('state' in cleared)) return cleared;
  const set = setNamed(cleared?.state ?? state, 'jurisdiction', place);
  if (cleared && (set === null || isSaidAlready(set))) return cleared;
  return set && 'state' in set && cleared ? { state: set.state, message: `${cleared.message}; ${set.message}` } : set;
}

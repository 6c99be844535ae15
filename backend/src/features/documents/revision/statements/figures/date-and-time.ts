import { setNamed } from '../../carrying/set-named.js';
import type { CarriedOut, RevisionState } from '../../carrying/apply-field.js';
import { exchangeTime } from '../../meaning/contrast.js';
import { setByMeaning } from '../../meaning/set-by-meaning.js';

const HELD =
  /^(?:the )?([a-z][a-z ]{2,40}?) (?:was|is|will be|should be|to be|took place|held|was held|will be held) (?:held )?on (\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? \d{4}),? at (\d{1,2}(?:[.:]\d{2})? ?[ap]\.?m\.?)$/i;

/** "The meeting was on 20 March 2026 at 3 p.m.": the day and the hour, which stand in two places. Null where one of them stands nowhere. */
export function dateAndTime(state: RevisionState, instruction: string): CarriedOut {
  const [, what = '', date = '', time = ''] = HELD.exec(instruction) ?? [];
  if (what === '') return null;
  const dated = setNamed(state, `date of ${what}`, date) ?? setByMeaning(state, `${what} on ${date}`);
  if (!dated || !('state' in dated)) return null;
  const timed = exchangeTime(dated.state, `${what} at ${time}`);
  return timed && 'state' in timed ? { state: timed.state, message: `${dated.message}; ${timed.message}` } : null;
}

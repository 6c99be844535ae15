import { percent } from '../../../../../core/text/values/amounts.js';
import { longDate } from '../../../../../core/text/values/dates.js';
import type { CarriedOut, RevisionState } from '../../carrying/apply-field.js';
import { conceptsOf } from '../../meaning/concepts.js';
import { changePlace } from '../../meaning/set-by-meaning.js';
import { placesOf } from '../../meaning/places.js';
import { valuesIn } from '../../meaning/written-values.js';
import { sentencesOfDraft, withSentence } from '../../wording/sentences.js';

const RATE = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)(?: ?(?:p\.?a\.?|per annum|(?:a|per|each) year|yearly|annually))?`;
const BEARS = new RegExp(
  String.raw`^(?:the )?([a-z][a-z ]{3,40}?) (?:(?:should|must|shall|will|to|is to) )?(?:carry|bear|earn|attract|get|carries|bears|earns|attracts|gets) (?:(?:simple )?interest (?:at|of|@) (?:the rate of )?${RATE}|${RATE} (?:simple )?interest)$`,
  'i',
);
const ON_IT = new RegExp(
  String.raw`^(?:the [a-z]{4,12} (?:should|must|shall|will|to) )?(?:pay|add|give|allow|provide for) (?:simple )?(?:interest (?:at|of|@) ${RATE}|${RATE} (?:simple )?interest) on (?:the )?([a-z][a-z ]{3,40}?)$`,
  'i',
);
const WITHOUT = /\b(?:(an?) )?interest-free,? /;
const BEARS_NONE = /\bbears no interest\b/;

/** "The deposit shall carry interest at 4%": what the draft leaves without interest bears some. Null where nothing is said to bear none. */
export function bearInterest(state: RevisionState, instruction: string): CarriedOut {
  const bears = BEARS.exec(instruction);
  const on = bears ? null : ON_IT.exec(instruction);
  const [topic = '', rate = ''] = bears ? [bears[1], bears[2] ?? bears[3]] : on ? [on[3], on[1] ?? on[2]] : [];
  const wanted = conceptsOf(topic);
  if (rate === '' || wanted.length === 0) return null;
  const found = sentencesOfDraft(state).filter(
    ({ sentence }) => (WITHOUT.test(sentence) || BEARS_NONE.test(sentence)) && wanted.every((each) => conceptsOf(sentence).includes(each)),
  );
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const interest = `bears simple interest at ${percent(rate)} a year`;
  const fresh = BEARS_NONE.test(only.sentence)
    ? only.sentence.replace(BEARS_NONE, interest)
    : `${only.sentence.replace(WITHOUT, (_whole, article?: string) => (article === undefined ? '' : 'a ')).replace(/[.]$/, '')}, which ${interest}.`;
  return withSentence(state, only, fresh, `Interest on the ${topic}: ${rate}% a year`);
}

const CLAIMED = new RegExp(
  String.raw`^(?:(?:also )?(?:add|claim|demand|include|seek|ask for|charge|want|pray for) )?(?:the )?interest (?:(?:at|of|@) )?(?:the rate of )?${RATE}(?:,? (?:(?:should|must|shall|is to|to) be (?:claimed|charged|paid|demanded),? )?(?:from|since|w\.?e\.?f\.?) (.{6,24}?))?(?: (?:until|till) (?:payment|it is paid|realisation|it's paid))?(?: (?:should|must|shall|is to|to) be (?:claimed|charged|paid|demanded|added))?$`,
  'i',
);
const BEGINS = /^(Interest|interest|pay interest|Pay interest)(?= (?:from|on|until|till|since)\b)/;
const FROM_WHEN = /\bfrom (?:the date (?:on|from) which [^,;.]{3,60}?|\d{1,2} \p{Lu}\p{Ll}+ \d{4}|the due date)(?= (?:until|till)\b)/u;

/**
 * "Claim interest at 18% from 4 February 2026": the rate and the first day of the interest that a paper claims. Null where no single
 * sentence claims interest in this way.
 */
export function claimInterest(state: RevisionState, instruction: string): CarriedOut {
  const [, rate = '', since = ''] = CLAIMED.exec(instruction) ?? [];
  if (rate === '') return null;
  const [date] = valuesIn(since).filter(({ kind }) => kind === 'date');
  if (since !== '' && !date) return null;
  const day = date && longDate(String(date.value));
  const sentences = sentencesOfDraft(state);
  const bare = sentences.filter(({ sentence }) => BEGINS.test(sentence) && !/%|per ?cent/.test(sentence));
  const [only] = bare;
  if (bare.length === 1 && only) {
    const fresh = only.sentence.replace(BEGINS, `$1 at ${rate}% a year`);
    if (day !== undefined && !fresh.includes(day) && !FROM_WHEN.test(fresh)) return null;
    return withSentence(state, only, day === undefined ? fresh : fresh.replace(FROM_WHEN, `from ${day}`), `Interest at ${rate}% a year`);
  }
  const claims = sentences.filter(({ sentence }) => /\bclaims interest at\b/.test(sentence) && FROM_WHEN.test(sentence));
  const [claim] = claims;
  if (claims.length !== 1 || !claim || day === undefined) return null;
  const dated = claim.sentence.includes(`from ${day} `)
    ? { state }
    : withSentence(state, claim, claim.sentence.replace(FROM_WHEN, `from ${day}`), '');
  if (!dated || !('state' in dated)) return null;
  const line = dated.state.content.split('\n').findIndex((each) => each.includes('claims interest at'));
  const place = placesOf(dated.state).find(({ kind, at }) => kind === 'percent' && at?.line === line);
  const fresh = valuesIn(`${rate}%`)[0];
  const set = place && fresh && place.value !== fresh.value ? changePlace(dated.state, place, fresh, `${rate}%`) : null;
  if (place?.value === fresh?.value) return { state: dated.state, message: `Interest from ${day}` };
  return set && 'state' in set ? { state: set.state, message: `Interest at ${rate}% a year from ${day}` } : null;
}

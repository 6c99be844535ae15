import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { courtsOnly } from './courts-only.js';
import { dateAndTime } from './figures/date-and-time.js';
import { bearInterest, claimInterest } from './figures/interest-terms.js';
import { notDuring } from './not-during.js';
import { noticeBefore } from './notice-before.js';
import { authoriseBoth } from './jointly.js';
import { contrastNumber } from './figures/numbers-contrasted.js';
import { addWithPurpose } from './beside-its-purpose.js';
import { changeRestriction, forbidNamedAct, requireWhatNeedNotBe } from './permissions.js';
import { permit } from './permitted.js';
import { changeCode, changeNamedThing } from './particulars.js';
import { changePayment } from './figures/payment-terms.js';
import { personDescribed } from './person-described.js';
import { rateInHindi } from './figures/rates-in-hindi.js';
import { turnOn } from './turn-on.js';
import { conditionalRule, ruleWithoutParty } from './rule-without-party.js';
import { setSeveral } from './figures/several-figures.js';

/**
 * Carries out what an instruction says as a whole sentence: a notice before something, a person with particulars, several figures at once,
 * courts instead of an arbitrator. These are tried before the rules, which would take a part of it for the whole. Null for other sentences.
 */
export function byStatement(state: RevisionState, instruction: string): CarriedOut {
  const noticed = noticeBefore(state, instruction);
  if (noticed) return noticed;
  for (const way of [
    personDescribed,
    setSeveral,
    courtsOnly,
    notDuring,
    dateAndTime,
    changePayment,
    bearInterest,
    claimInterest,
    permit,
    changeRestriction,
    forbidNamedAct,
    requireWhatNeedNotBe,
    addWithPurpose,
    rateInHindi,
    authoriseBoth,
    changeCode,
    changeNamedThing,
    turnOn,
  ]) {
    const result = way(state, instruction);
    if (result && 'state' in result) return result;
  }
  return null;
}

/** What is tried before a new condition: a bare number for another one. */
export const inLastPlace = (state: RevisionState, instruction: string): CarriedOut => contrastNumber(state, instruction);

/** What is left when nothing else is understood: a rule of the parties' own, as a special condition. */
export const asRule = (state: RevisionState, instruction: string): CarriedOut =>
  conditionalRule(state, instruction) ?? ruleWithoutParty(state, instruction);

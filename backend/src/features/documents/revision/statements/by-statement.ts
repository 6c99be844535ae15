import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { exchangeCount } from '../meaning/contrast.js';
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
export const inLastPlace = (state: RevisionState, instruction: string): CarriedOut =>
  contrastNumber(state, instruction) ?? countInTheWordsOfTheDraft(state, instruction);

const COUNTED =
  /^(?:change|set|make|increase|raise|reduce|lower) (?:the )?[a-z][a-z -]{2,40}? (?:to|as|at) (\d{1,6}) ([a-z]{3,20}(?: [a-z]{1,20}){1,4})$/i;

/** "Change the target to 300 young people a year" of a draft that has "200 young people a year" once: the words behind the number say which. */
function countInTheWordsOfTheDraft(state: RevisionState, instruction: string): CarriedOut {
  const [, fresh = '', counted = ''] = COUNTED.exec(instruction) ?? [];
  const parts = counted === '' ? [] : state.content.split(` ${counted}`);
  const old = parts.length === 2 ? /(?<![\d,.])\d{1,6}$/.exec(parts[0] ?? '')?.[0] : undefined;
  return old === undefined ? null : exchangeCount(state, `${fresh} ${counted} instead of ${old} ${counted}`);
}

/** What is left when nothing else is understood: a rule of the parties' own, as a special condition. */
export const asRule = (state: RevisionState, instruction: string): CarriedOut =>
  conditionalRule(state, instruction) ?? ruleWithoutParty(state, instruction);

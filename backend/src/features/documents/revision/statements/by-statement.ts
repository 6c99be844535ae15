import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { courtsOnly } from './courts-only.js';
import { notDuring } from './not-during.js';
import { noticeBefore } from './notice-before.js';
import { personDescribed } from './person-described.js';
import { conditionalRule, ruleWithoutParty } from './rule-without-party.js';
import { setSeveral } from './several-figures.js';

/**
 * Carries out what an instruction says as a whole sentence: a notice before something, a person with particulars, several figures at once,
 * courts instead of an arbitrator. These are tried before the rules, which would take a part of it for the whole. Null for other sentences.
 */
export function byStatement(state: RevisionState, instruction: string): CarriedOut {
  const noticed = noticeBefore(state, instruction);
  if (noticed) return noticed;
  for (const way of [personDescribed, setSeveral, courtsOnly, notDuring]) {
    const result = way(state, instruction);
    if (result && 'state' in result) return result;
  }
  return null;
}

/** What is left when nothing else is understood: a rule of the parties' own, as a special condition. */
export const asRule = (state: RevisionState, instruction: string): CarriedOut =>
  conditionalRule(state, instruction) ?? ruleWithoutParty(state, instruction);

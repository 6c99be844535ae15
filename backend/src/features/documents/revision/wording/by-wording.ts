import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { addReadyAt } from '../clauses/added-after.js';
import { strikeWithoutPrejudice } from '../clauses/without-prejudice.js';
import { changeNth } from '../clauses/nth-entry.js';
import { limitToWhatIsPaid } from '../meaning/limits.js';
import { changeFrequency } from '../meaning/contrast.js';
import { nameWitness } from '../meaning/witness-blocks.js';
import { addToClause } from './additions.js';
import { changeSides } from './both-sides.js';
import { changeDefinition } from './definitions.js';
import { turnRule } from './polarity.js';
import { qualify } from './qualifiers.js';
import { changeRecipient } from './recipients.js';
import { changeRows } from './rows.js';
import { leaveOutMember, removeQuoted } from './series.js';
import { changeSpan } from './spans.js';
import { takeStatement } from './statements.js';

/**
 * Carries out what an instruction says about words that stand in the draft: a rule that is turned round, a definition that means more, a
 * paragraph that goes on. These are tried first, since a special condition would contradict what stands there. Null where the draft has
 * no such words.
 */
export function byWording(state: RevisionState, instruction: string): CarriedOut {
  let refusal: CarriedOut = null;
  for (const way of [
    nameWitness,
    addReadyAt,
    strikeWithoutPrejudice,
    changeNth,
    addToClause,
    limitToWhatIsPaid,
    leaveOutMember,
    changeDefinition,
    changeRows,
    changeRecipient,
    turnRule,
    changeSides,
    changeFrequency,
    removeQuoted,
    changeSpan,
    qualify,
    takeStatement,
  ]) {
    const result = way(state, instruction);
    if (result && 'state' in result) return result;
    refusal ??= result;
  }
  return refusal;
}

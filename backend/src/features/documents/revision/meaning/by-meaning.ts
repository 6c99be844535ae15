import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { exchangeWords } from '../clauses/exchange-words.js';
import { exchangeNames, exchangeSubject } from './exchange-names.js';
import { exchangeNumber } from './exchange-number.js';
import { limitTo } from './limits.js';
import { removeByMeaning } from './remove-by-meaning.js';
import { arbitrationLanguage, threeArbitrators } from './arbitrators.js';
import { setByMeaning } from './set-by-meaning.js';
import { changeFrequency, exchangeCount, exchangeTime } from './contrast.js';
import { changeCount } from '../wording/counts.js';
import { setByFrame } from './set-by-frame.js';
import { addWitness } from './witness-blocks.js';
import { removeMember } from '../wording/series.js';

/** Carries out an instruction whose words no rule knows, by what it speaks of. Null where that is not clear. */
export function byMeaning(state: RevisionState, instruction: string): CarriedOut {
  let refusal: CarriedOut = null;
  for (const way of [
    addWitness,
    threeArbitrators,
    arbitrationLanguage,
    exchangeNumber,
    exchangeCount,
    changeFrequency,
    exchangeTime,
    changeCount,
    setByMeaning,
    limitTo,
    exchangeNames,
    exchangeSubject,
    setByFrame,
    exchangeWords,
    removeByMeaning,
    removeMember,
  ]) {
    const result = way(state, instruction);
    if (result && 'state' in result) return result;
    refusal ??= result;
  }
  return refusal;
}

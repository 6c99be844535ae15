import type { CarriedOut, RevisionState } from '../../carrying/apply-field.js';
import { conceptsOf } from '../../meaning/concepts.js';
import { sentencesOfDraft, withSentence } from '../../wording/sentences.js';

const CONTRAST = /^(.{3,160}?),? (?:and not|but not|not|instead of|rather than|in place of) (\d{1,4})(?:st|nd|rd|th)?$/i;
const NUMBERS = /(?<![\d.,/-])\d{1,4}(?![\d/-]|[.,]\d)/g;

/**
 * "From 5 to 25 May, not 20": a bare number for another one, in the one sentence that has the old number and the others of the
 * instruction. Null where no single sentence has them.
 */
export function contrastNumber(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', old = ''] = CONTRAST.exec(instruction) ?? [];
  const said = head.match(NUMBERS) ?? [];
  if (old === '' || said.length === 0 || /%|\b(?:rs|lakh|crore|clause|paragraph|para)\b|₹/i.test(instruction)) return null;
  const topic = conceptsOf(head.replace(NUMBERS, ' '));
  const found = sentencesOfDraft(state).flatMap((standing) => {
    const numbers: readonly string[] = standing.sentence.match(NUMBERS) ?? [];
    const missing = said.filter((number) => !numbers.includes(number));
    const [fresh] = missing;
    if (fresh === undefined || missing.length !== 1 || numbers.filter((number) => number === old).length !== 1) return [];
    const held = conceptsOf(standing.sentence.replace(/\bMay\b/g, 'may'));
    const shared = topic.filter((each) => held.includes(each)).length;
    const isMeant = said.length > 1 || (topic.length > 0 && shared === topic.length);
    return isMeant ? [{ standing, fresh }] : [];
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const { standing, fresh } = only;
  return withSentence(
    state,
    standing,
    standing.sentence.replace(NUMBERS, (number) => (number === old ? fresh : number)),
    `"${old}" is now "${fresh}"`,
  );
}

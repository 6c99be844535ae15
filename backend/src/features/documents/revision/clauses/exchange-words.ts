import { literalWords } from '../../../../core/text/literally.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { sentencesOfDraft, withSentence } from '../wording/sentences.js';

const TO = /^(?:change|replace|substitute|swap|amend|correct) (?:the )?(.{3,80}?) (?:to|by|with|for|into) (?:the )?(.{3,80})$/i;
const INSTEAD =
  /^(?:(?:change|make|set|put|use) )?(?:the )?(.{3,60}?) (?:should be|must be|shall be|is|to|to be|no\.?) (?:no\.? ?)?([^\s,;]{1,30}(?: [^\s,;]{1,30}){0,3}),? (?:instead of|in place of|rather than|and not|not) (?:no\.? ?)?([^\s,;]{1,30}(?: [^\s,;]{1,30}){0,3})$/i;
/** What the rules for clauses, lists and names throughout a draft are for. */
const OF_THE_DRAFT = /\b(?:clauses?|paragraphs?|para|section|schedule|annexure|everywhere|throughout|name|term|word|list)\b|[":]/i;

/**
 * "Change head of finance to Chief Financial Officer", "the parking bay should be 22 instead of 14": words that stand in the draft once,
 * in a sentence that speaks of what is named. Null where they stand nowhere, or in several places.
 */
export function exchangeWords(state: RevisionState, instruction: string): CarriedOut {
  if (OF_THE_DRAFT.test(instruction)) return null;
  const [, about = '', fresh = '', old = ''] = INSTEAD.exec(instruction) ?? [];
  // A sum, a rate or a time has rules of its own.
  const isSum = (words: string) => valuesIn(words).some(({ kind }) => kind !== 'number') || /\d[.,]\d/.test(words);
  if (old !== '') return isSum(old) || isSum(fresh) ? null : exchange(state, conceptsOf(about), old, fresh);
  const [, from = '', to = ''] = TO.exec(instruction) ?? [];
  // What is no more than a word has a meaning of its own, such as the name of a field.
  const isToken = [from, to].every((words) => !words.includes(' ')) && /[.@/]/.test(from) && /[a-z]/i.test(from);
  if ((!from.includes(' ') && !isToken) || isSum(from) || isSum(to)) return null;
  return exchange(state, [], from, to);
}

function exchange(state: RevisionState, topic: readonly string[], old: string, fresh: string): CarriedOut {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])${literalWords(old)}(?![\p{L}\p{N}]|[.,/-]\p{N})`, 'giu');
  const holding = sentencesOfDraft(state, { leads: true }).flatMap((standing) => {
    const count = standing.sentence.match(pattern)?.length ?? 0;
    return count > 0 ? [{ standing, count }] : [];
  });
  const meant =
    topic.length === 0 ? holding : holding.filter(({ standing }) => topic.every((each) => conceptsOf(standing.sentence).includes(each)));
  const [only] = meant;
  if (meant.length !== 1 || !only || only.count !== 1) return null;
  // Words that no topic holds to a sentence have to be all that there is of them.
  if (topic.length === 0 && state.content.match(pattern)?.length !== 1) return null;
  const { standing } = only;
  return withSentence(
    state,
    standing,
    standing.sentence.replace(pattern, () => fresh),
    `"${old}" is now "${fresh}"`,
  );
}

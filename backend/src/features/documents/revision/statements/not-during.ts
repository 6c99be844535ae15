import { count } from '../../../../core/text/values/amounts.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { sentencesOfDraft, withTail } from '../wording/sentences.js';

const LENGTH = String.raw`((?:\d{1,3}|[a-z]{3,10}(?:[ -][a-z]{3,6})?)[ -](?:days?|weeks?|months?|years?))`;
const NONE = new RegExp(
  String.raw`^no ([a-z][a-z -]{3,60}?) (?:for|during|in|within) the (?:first|initial) ${LENGTH}(?: of .{3,40})?$`,
  'i',
);
const CANNOT = new RegExp(
  String.raw`^(?:the )?[a-z][a-z ]{2,29}? (?:cannot|can not|may not|shall not|should not|must not|will not) ([a-z][a-z -]{3,60}?) (?:for|during|in|within) the (?:first|initial) ${LENGTH}(?: of .{3,40})?$`,
  'i',
);

/**
 * "No prepayment for the first six months": what one sentence of the draft allows is not allowed at the beginning. Null where no single
 * sentence allows it, or where it says when it is allowed.
 */
export function notDuring(state: RevisionState, instruction: string): CarriedOut {
  const [, act = '', length = ''] = NONE.exec(instruction) ?? CANNOT.exec(instruction) ?? [];
  const topic = conceptsOf(act);
  const [value] = valuesIn(length).filter(({ kind }) => kind === 'period');
  if (topic.length === 0 || !value) return null;
  const found = sentencesOfDraft(state).filter(({ sentence }) => {
    const held = conceptsOf(sentence);
    const [, verb = ''] = / may (?!not\b)([a-z]{3,20})\b/.exec(sentence) ?? [];
    return (
      conceptsOf(verb).some((each) => topic.includes(each)) && !/\bfirst\b/i.test(sentence) && topic.every((each) => held.includes(each))
    );
  });
  const [only] = found;
  const time = count(String(value.value), value.unit);
  return found.length === 1 && only
    ? withTail(state, only, `, but not during the first ${time}`, `Not during the first ${time}: ${act}`)
    : null;
}

import { listLines } from '../../values/list-lines.js';
import { type CarriedOut, type RevisionState, sentence, setField } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { inTermsOf } from '../wording/terms.js';

const PERMITTED =
  /^((?:the )?[a-z][a-z -]{2,40}?) (?:may|can|should) (not )?be ([a-z]{3,14}(?:ed|en|t|pt)) (only |if |with |without |after |before |on |in |at |between |subject to |unless |when |during )(.{4,200})$/i;
const FORBIDDEN = /\b(?:no|not|never|without|forbidden|prohibited)\b/i;

/**
 * "Pets may be kept with the Licensor's written permission": the one special condition about the same thing, which allows or forbids it
 * otherwise, says this in its place. Null where no single condition speaks of it.
 */
export function permit(state: RevisionState, instruction: string): CarriedOut {
  const [, what = '', not = '', act = '', joint = '', how = ''] = PERMITTED.exec(instruction.replace(/[.;]$/, '')) ?? [];
  const field = state.fields.find(({ name, format }) => name === 'special_conditions' && format === 'list');
  const topic = conceptsOf(what);
  if (!field || topic.length === 0) return null;
  const entries = listLines(state.values[field.name] ?? '');
  const alike = entries.filter((entry) => {
    const held = conceptsOf(entry);
    return topic.every((each) => held.includes(each)) && held.length <= topic.length + 3;
  });
  const [only] = alike;
  if (alike.length !== 1 || only === undefined) return null;
  // What is allowed already is allowed on a condition; what is forbidden is forbidden no more.
  const isSame = FORBIDDEN.test(only) === (not !== '');
  if (isSame && !/^(?:allowed|permitted)$/i.test(act) && !conceptsOf(only).some((each) => conceptsOf(act).includes(each))) return null;
  const strictly = not === '' && !/^only /i.test(joint) && !/^only /i.test(how) ? 'only ' : '';
  const done = /^(?:allowed|permitted)$/i.test(act) ? `${/s$/i.test(what) ? 'are' : 'is'} ${not}${act}` : `may ${not}be ${act}`;
  const fresh = sentence(inTermsOf(state.content, `${what} ${done} ${strictly}${joint}${how}`)).replace(/\.$/, '');
  return setField(state, field, entries.map((entry) => (entry === only ? fresh : entry)).join('\n'));
}

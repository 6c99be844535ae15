import { listLines } from '../../values/list-lines.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';

const ALSO_TAKE =
  /^(?:we|the company|you) (?:(?:will|shall|may|should|must) )?(?:also )?(?:collect|process|use|need|take|store|ask for) (?:the |your |their )?([a-z][a-z ,-]{2,60}?),? (?:to|for|so as to|in order to) (.{4,200})$/i;
const WITH_PURPOSE = /^[^:]{2,80}: (?:to|for) /;

/** "We also collect the date of birth, to check the age": one more of the things that a list of the form names with their purposes. */
export function addWithPurpose(state: RevisionState, instruction: string): CarriedOut {
  const [whole = '', thing = '', purpose = ''] = ALSO_TAKE.exec(instruction) ?? [];
  const field = state.fields.find(({ name, format }) => {
    const entries = format === 'list' ? listLines(state.values[name] ?? '') : [];
    return entries.length > 0 && entries.every((entry) => WITH_PURPOSE.test(entry));
  });
  if (whole === '' || !field) return null;
  const joint = / for $/i.test(whole.slice(0, whole.length - purpose.length)) ? 'for' : 'to';
  const entry = `${thing.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}: ${joint} ${purpose.replace(/[.;]$/, '')}`;
  return setField(state, field, [...listLines(state.values[field.name] ?? ''), entry].join('\n'));
}

import { longDate } from '../../../../core/text/values/dates.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { valuesIn } from '../meaning/written-values.js';

const ENDS =
  /^(?:make |let |have )?(?:the )?([a-z][a-z ]{2,40}?) (?:should |must |shall |to |will )?(?:end|ends|run|runs|go|extend|last|continue)(?: up)? (?:on|to|till|until|at|by) (.{6,30})$/i;
const STARTS =
  /^(?:make |let |have )?(?:the )?([a-z][a-z ]{2,40}?) (?:should |must |shall |to |will )?(?:start|starts|begin|begins|run|commence|commences) (?:on|from|with) (.{6,30})$/i;

/** "The period should end on 30 September 2026": one of the two dates of a line of the form that holds "from … to …". */
export function changeSpan(state: RevisionState, instruction: string): CarriedOut {
  const ends = ENDS.exec(instruction);
  const [, , written = ''] = ends ?? STARTS.exec(instruction) ?? [];
  const [fresh, ...others] = valuesIn(written).filter(({ kind }) => kind === 'date');
  if (!fresh || others.length > 0) return null;
  const found = state.fields.flatMap((field) => {
    const dates =
      field.format === 'text' && !field.options ? valuesIn(state.values[field.name] ?? '').filter(({ kind }) => kind === 'date') : [];
    return dates.length === 2 && /\b(?:to|until|till|-|–)\b/.test(state.values[field.name] ?? '') ? [{ field, dates }] : [];
  });
  const [only] = found;
  const old = only?.dates.at(ends ? -1 : 0);
  if (found.length !== 1 || !only || !old) return null;
  const held = state.values[only.field.name] ?? '';
  return setField(state, only.field, held.slice(0, old.from) + longDate(String(fresh.value)) + held.slice(old.to));
}

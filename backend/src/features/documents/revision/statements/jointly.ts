import { listLines } from '../../values/list-lines.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';

const NAME = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}`;
const TWO = new RegExp(
  String.raw`^(?:[Ll]et |[Hh]ave |[Aa]uthori[sz]e )?(?:[Bb]oth )?(${NAME}) and (${NAME}) (?:(?:should|must|shall|will|may|are to|to|can) )?(?:both )?(?:jointly |together |severally )?([a-z]{3,14}) (?:the )?([a-z][a-z ]{3,40}?)(?: (jointly|together|severally|jointly and severally|jointly or severally))?$`,
  'u',
);
const ONE = new RegExp(String.raw`^(that )?(${NAME})(, [a-z][a-z -]{3,40},)? be (authori[sz]ed|empowered|appointed) to `, 'u');

/** Two people before one verb: an instruction that has an "and" in it and is one. */
const TOGETHER =
  /^(?:[Bb]oth )?\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,3} and \p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,3} (?:should|must|shall|will|may|are to|to|can|both|jointly|together) /u;
export const isOneOfTwoPeople = (instruction: string): boolean => TOGETHER.test(instruction);

/**
 * "Vikram Rao and Neha Gupta should operate the account jointly": two people are authorised to do what an entry of the form authorises
 * one of them to do. Null where no single entry does.
 */
export function authoriseBoth(state: RevisionState, instruction: string): CarriedOut {
  const [, first = '', second = '', verb = '', what = '', how = ''] = TWO.exec(instruction) ?? [];
  const topic = conceptsOf(`${verb} ${what}`);
  if (first === '' || topic.length === 0) return null;
  const found = state.fields.flatMap((field) =>
    field.format === 'list'
      ? listLines(state.values[field.name] ?? '')
          .filter((entry) => {
            const held = ONE.exec(entry)?.[2];
            return (held === first || held === second) && topic.every((each) => conceptsOf(entry).includes(each));
          })
          .map((entry) => ({ field, entry }))
      : [],
  );
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const named = [first, second].map((name) => name + officeOf(state, name)).join(' and ');
  const jointly = how === '' ? '' : ` ${how}`;
  const fresh = only.entry.replace(
    ONE,
    (_whole, that = '', _name: string, _office: string, done: string) => `${that}${named} be ${done}${jointly} to `,
  );
  return setField(
    state,
    only.field,
    listLines(state.values[only.field.name] ?? '')
      .map((entry) => (entry === only.entry ? fresh : entry))
      .join('\n'),
  );
}

/** ", director," of somebody whom another entry of the form begins with; '' for one without an office. */
function officeOf({ fields, values }: RevisionState, name: string): string {
  const entries = fields.flatMap((field) => (field.format === 'list' ? listLines(values[field.name] ?? '') : []));
  const found = entries.find((entry) => entry.startsWith(`${name}, `) && /^[a-z][a-z -]{3,30}(?:,|$)/.test(entry.slice(name.length + 2)));
  const office = found === undefined ? '' : (/^[a-z][a-z -]{3,30}/.exec(found.slice(name.length + 2))?.[0] ?? '');
  return /^who\b/.test(office) || office === '' ? '' : `, ${office},`;
}

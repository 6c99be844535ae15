import { literally } from '../../../../core/text/literally.js';
import { listLines } from '../../values/list-lines.js';
import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';

const CODE = String.raw`([A-Z0-9][\w/.-]{1,24})`;
const LABEL = String.raw`(DIN|PAN|CIN|LLPIN|GSTIN|IFSC|UTR|enrol?ment|registration|roll|account|folio|passport|licen[cs]e|certificate|receipt|report|invoice|challan|draft)`;
const NUMBER = String.raw`(?: (?:no\.?|number))?`;
const OF_SOMEBODY = new RegExp(
  String.raw`^(?:(?:[Cc]hange|[Cc]orrect|[Uu]pdate|[Ss]et|[Mm]ake) )?(?:[Tt]he )?(\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3})['’]s? ${LABEL}${NUMBER} (?:is |to |as |should be |must be |to be )(?:no\.? )?${CODE}(?:,? (?:not|and not|instead of) .{2,30})?$`,
  'u',
);
const OF_WHOM = new RegExp(
  String.raw`^(?:(?:[Cc]hange|[Cc]orrect|[Uu]pdate|[Ss]et|[Mm]ake) )?(?:[Tt]he )?${LABEL}${NUMBER} of (?:[Tt]he )?(\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}) (?:is |to |as |should be |must be |to be )(?:no\.? )?${CODE}$`,
  'u',
);

interface Entry {
  field: TemplateField;
  text: string;
}

const entriesOf = ({ fields, values }: RevisionState): Entry[] =>
  fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' || field.options || !['list', 'text'].includes(field.format)) return [];
    return (field.format === 'list' ? listLines(value) : [value]).map((text) => ({ field, text }));
  });

const withEntry = (state: RevisionState, { field, text }: Entry, fresh: string): CarriedOut =>
  setField(
    state,
    field,
    field.format === 'list'
      ? listLines(state.values[field.name] ?? '')
          .map((each) => (each === text ? fresh : each))
          .join('\n')
      : fresh,
  );

/** "Farah Khan's DIN is 02345679": the number by which an entry that begins with a name knows somebody. */
export function changeCode(state: RevisionState, instruction: string): CarriedOut {
  const own = OF_SOMEBODY.exec(instruction);
  const of = own ? null : OF_WHOM.exec(instruction);
  const [who = '', label = '', code = ''] = own ? own.slice(1) : of ? [of[2] ?? '', of[1] ?? '', of[3] ?? ''] : [];
  if (!/\d/.test(code)) return null;
  const held = new RegExp(String.raw`\b(${literally(label)}(?: no\.| number)? )([A-Z0-9][\w/.-]{1,24}(?<![.]))`, 'i');
  const found = entriesOf(state).filter(({ text }) => text.startsWith(who) && /^[ ,]/.test(text.slice(who.length)) && held.test(text));
  const [only] = found;
  return found.length === 1 && only
    ? withEntry(
        state,
        only,
        only.text.replace(held, (_whole, before: string) => before + code),
      )
    : null;
}

const KIND = 'bank|school|college|university|hospital|society|police station|branch';
const NAMED = new RegExp(
  String.raw`^(?:(?:[Cc]hange|[Mm]ake|[Ss]et) )?(?:[Tt]he )?(?:name of the )?(${KIND}) (?:is |to |should be |must be |was |to be |as )(?:the )?(\p{Lu}[\p{L}.&'’-]{1,20}(?: (?:of |and |& )?\p{Lu}[\p{L}.&'’-]{0,20}){0,5}(?:, \p{Lu}[\p{L}.'’-]{1,20}(?: (?:\p{Lu}[\p{L}.'’-]{0,20}|branch)){0,3}){0,2}),?$`,
  'u',
);

/** "The bank is ICICI Bank, Camp branch": a name in the place of the one name of its kind that the form holds. */
export function changeNamedThing(state: RevisionState, instruction: string): CarriedOut {
  const [, kind = '', name = ''] = NAMED.exec(instruction) ?? [];
  if (kind === '') return null;
  const noun = kind.replace(/(?<=^| )\p{Ll}/gu, (first) => first.toUpperCase());
  if (!name.includes(noun)) return null;
  const held = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.&'’-]{0,20} ){0,4}?${literally(noun)}(?: of \p{Lu}\p{L}{2,20})?(?:, (?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}branch)?`,
    'u',
  );
  const found = entriesOf(state).flatMap((entry) => {
    const old = held.exec(entry.text)?.[0] ?? '';
    return old.includes(' ') && entry.text.split(noun).length === 2 ? [{ entry, old }] : [];
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  // What is said of the branch of one bank is not true of another.
  const old = / branch\b/.test(name) ? only.old : only.old.replace(/, [^,]{3,60}branch$/, '');
  return old === ''
    ? null
    : withEntry(
        state,
        only.entry,
        only.entry.text.replace(old, () => name),
      );
}

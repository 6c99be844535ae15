import type { FormValues } from '../../template/form-values.js';
import { type CarriedOut, type RevisionState, withValues } from '../carrying/apply-field.js';
import { fieldNamed } from '../find-field.js';

const NAME = String.raw`\p{Lu}[\p{L}'’.]{1,30}(?: \p{Lu}[\p{L}'’.]{0,30}){0,4}`;
/** "The buyer is Meena Shah, wife of Rakesh Shah, aged 40 years". */
const PERSON = new RegExp(
  String.raw`^(?:(?:[Cc]hange|[Mm]ake|[Ss]et|[Rr]eplace|[Uu]pdate) )?(?:the )?([a-z][a-z ]{2,29}?)(?:'s name| name)? (?:is|to|should be|must be|will be|with|by|as|:) (?:[Mm]r\.? |[Mm]rs\.? |[Mm]s\.? |[Ss]hri |[Ss]mt\.? )?(${NAME}), (.{5,300})$`,
  'u',
);
const PARENTAGE = /^(?:(son|daughter|wife|husband|widow) of|([sdwh])\/o\.?) (.{2,80})$/i;
const RELATIONS: Readonly<Record<string, string>> = { s: 'son', d: 'daughter', w: 'wife', h: 'husband' };
const AGE = /^(?:aged? (?:about )?)?(\d{1,3}) ?(?:years?|yrs)(?: old| of age)?$|^aged? (?:about )?(\d{1,3})$/i;
const PAN = /^(?:having )?PAN (?:no\.? )?([A-Z]{5}\d{4}[A-Z])$/i;
const ADDRESS = /^(?:of|residing at|resident of|living at|r\/o\.?|at|address) (.{5,200})$/i;

/** Somebody with what an instruction says of that person, each in its own field of the form; null where a part of it is something else. */
export function personDescribed(state: RevisionState, instruction: string): CarriedOut {
  const [, role = '', name = '', rest = ''] = PERSON.exec(instruction) ?? [];
  const field = role === '' ? null : fieldNamed(state.fields, `${role.trim()} name`);
  if (!field?.name.endsWith('_name')) return null;
  const own = field.name.slice(0, -'name'.length);
  const has = (part: string) => state.fields.some(({ name: each }) => each === own + part);
  const values: FormValues = { ...state.values, [field.name]: name };
  const described: string[] = [];
  const parts = rest.split(/, (?:and )?/);
  for (let at = 0; at < parts.length; at += 1) {
    const part = (parts[at] ?? '').trim();
    const [, relation, short, parent = ''] = PARENTAGE.exec(part) ?? [];
    const age = AGE.exec(part);
    const kin = relation?.toLowerCase() ?? RELATIONS[short?.toLowerCase() ?? ''];
    const pan = PAN.exec(part)?.[1];
    // An address goes on to the end: it has commas of its own.
    const address = ADDRESS.exec(parts.slice(at).join(', '))?.[1];
    if (kin !== undefined && has('parentage')) values[`${own}parentage`] = `${kin} of ${parent}`;
    else if (kin !== undefined) described.push(`${kin} of ${parent}`);
    else if (age && has('age')) values[`${own}age`] = age[1] ?? age[2] ?? '';
    else if (age) described.push(`aged ${age[1] ?? age[2] ?? ''} years`);
    else if (pan !== undefined && has('pan')) values[`${own}pan`] = pan.toUpperCase();
    else if (address !== undefined && has('address')) {
      values[`${own}address`] = address;
      break;
    } else return null;
  }
  if (described.length > 0 && !has('description')) return null;
  if (described.length > 0) values[`${own}description`] = described.join(', ');
  return withValues(state, values, `${field.label}: ${name}, ${rest}`);
}

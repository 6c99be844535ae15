import { distance } from 'fastest-levenshtein';
import type { FormValues } from '../../template/form-values.js';
import type { TemplateField } from '../../template/template-schema.js';
import { personKind } from '../../values/legal-persons.js';
import { rowsOf, writtenRows } from '../../values/rows.js';
import { type RevisionState, withValues } from './apply-field.js';

/** What a form says of one person or body and of nobody else, by the end of the field's name, with what people call it. */
const PARTICULARS: ReadonlyMap<string, string> = new Map([
  ['kind', ''],
  ['parentage', 'parentage'],
  ['age', 'age'],
  ['description', 'description'],
  ['cin', 'CIN'],
  ['registration', 'registration number'],
  ['pan', 'PAN'],
  ['address', 'address'],
  ['pin', 'PIN code'],
  ['state', 'State'],
  ['signatory', 'signatory'],
  ['guardian', 'guardian'],
  ['email', 'e-mail address'],
  ['contact', 'contact'],
]);
const BLANK = '[●]';
const BLANK_PARENTAGE = `child or spouse of ${BLANK}`;
/** Columns of the rows in which a form holds those who are a party together with the first one. */
const ADDRESS_COLUMN = 4;
/** "Correct the name to …", "rename the company": the same person with another name. */
const SAME_PERSON = /\b(?:correct(?:ed|ion)?|spell?(?:t|ed|ing)?|misspel\w{1,4}|typo|rename[sd]?|renaming|surname)\b/i;
/** Letters by which the spellings of one name differ. */
const SPELLING = 1;

/**
 * A change with what follows from it for whoever is named in it: blanks for the particulars of somebody new, and no PIN code of an earlier
 * address.
 * @param held the form before any of the suggestions
 */
export function withWhoIsNew(
  before: RevisionState,
  after: RevisionState,
  said: { instruction: string; held: FormValues },
): { state: RevisionState; message: string } {
  const person = withNewPerson(before, after, said);
  const address = withOwnPin(before, person?.state ?? after, said);
  return { state: address?.state ?? person?.state ?? after, message: (person?.message ?? '') + (address?.message ?? '') };
}

/**
 * Where an instruction put somebody else in the place of a person or body, the parentage, age, numbers and address of the earlier one go,
 * and blanks are left for those of the new one. What the same suggestions gave before stays.
 * @param held the form before any of the suggestions
 * @returns null where nobody was replaced
 */
function withNewPerson(
  before: RevisionState,
  after: RevisionState,
  { instruction, held }: { instruction: string; held: FormValues },
): { state: RevisionState; message: string } | null {
  if (SAME_PERSON.test(instruction)) return null;
  let state = after;
  const told: string[] = [];
  for (const { name } of after.fields) {
    const [old, fresh] = [before.values[name] ?? '', after.values[name] ?? ''];
    if (!name.endsWith('_name') || old === fresh || !isSomebodyElse(old, fresh)) continue;
    const role = name.slice(0, -'name'.length);
    const own = after.fields.filter((field) => isParticular(field, role) && isOfEarlier(field.name, { before, after, held }));
    if (own.length === 0) continue;
    const values = { ...state.values };
    const isBody = personKind(fresh, '') !== 'individual';
    for (const field of own) setBlank(values, field, { fields: after.fields, isBody });
    // A body acts through somebody.
    if (isBody && after.fields.some((field) => field.name === `${role}signatory`)) values[`${role}signatory`] = BLANK;
    keepAddressOfOthers(values, before.values[`${role}address`] ?? '', `${role}others`);
    const blanked = withValues(state, values, '');
    if (!blanked || !('state' in blanked)) continue;
    ({ state } = blanked);
    const names = own.map((field) => PARTICULARS.get(field.name.slice(role.length)) ?? '').filter(Boolean);
    if (names.length > 0) told.push(`${names.join(', ')} of ${old} left out: fill in what is right for ${fresh}`);
  }
  return told.length > 0 ? { state, message: ` (${told.join('; ')})` } : null;
}

/** How many words of an address another one shares with it where only a part of it is new. */
const SAME_ADDRESS = 0.5;

/**
 * Where an address was replaced by another one, the PIN code and the State that the form holds beside the old one go, so that the draft does
 * not print them behind the new one. What the same suggestions gave stays.
 * @returns null where no address was replaced
 */
function withOwnPin(
  before: RevisionState,
  after: RevisionState,
  { held }: { held: FormValues },
): { state: RevisionState; message: string } | null {
  const values = { ...after.values };
  const told: string[] = [];
  for (const { name, label } of after.fields) {
    const [old, fresh] = [before.values[name] ?? '', after.values[name] ?? ''];
    if (!name.endsWith('_address') || old === '' || old === fresh || fresh.includes(BLANK)) continue;
    const shared = wordsIn(fresh).filter((word) => wordsIn(old).includes(word)).length;
    const isPart = shared >= wordsIn(old).length * SAME_ADDRESS && !/\b\d{6}\b/.test(fresh);
    const own = ['pin', 'state'].map((part) => name.replace(/address$/, part)).filter((part) => isOfEarlier(part, { before, after, held }));
    if (isPart || own.length === 0) continue;
    for (const part of own) Reflect.deleteProperty(values, part);
    told.push(`${label}: the PIN code and State of the earlier address are left out`);
  }
  const state = told.length > 0 ? withValues(after, values, '') : null;
  return state && 'state' in state ? { state: state.state, message: ` (${told.join('; ')})` } : null;
}

const isParticular = ({ name }: TemplateField, role: string): boolean => name.startsWith(role) && PARTICULARS.has(name.slice(role.length));

/** Whether a value is still the one of the person who went. */
const isOfEarlier = (name: string, { before, after, held }: { before: RevisionState; after: RevisionState; held: FormValues }): boolean => {
  const value = after.values[name] ?? '';
  return value !== '' && !value.includes(BLANK) && value === before.values[name] && value === held[name];
};

/** What the draft prints in any case gets a blank in its text; the rest is left empty in the form. */
function setBlank(
  values: Record<string, string>,
  { name, required }: TemplateField,
  { fields, isBody }: { fields: readonly TemplateField[]; isBody: boolean },
): void {
  const hasParentage = fields.some((field) => field.name === name.replace(/description$/, 'parentage'));
  if (name.endsWith('_parentage') && !isBody) values[name] = BLANK_PARENTAGE;
  else if (name.endsWith('_address') || required || (name.endsWith('_description') && !hasParentage)) values[name] = BLANK;
  else Reflect.deleteProperty(values, name);
}

/** "Of the same address": whoever stays keeps the address of the one who went. */
function keepAddressOfOthers(values: Record<string, string>, address: string, others: string): void {
  const rows = rowsOf(values[others] ?? '');
  if (rows.length === 0 || address === '') return;
  values[others] = writtenRows(
    rows.map((cells) =>
      cells[ADDRESS_COLUMN]
        ? cells
        : [...Array.from({ length: ADDRESS_COLUMN }, (_cell, index) => cells[index] ?? ''), address.split('\n').join(', ')],
    ),
  );
}

/** What stands before a name and is no part of it. */
const TITLES = /^(?:mr|mrs|ms|dr|shri|sri|smt|kumari|messrs|the|adv|advocate|prof|justice)$/;
const wordsIn = (name: string): string[] => (name.toLowerCase().match(/[\p{L}\p{M}]{2,40}/gu) ?? []).filter((word) => !TITLES.test(word));

/** Whether a name is that of somebody else, and not another spelling or a longer form of the same name. */
function isSomebodyElse(old: string, fresh: string): boolean {
  const [held, given] = [wordsIn(old), wordsIn(fresh)];
  const [[first], [other]] = [held, given];
  if (first === undefined || other === undefined || fresh.includes(BLANK)) return false;
  return !given.some((word) => distance(word, first) <= SPELLING) && !held.some((word) => distance(word, other) <= SPELLING);
}

import type { PartyFact, PartyFacts } from '../../parties/party-row.js';
import type { DraftField } from '../form/draft-field.js';
import type { FieldValues } from '../form/field-values.js';

/** A place of a form where somebody is named: the fields of which the template says that they speak of one party. */
export interface PartyBlock {
  /** The part that they have in the document, such as `seller`. */
  role: string;
  /** Of the field with the name. */
  label: string;
}

/** Whom a form, or a group of its fields, names by what could stand in the party book besides the name. */
export const partyBlocks = (fields: readonly DraftField[]): PartyBlock[] =>
  fields.flatMap(({ label, party }) =>
    party?.fact === 'name' && fieldsOf(fields, party.role).size > 1 ? [{ role: party.role, label }] : [],
  );

const fieldsOf = (fields: readonly DraftField[], role: string): Map<PartyFact, DraftField> =>
  new Map(fields.flatMap((field) => (field.party?.role === role ? [[field.party.fact as PartyFact, field] as const] : [])));

/** What is known of a party, in the party book or in another form. */
export type KnownFacts = Readonly<Partial<Record<PartyFact, string | null>>>;

/** The name that a form gives to somebody, if it gives one. */
export const nameIn = (fields: readonly DraftField[], role: string, entered: Readonly<Record<string, string | undefined>>): string =>
  entered[fieldsOf(fields, role).get('name')?.name ?? '']?.trim() ?? '';

/**
 * What the fields of somebody say once they are filled in from the party book: an entry for each, empty where the book says nothing, so
 * that nothing of somebody else stays. Where a form has one field for all that is said after the name, it is put together.
 */
export function valuesFrom(fields: readonly DraftField[], role: string, party: KnownFacts): FieldValues {
  const own = fieldsOf(fields, role);
  const kindField = own.get('kind')?.name;
  const values = [...own].map(([fact, { name, when }]) => {
    const closed = when !== undefined && when.field === kindField && !when.is.includes(party.kind ?? '');
    return [name, closed ? '' : saidOf(party, fact, own)] as const;
  });
  return Object.fromEntries(values);
}

function saidOf(party: KnownFacts, fact: PartyFact, own: ReadonlyMap<PartyFact, DraftField>): string {
  if (fact === 'description' && !own.has('parentage'))
    return [party.parentage, party.age && agedOf(party), party.description].filter(Boolean).join(', ');
  if (fact === 'address') {
    const address = party.address ?? '';
    const lacking = [own.has('state') ? null : party.state, own.has('pin') ? null : party.pin];
    return [address, lacking.filter((part) => part && !address.includes(part)).join(' ')].filter(Boolean).join(', ');
  }
  return party[fact] ?? '';
}

/** In the language in which the party is described. */
const agedOf = ({ age, parentage, description, name }: KnownFacts): string =>
  /\p{Script=Devanagari}/u.test([name, parentage, description].join(' ')) ? `आयु ${age} वर्ष` : `aged ${age} years`;

/**
 * What a form says of somebody, for the party book: only what it asks for in a field of its own. Of somebody whom the book knows, what was
 * put together from several facts is not taken apart again, and what the form leaves empty is not taken away.
 */
export function factsOf(
  fields: readonly DraftField[],
  role: string,
  entered: Readonly<Record<string, string | undefined>>,
  known?: KnownFacts,
): PartyFacts {
  const own = fieldsOf(fields, role);
  const filled = known && valuesFrom(fields, role, known);
  const facts = [...own].flatMap(([fact, { name }]) => {
    const said = entered[name]?.trim() ?? '';
    const composed = fact === 'description' && !own.has('parentage') && Boolean(known?.parentage ?? known?.age);
    return said === '' || said === filled?.[name] || composed ? [] : [[fact, said] as const];
  });
  return Object.fromEntries(facts);
}

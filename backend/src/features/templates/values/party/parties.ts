import { oneLine } from '../list-lines.js';
import { successors } from '../legal-persons.js';
import { rowsOf } from '../rows.js';

/** The value of a field of a party's block by its name there, such as `pan`; empty where the form has none. */
export type PartyForm = (name: string) => string;

/** Words of ours alone, or around a value of the form; an empty value leaves a blank. */
export type PartyPart = string | { before: string; value: string; after?: string };

/** Somebody who is a party, or one of several who together are one. */
export interface PartyPerson {
  name: string;
  /** What follows the name, each after a comma. */
  rest: PartyPart[];
}

/** What a body is in law, to follow its name; `number` opens what its register calls its entry. */
const BODIES: Readonly<Record<string, { is: string; number: string }>> = {
  company: { is: 'a company within the meaning of the Companies Act, 2013', number: 'CIN ' },
  'limited liability partnership': {
    is: 'a limited liability partnership within the meaning of the Limited Liability Partnership Act, 2008',
    number: 'LLPIN ',
  },
  'partnership firm': { is: 'a partnership firm', number: 'registered as no. ' },
  'hindu undivided family': { is: 'a Hindu undivided family', number: 'no. ' },
  trust: { is: 'a trust', number: 'registered as no. ' },
  society: { is: 'a society', number: 'registered as no. ' },
};
/** A description that already says what sort of body a party is. */
const SAYS_BODY = /\b(?:company|corporation|partnership|llp|firm|undivided family|huf|trust|society)\b/i;
const SHORT_PARENTAGE: readonly [RegExp, string][] = [
  [/^s\s?\/\s?o\.?\s+/i, 'son of '],
  [/^d\s?\/\s?o\.?\s+/i, 'daughter of '],
  [/^w\s?\/\s?o\.?\s+/i, 'wife of '],
  [/^h\s?\/\s?o\.?\s+/i, 'husband of '],
  [/^c\s?\/\s?o\.?\s+/i, 'care of '],
];

/** "S/o Suresh Kumar" as a deed writes it. */
const parentage = (text: string): string => SHORT_PARENTAGE.reduce((said, [short, full]) => said.replace(short, full), text);

/**
 * Everybody who is a party, the first one first.
 * @param panWanted whether a PAN that is missing leaves a blank
 */
export function partyParts(form: PartyForm, panWanted: boolean): PartyPerson[] {
  const kind = form('kind');
  const body = Object.hasOwn(BODIES, kind) ? BODIES[kind] : undefined;
  const description = form('description');
  const first: PartyPerson = {
    name: form('name'),
    rest: [
      ...(body && !SAYS_BODY.test(description) ? [body.is] : []),
      ...person(form('parentage'), form('age')),
      ...(isMinor(form('age')) && form('signatory') !== '' && !/\bminor\b/i.test(description) ? ['a minor'] : []),
      ...part('', description),
      ...part(body?.number ?? 'CIN ', form('cin') || form('registration')),
      ...(panWanted ? [{ before: 'PAN ', value: form('pan') }] : part('PAN ', form('pan'))),
      {
        before: body && kind !== 'hindu undivided family' ? 'having its office at ' : 'of ',
        value: placed(form('address'), form('state'), form('pin')),
      },
      ...part('acting through ', form('signatory')),
    ],
  };
  const others = rowsOf(form('others')).map(([name = '', parent = '', age = '', pan = '', own = '']) => ({
    name,
    rest: [
      ...person(parent, age),
      ...(panWanted ? [{ before: 'PAN ', value: pan }] : part('PAN ', pan)),
      own === '' ? 'of the same address' : { before: 'of ', value: own },
    ],
  }));
  return [first, ...others];
}

/** Those who take after a party; of several, after each of them. */
export const partyHeirs = (form: PartyForm, others: string | undefined, many: boolean): string =>
  successors(form('name'), form('description'), others, many && form('kind') === '' ? 'individual' : form('kind'));

const OF_AGE = 18;
/** Whether an age in years is below that of majority; nobody is a minor whose age is not given. */
export const isMinor = (age: string): boolean => age !== '' && Number(age) < OF_AGE;

const part = (before: string, value: string): PartyPart[] => (value === '' ? [] : [{ before, value }]);
const person = (parent: string, age: string): PartyPart[] => [
  ...part('', parentage(parent)),
  ...(age === '' ? [] : [{ before: 'aged ', value: age, after: age === '1' ? ' year' : ' years' }]),
];

/** An address in one line, with the State and the PIN code that it does not name itself. */
export function placed(address: string, state = '', pin = ''): string {
  const line = oneLine(address);
  const said = line.toLowerCase().replace(/(?<=\d{3})\s(?=\d{3})/g, '');
  const has = (text: string): boolean => text === '' || said.includes(text.toLowerCase());
  const place = [line, ...(has(state) ? [] : [state])].filter(Boolean).join(', ');
  return has(pin) ? place : `${place} ${pin}`.trim();
}

import type { Party_PartyFragment } from '../../shared/gql/graphql.js';

export type PartyRow = Party_PartyFragment;

/** What may be said of a party, in the order of its form. */
export const PARTY_FACTS = [
  'name',
  'kind',
  'parentage',
  'age',
  'description',
  'cin',
  'registration',
  'pan',
  'address',
  'pin',
  'state',
  'signatory',
  'email',
  'phone',
] as const satisfies readonly (keyof PartyRow)[];
export type PartyFact = (typeof PARTY_FACTS)[number];
export type PartyFacts = Partial<Record<PartyFact, string>>;

/** Of a party, what tells it from others of its name. */
export const inShort = ({ parentage, description, address, pan, cin }: PartyRow): string =>
  [parentage, description, address, pan ?? cin].filter(Boolean).join(' · ');

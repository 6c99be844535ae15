/** What may be said of a party: the fields of a party in a form that belong to the person or body, whichever document names them. */
export const PARTY_FACTS = [
  'name',
  'kind',
  'parentage',
  'age',
  'description',
  'pan',
  'cin',
  'registration',
  'address',
  'pin',
  'state',
  'signatory',
  'email',
  'phone',
] as const;
export type PartyFact = (typeof PARTY_FACTS)[number];
export type PartyFactValues = Partial<Record<PartyFact, string>>;

export const isPartyFact = (name: string): name is PartyFact => (PARTY_FACTS as readonly string[]).includes(name);

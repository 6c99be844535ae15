import type { GraphqlRow, RestRow } from './operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const id = `id: "${ABSENT_ID}"`;
const row = (graphql: string, keys: RestRow['keys'] = ['PARTIES']): RestRow => ({ access: 'user', keys, graphql: [graphql] });

/** The REST routes of the party book. */
export const PARTY_ROUTES: Record<string, RestRow> = {
  'GET /api/parties': row('parties'),
  'POST /api/parties': row('createParty'),
  'GET /api/parties/:id': row('party'),
  'PUT /api/parties/:id': row('updateParty'),
  'DELETE /api/parties/:id': row('deleteParty'),
  'POST /api/parties/:id/restore': row('restoreParty'),
  'GET /api/parties/:id/matters': row('mattersOfParty', ['MATTERS']),
  'GET /api/party-book': row('partyBook'),
  'POST /api/party-book': row('importParties'),
};

const call = (kind: GraphqlRow['kind'], words: string, keys: GraphqlRow['keys'] = ['PARTIES']): GraphqlRow => ({
  kind,
  access: 'user',
  keys,
  call: words,
});

/** The root fields of the party book with a harmless call of each. */
export const PARTY_OPERATIONS: Record<string, GraphqlRow> = {
  parties: call('query', 'parties { totalCount }'),
  party: call('query', `party(${id}) { id }`),
  mattersOfParty: call('query', `mattersOfParty(${id}) { id }`, ['MATTERS']),
  partyBook: call('query', 'partyBook'),
  createParty: call('mutation', 'createParty(input: { name: "" }) { id }'),
  updateParty: call('mutation', `updateParty(${id}, input: { version: 1 }) { id }`),
  deleteParty: call('mutation', `deleteParty(${id}) { id }`),
  restoreParty: call('mutation', `restoreParty(${id}) { id }`),
  importParties: call('mutation', 'importParties(input: { csv: "" }) { added }'),
};

/** A body that each route takes. */
export const PARTY_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/parties': { name: 'Asha Sample', age: '41', address: '4 Sample Road, New Delhi' },
  'PUT /api/parties/{id}': { version: 1, age: '42' },
  'POST /api/party-book': { csv: 'name,address\r\nAsha Sample,4 Sample Road\r\n' },
};

import type { GraphqlRow, RestRow } from './operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const row = (keys: RestRow['keys'], ...graphql: string[]): RestRow => ({ access: 'user', keys, graphql });
const ofMatters = (...graphql: string[]): RestRow => row(['MATTERS'], ...graphql);

/** The REST routes of chronologies and of differences that are accepted. */
export const CHRONOLOGY_ROUTES: Record<string, RestRow> = {
  'GET /api/matters/:id/chronology': ofMatters('chronology'),
  'POST /api/matters/:id/chronology': ofMatters('addChronologyEvent'),
  'POST /api/matters/:id/chronology/read': ofMatters('readChronology'),
  'GET /api/matters/:id/chronology/file': ofMatters(),
  'PUT /api/chronology-events/:id': ofMatters('updateChronologyEvent'),
  'DELETE /api/chronology-events/:id': ofMatters('deleteChronologyEvent'),
  'GET /api/matters/:id/accepted-differences': ofMatters('acceptedDifferences'),
  'POST /api/matters/:id/accepted-differences': ofMatters('acceptDifference'),
  'DELETE /api/accepted-differences/:id': ofMatters('deleteAcceptedDifference'),
};

const call = (kind: GraphqlRow['kind'], words: string): GraphqlRow => ({ kind, access: 'user', keys: ['MATTERS'], call: words });
const ofMatter = `matterId: "${ABSENT_ID}"`;
const id = `id: "${ABSENT_ID}"`;

/** The root fields of them with a harmless call of each. */
export const CHRONOLOGY_OPERATIONS: Record<string, GraphqlRow> = {
  chronology: call('query', `chronology(${ofMatter}) { totalCount }`),
  addChronologyEvent: call('mutation', `addChronologyEvent(${ofMatter}, input: { day: "2024-03-12", text: "Notice" }) { id }`),
  readChronology: call('mutation', `readChronology(${ofMatter}) { added }`),
  updateChronologyEvent: call('mutation', `updateChronologyEvent(${id}, input: { state: HIDDEN }) { id }`),
  deleteChronologyEvent: call('mutation', `deleteChronologyEvent(${id}) { id }`),
  acceptedDifferences: call('query', `acceptedDifferences(${ofMatter}) { totalCount }`),
  acceptDifference: call('mutation', `acceptDifference(${ofMatter}, input: { label: RENT, one: "1", other: "2" }) { id }`),
  deleteAcceptedDifference: call('mutation', `deleteAcceptedDifference(${id}) { id }`),
};

/** A body that each route takes. */
export const CHRONOLOGY_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/matters/{id}/chronology': { day: '2024-03-12', text: 'The notice was sent.', source_name: 'Annexure P-2' },
  'PUT /api/chronology-events/{id}': { state: 'confirmed' },
  'POST /api/matters/{id}/accepted-differences': { label: 'cheque-amount', one: '400000', other: '450000' },
};

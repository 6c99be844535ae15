import type { GraphqlRow, RestRow } from './operations.js';
import { APPROVAL_BODIES, APPROVAL_OPERATIONS, APPROVAL_ROUTES } from './approval-operations.js';
import { CHRONOLOGY_BODIES, CHRONOLOGY_OPERATIONS, CHRONOLOGY_ROUTES } from './chronology-operations.js';
import { PARTY_BODIES, PARTY_OPERATIONS, PARTY_ROUTES } from './party-operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const id = `id: "${ABSENT_ID}"`;
const row = (...graphql: string[]): RestRow => ({ access: 'user', keys: ['MATTERS'], graphql });

/** The REST routes of matters with their dates, chronology and accepted differences, and of the party book. */
export const MATTER_ROUTES: Record<string, RestRow> = {
  ...PARTY_ROUTES,
  ...CHRONOLOGY_ROUTES,
  ...APPROVAL_ROUTES,
  'GET /api/matters': row('matters'),
  'POST /api/matters': row('createMatter'),
  'POST /api/matter-moves': row('moveToMatter'),
  'GET /api/matters/:id': row('matter'),
  'PUT /api/matters/:id': row('updateMatter'),
  'DELETE /api/matters/:id': row('deleteMatter'),
  'POST /api/matters/:id/restore': row('restoreMatter'),
  'GET /api/matters/:id/members': row('matterMembers'),
  'POST /api/matters/:id/members': row('inviteToMatter'),
  'PUT /api/matters/:id/members/:userId': row('changeMemberRole'),
  'DELETE /api/matters/:id/members/:userId': row('removeFromMatter'),
  'GET /api/matter-deadlines': row('matterDeadlines'),
  'POST /api/matter-deadlines': row('addMatterDeadline'),
  'PUT /api/matter-deadlines/:id': row('updateMatterDeadline'),
  'DELETE /api/matter-deadlines/:id': row('deleteMatterDeadline'),
  'GET /api/matter-deadlines/:id/calendar': row(),
  'GET /api/reminders': { access: 'user', graphql: ['reminders'] },
  'PUT /api/reminders': { access: 'user', graphql: ['updateReminders'] },
  'POST /api/reminders/feed': { access: 'user', graphql: ['renewCalendarFeed'] },
  'DELETE /api/reminders/feed': { access: 'user', graphql: ['endCalendarFeed'] },
  'POST /api/stop-reminders': { access: 'public', graphql: ['stopReminders'] },
  'GET /api/calendar-feeds/:secret': { access: 'public', graphql: [] },
};

const call = (kind: GraphqlRow['kind'], words: string): GraphqlRow => ({ kind, access: 'user', keys: ['MATTERS'], call: words });

/** The root fields of matters with a harmless call of each. */
export const MATTER_OPERATIONS: Record<string, GraphqlRow> = {
  ...PARTY_OPERATIONS,
  ...CHRONOLOGY_OPERATIONS,
  ...APPROVAL_OPERATIONS,
  matters: call('query', 'matters { totalCount }'),
  matter: call('query', `matter(${id}) { id }`),
  createMatter: call('mutation', 'createMatter(input: { title: "" }) { id }'),
  updateMatter: call('mutation', `updateMatter(${id}, input: { version: 1 }) { id }`),
  deleteMatter: call('mutation', `deleteMatter(${id}) { id }`),
  restoreMatter: call('mutation', `restoreMatter(${id}) { id }`),
  moveToMatter: call('mutation', 'moveToMatter(input: {}) { moved }'),
  matterMembers: call('query', `matterMembers(${id}) { userId }`),
  inviteToMatter: call('mutation', `inviteToMatter(${id}, input: { email: "absent@example.in", role: READER }) { userId }`),
  changeMemberRole: call('mutation', `changeMemberRole(${id}, userId: "${ABSENT_ID}", role: EDITOR) { userId }`),
  removeFromMatter: call('mutation', `removeFromMatter(${id}, userId: "${ABSENT_ID}") { userId }`),
  matterDeadlines: call('query', 'matterDeadlines { totalCount }'),
  addMatterDeadline: call('mutation', `addMatterDeadline(input: { matterId: "${ABSENT_ID}", day: "2026-03-12", title: "Hearing" }) { id }`),
  updateMatterDeadline: call('mutation', `updateMatterDeadline(${id}, input: { status: DONE }) { id }`),
  deleteMatterDeadline: call('mutation', `deleteMatterDeadline(${id}) { id }`),
  reminders: { kind: 'query', access: 'user', call: 'reminders { byEmail }' },
  updateReminders: { kind: 'mutation', access: 'user', call: 'updateReminders(input: { byEmail: false }) { byEmail }' },
  renewCalendarFeed: { kind: 'mutation', access: 'user', call: 'renewCalendarFeed { path }' },
  endCalendarFeed: { kind: 'mutation', access: 'user', call: 'endCalendarFeed { feedSince }' },
  stopReminders: { kind: 'mutation', access: 'public', call: 'stopReminders(input: { token: "absent" }) { message }' },
};

/** A body that each route takes. */
export const MATTER_BODIES: Record<string, Record<string, unknown>> = {
  ...PARTY_BODIES,
  ...CHRONOLOGY_BODIES,
  ...APPROVAL_BODIES,
  'POST /api/matters': {
    title: 'Rent of the flat',
    parties: [{ name: 'Asha Sample', role: 'plaintiff', is_client: true }],
    tags: ['rent'],
  },
  'PUT /api/matters/{id}': { version: 1, status: 'closed' },
  'POST /api/matter-moves': { matter_id: null, files: [ABSENT_ID] },
  'POST /api/matters/{id}/members': { email: 'absent@example.in', role: 'reader' },
  'PUT /api/matters/{id}/members/{userId}': { role: 'editor' },
  'POST /api/matter-deadlines': { matter_id: ABSENT_ID, day: '2031-01-26', title: 'Hearing' },
  'PUT /api/matter-deadlines/{id}': { status: 'done' },
  'PUT /api/reminders': { by_email: false },
  'POST /api/stop-reminders': { token: 'absent' },
};

import { expect } from '@jest/globals';
import { ADMIN } from './app.js';
import { type Row, user } from './audit-row.js';
import type { GraphqlRow, RestRow } from './operations.js';

const ABSENT_ID = '6f1f0b52-0000-4000-8000-000000000000';
const users = (...graphql: string[]): RestRow => ({ access: 'user', graphql });
const admins = (...graphql: string[]): RestRow => ({ access: 'admin', keys: ['USERS_ADMIN'], graphql });

/** The REST routes of approval. */
export const APPROVAL_ROUTES: Record<string, RestRow> = {
  'GET /api/approval-standing': users('approvalStanding'),
  'GET /api/approvals': users('approvalRequests'),
  'POST /api/approvals': users('askForApproval'),
  'GET /api/approvals/:id': users('approvalRequest'),
  'DELETE /api/approvals/:id': users('withdrawApproval'),
  'POST /api/approvals/:id/approve': users('approveText'),
  'POST /api/approvals/:id/return': users('returnText'),
  'GET /api/approvals/:id/file': users(),
  'GET /api/admin/supervision': admins('supervisedAccounts'),
  'PUT /api/admin/supervision/:id': admins('superviseAccount'),
  'DELETE /api/admin/supervision/:id': admins('endSupervision'),
};

const call = (kind: GraphqlRow['kind'], words: string): GraphqlRow => ({ kind, access: 'user', call: words });
const admin = (kind: GraphqlRow['kind'], words: string): GraphqlRow => ({ kind, access: 'admin', keys: ['USERS_ADMIN'], call: words });
const id = `id: "${ABSENT_ID}"`;

/** The root fields of it with a harmless call of each. */
export const APPROVAL_OPERATIONS: Record<string, GraphqlRow> = {
  approvalStanding: call('query', 'approvalStanding { needed }'),
  approvalRequests: call('query', 'approvalRequests { totalCount }'),
  approvalRequest: call('query', `approvalRequest(${id}) { text }`),
  askForApproval: call('mutation', `askForApproval(input: { versionId: "${ABSENT_ID}" }) { id }`),
  withdrawApproval: call('mutation', `withdrawApproval(${id}) { id }`),
  approveText: call('mutation', `approveText(${id}, input: {}) { id }`),
  returnText: call('mutation', `returnText(${id}, input: { remark: "Name the court." }) { id }`),
  supervisedAccounts: admin('query', 'supervisedAccounts { totalCount }'),
  superviseAccount: admin('mutation', `superviseAccount(${id}, input: { supervisors: ["nobody@example.test"] }) { id }`),
  endSupervision: admin('mutation', `endSupervision(${id}) { id }`),
};

/** A body that each route takes. */
export const APPROVAL_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/approvals': { version_id: ABSENT_ID, note: 'For the hearing on Monday.' },
  'POST /api/approvals/{id}/approve': { remark: 'Approved.' },
  'POST /api/approvals/{id}/return': { remark: 'Name the court.' },
  'PUT /api/admin/supervision/{id}': { supervisors: ['nobody@example.test'] },
};

const PATH = '/api/admin/supervision';
const by = [ADMIN.email];
const supervised: Row['prepare'] = async (admin, { id: account }) => {
  await admin.put(`${PATH}/${account}`, { supervisors: by });
  return account;
};
const SET = user('supervision.set', undefined, { supervisors: [expect.any(String)] });
const ENDED = user('supervision.end', { supervisors: [expect.any(String)] });

/** What the naming of supervisors leaves in the audit log. */
export const SUPERVISION_REST_ROWS: Record<string, Row> = {
  [`PUT ${PATH}/:id`]: { call: (admin, { id: account }) => admin.put(`${PATH}/${account}`, { supervisors: by }), entry: SET },
  [`DELETE ${PATH}/:id`]: { prepare: supervised, call: (admin, { prepared }) => admin.delete(`${PATH}/${prepared}`), entry: ENDED },
};

export const SUPERVISION_GRAPHQL_ROWS: Record<string, Row> = {
  superviseAccount: {
    call: (admin, { id: account }) =>
      admin.graphql(`mutation { superviseAccount(id: "${account}", input: { supervisors: ["${by[0]}"] }) { id } }`),
    entry: SET,
  },
  endSupervision: {
    prepare: supervised,
    call: (admin, { prepared }) => admin.graphql(`mutation { endSupervision(id: "${prepared}") { id } }`),
    entry: ENDED,
  },
};

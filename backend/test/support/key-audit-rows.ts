import { mutation, named, type Row, user } from './audit-row.js';

/** An account of a program. */
const serviceAccount: NonNullable<Row['prepare']> = async (admin) =>
  (await admin.post<{ id: string }>('/api/admin/service-accounts', { name: 'A program' })).body.id;

export const KEY_REST_ROWS: Record<string, Row> = {
  'POST /api/admin/service-accounts': {
    call: (admin) => admin.post('/api/admin/service-accounts', { name: 'Audited', initial_tokens: 3 }),
    entry: user('service-account.create', undefined, { name: 'Audited', initialTokens: 3 }),
  },
  'POST /api/admin/service-accounts/:id/keys': {
    prepare: serviceAccount,
    call: (admin, { prepared }) =>
      admin.post(`/api/admin/service-accounts/${prepared}/keys`, { name: 'Audited', expires_in_days: 9, scopes: ['ASK'] }),
    entry: named('api-key.create', /^api-key:/, undefined, { name: 'Audited', scopes: ['ASK'] }),
  },
};

export const KEY_GRAPHQL_ROWS: Record<string, Row> = {
  createAdminApiKey: {
    call: mutation('createAdminApiKey(input: { name: "Audited", scopes: [LIBRARY_ADMIN] }) { key { id } }'),
    entry: named('api-key.create', /^api-key:/, undefined, { name: 'Audited', scopes: ['LIBRARY_ADMIN'] }),
  },
  createServiceAccount: {
    call: mutation('createServiceAccount(input: { name: "Audited", initialTokens: 3 }) { id }'),
    entry: user('service-account.create', undefined, { name: 'Audited', initialTokens: 3 }),
  },
  createServiceAccountKey: {
    prepare: serviceAccount,
    call: (admin, { prepared }) =>
      admin.graphql(`mutation { createServiceAccountKey(id: "${prepared}", input: { name: "Audited", scopes: [ASK] }) { key { id } } }`),
    entry: named('api-key.create', /^api-key:/, undefined, { name: 'Audited', scopes: ['ASK'] }),
  },
  revokeAnyApiKey: {
    prepare: async (admin) => {
      const operation = 'mutation { createAdminApiKey(input: { name: "Audited", scopes: [LIBRARY_ADMIN] }) { key { id } } }';
      return (await admin.graphql<{ createAdminApiKey: { key: { id: string } } }>(operation)).data?.createAdminApiKey.key.id ?? '';
    },
    call: (admin, { prepared }) => admin.graphql(`mutation { revokeAnyApiKey(id: "${prepared}") { id } }`),
    entry: named('api-key.revoke', /^api-key:/),
  },
};

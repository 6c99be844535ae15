import type { GraphqlRow } from './operations.js';

const id = 'id: "6f1f0b52-0000-4000-8000-000000000000"';

/** The root fields of keys and of the accounts of programs, with a harmless call of each. */
export const KEY_OPERATIONS: Record<string, GraphqlRow> = {
  apiKeys: { kind: 'query', access: 'user', call: 'apiKeys { totalCount }' },
  createApiKey: { kind: 'mutation', access: 'user', call: 'createApiKey(input: { name: "", scopes: [ASK] }) { secret }' },
  revokeApiKey: { kind: 'mutation', access: 'user', call: `revokeApiKey(${id}) { id }` },
  connectedApps: { kind: 'query', access: 'user', call: 'connectedApps { id }' },
  disconnectApp: { kind: 'mutation', access: 'user', call: `disconnectApp(${id}) { id }` },
  appRequest: { kind: 'query', access: 'user', call: `appRequest(${id}) { host }` },
  answerAppRequest: { kind: 'mutation', access: 'user', call: `answerAppRequest(${id}, input: { scopes: [] }) { continueAt }` },
  allApiKeys: { kind: 'query', access: 'admin', call: 'allApiKeys { totalCount }' },
  createAdminApiKey: {
    kind: 'mutation',
    access: 'admin',
    call: 'createAdminApiKey(input: { name: "", scopes: [LIBRARY_ADMIN] }) { secret }',
  },
  serviceAccounts: { kind: 'query', access: 'admin', call: 'serviceAccounts { totalCount }' },
  createServiceAccount: { kind: 'mutation', access: 'admin', call: 'createServiceAccount(input: { name: "" }) { id }' },
  createServiceAccountKey: {
    kind: 'mutation',
    access: 'admin',
    call: `createServiceAccountKey(${id}, input: { name: "A", scopes: [ASK] }) { secret }`,
  },
  revokeAnyApiKey: { kind: 'mutation', access: 'admin', call: `revokeAnyApiKey(${id}) { id }` },
};

import type { GraphqlRow, RestRow } from './operations.js';

/** The starter law, over REST. */
export const STARTER_ROUTES: Record<string, RestRow> = {
  'GET /api/admin/starter-law': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['starterLaw'] },
  'POST /api/admin/starter-law': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['loadStarterLaw'] },
  'POST /api/admin/starter-law/update': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['updateStarterLaw'] },
  'DELETE /api/admin/starter-law': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['removeStarterLaw'] },
};

/** The same in GraphQL, where none of them does anything in the tests; and what else an administrator sees first. */
export const STARTER_OPERATIONS: Record<string, GraphqlRow> = {
  starterLaw: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'starterLaw { phase }' },
  loadStarterLaw: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'loadStarterLaw { phase }' },
  updateStarterLaw: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'updateStarterLaw { phase }' },
  lackingLaw: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'lackingLaw' },
  firstSteps: { kind: 'query', access: 'admin', call: 'firstSteps { law }' },
  dismissFirstSteps: { kind: 'mutation', access: 'admin', call: 'dismissFirstSteps { law }' },
  removeStarterLaw: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'removeStarterLaw { phase }' },
};

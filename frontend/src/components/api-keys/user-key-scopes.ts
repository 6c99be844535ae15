import type { UserKeyScope } from '../../shared/gql/graphql.js';

/** What a key that acts for an account may be allowed to do, in the order of the form. */
export const USER_KEY_SCOPES = [
  'ASK',
  'CONVERSATIONS',
  'SEARCH',
  'DOCUMENTS_READ',
  'DOCUMENTS_WRITE',
  'PROPOSALS',
  'FILES',
  'MATTERS',
  'PARTIES',
  'WEBHOOKS',
] as const satisfies readonly UserKeyScope[];

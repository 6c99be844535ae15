import type { UserRow_UserFragment } from '../../../shared/gql/graphql.js';

export type UserRow = UserRow_UserFragment;

/** What can be done to the user of a row. */
export type UserAction = 'edit' | 'tokens' | 'toggle-admin' | 'toggle-status' | 'verify' | 'deactivate' | 'statement';

import type { UserRow_UserFragment } from '../../../shared/gql/graphql.js';

export type UserRow = UserRow_UserFragment;

/** The actions on a user in the table. */
export type UserAction =
  'edit' | 'tokens' | 'toggle-admin' | 'toggle-status' | 'verify' | 'confirm-email' | 'reset-two-step' | 'deactivate' | 'statement';

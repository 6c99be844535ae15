import { graphql } from '../../shared/gql/index.js';

export const REAUTHENTICATE = graphql(`
  mutation Reauthenticate($input: ReauthenticateInput!) {
    reauthenticate(input: $input) {
      confirmedUntil
    }
  }
`);

export const ADMIN_REAUTHENTICATE = graphql(`
  mutation AdminReauthenticate($input: ReauthenticateInput!) {
    adminReauthenticate(input: $input) {
      confirmedUntil
    }
  }
`);

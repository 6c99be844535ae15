import { graphql } from '../../../../shared/gql/index.js';

export const SUPERVISED = graphql(`
  fragment Supervision_account on SupervisedAccount {
    id
    name
    email
    createdAt
    supervisors {
      id
      name
      email
      isActive
    }
  }
`);

export const SUPERVISED_ACCOUNTS = graphql(`
  query SupervisedAccounts {
    supervisedAccounts(first: 200) {
      totalCount
      nodes {
        ...Supervision_account
      }
    }
  }
`);

export const ACCOUNT_OF_EMAIL = graphql(`
  query AccountOfEmail($email: String!) {
    users(first: 20, search: $email) {
      nodes {
        id
        email
      }
    }
  }
`);

export const SUPERVISE_ACCOUNT = graphql(`
  mutation SuperviseAccount($id: ID!, $input: SuperviseAccountInput!) {
    superviseAccount(id: $id, input: $input) {
      ...Supervision_account
    }
  }
`);

export const END_SUPERVISION = graphql(`
  mutation EndSupervision($id: ID!) {
    endSupervision(id: $id) {
      id
    }
  }
`);

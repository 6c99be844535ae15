import { graphql } from '../../../shared/gql/index.js';

export const SERVICE_ACCOUNT = graphql(`
  fragment ServiceAccountRow_account on ServiceAccount {
    id
    name
    isActive
    tokens
    activeKeys
    createdAt
    ownerEmail
  }
`);

export const SERVICE_ACCOUNTS = graphql(`
  query ServiceAccounts($first: Int!, $offset: Int!) {
    serviceAccounts(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...ServiceAccountRow_account
      }
    }
  }
`);

export const CREATE_SERVICE_ACCOUNT = graphql(`
  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {
    createServiceAccount(input: $input) {
      ...ServiceAccountRow_account
    }
  }
`);

export const CREATE_SERVICE_ACCOUNT_KEY = graphql(`
  mutation CreateServiceAccountKey($id: ID!, $input: CreateApiKeyInput!) {
    createServiceAccountKey(id: $id, input: $input) {
      secret
    }
  }
`);

export const SET_SERVICE_ACCOUNT_ACTIVE = graphql(`
  mutation SetServiceAccountActive($id: ID!, $active: Boolean!) {
    setUserActive(id: $id, active: $active) {
      message
    }
  }
`);

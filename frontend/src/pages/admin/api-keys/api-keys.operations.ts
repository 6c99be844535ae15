import { graphql } from '../../../shared/gql/index.js';

export const ALL_API_KEYS = graphql(`
  query AllApiKeys($first: Int!, $offset: Int!) {
    allApiKeys(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...ApiKeysList_key
      }
    }
  }
`);

export const CREATE_ADMIN_API_KEY = graphql(`
  mutation CreateAdminApiKey($input: CreateAdminApiKeyInput!) {
    createAdminApiKey(input: $input) {
      secret
    }
  }
`);

export const REVOKE_ANY_API_KEY = graphql(`
  mutation RevokeAnyApiKey($id: ID!) {
    revokeAnyApiKey(id: $id) {
      id
      state
    }
  }
`);

import { graphql } from '../../shared/gql/index.js';

export const API_KEYS = graphql(`
  query ApiKeys($first: Int!, $offset: Int!) {
    apiKeys(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...ApiKeysList_key
      }
    }
  }
`);

export const CREATE_API_KEY = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      secret
    }
  }
`);

export const REVOKE_API_KEY = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id) {
      id
      state
    }
  }
`);

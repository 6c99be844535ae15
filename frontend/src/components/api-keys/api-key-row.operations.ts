import { graphql } from '../../shared/gql/index.js';

export const API_KEY_ROW = graphql(`
  fragment ApiKeysList_key on ApiKey {
    id
    name
    prefix
    scopes
    state
    test
    expiresAt
    allowedAddresses
    callsPerMinute
    tokenBudget
    tokensSpent
    lastUsedAt
    lastUsedAddress
    ownerEmail
  }
`);

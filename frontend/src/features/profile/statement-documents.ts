import { graphql } from '../../shared/gql/index.js';

export const STATEMENT_ROW = graphql(`
  fragment StatementRow_entry on LedgerEntry {
    id
    createdAt
    delta
    balanceAfter
    kind
    operationType
    reason
  }
`);

export const TOKEN_STATEMENT = graphql(`
  query TokenStatement($after: String) {
    tokenStatement(first: 20, after: $after) {
      totalCount
      nodes {
        ...StatementRow_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

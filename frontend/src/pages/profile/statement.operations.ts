import { graphql } from '../../shared/gql/index.js';

export const TOKEN_STATEMENT = graphql(`
  query TokenStatement($after: String) {
    tokenStatement(first: 20, after: $after) {
      totalCount
      nodes {
        ...StatementTable_entry
        id
        reservationId
        document {
          id
          title
          documentType
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

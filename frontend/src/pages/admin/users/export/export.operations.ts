import { graphql } from '../../../../shared/gql/index.js';

export const EXPORT_USERS = graphql(`
  query ExportUsers($after: String, $search: String, $filter: UserFilter, $sort: UserSort) {
    users(first: 200, after: $after, search: $search, filter: $filter, sort: $sort) {
      totalCount
      nodes {
        ...UserRow_user
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const EXPORT_STATEMENT = graphql(`
  query ExportTokenStatement($userId: ID!, $after: String) {
    userTokenStatement(userId: $userId, first: 200, after: $after) {
      totalCount
      nodes {
        ...StatementTable_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

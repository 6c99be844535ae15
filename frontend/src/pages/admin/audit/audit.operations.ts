import { graphql } from '../../../shared/gql/index.js';

export const AUDIT_LOG = graphql(`
  query AuditLog(
    $first: Int!
    $offset: Int!
    $after: String
    $action: String
    $actorId: ID
    $subject: String
    $search: String
    $since: DateTime
    $until: DateTime
  ) {
    auditLog(
      first: $first
      offset: $offset
      after: $after
      action: $action
      actorId: $actorId
      subject: $subject
      search: $search
      since: $since
      until: $until
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        at
        actorId
        actorEmail
        address
        action
        subject
        subjectName
        before
        after
        reason
        apiKey
      }
    }
  }
`);

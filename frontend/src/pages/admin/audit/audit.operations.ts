import { graphql } from '../../../shared/gql/index.js';

export const AUDIT_LOG = graphql(`
  query AuditLog($first: Int!, $offset: Int!, $action: String, $actorId: ID, $subject: String) {
    auditLog(first: $first, offset: $offset, action: $action, actorId: $actorId, subject: $subject) {
      totalCount
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

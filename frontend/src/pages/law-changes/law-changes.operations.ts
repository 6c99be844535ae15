import { graphql } from '../../shared/gql/index.js';

export const LAW_CHANGES = graphql(`
  query LawChanges($first: Int!, $after: String, $seen: Boolean, $conversationId: ID, $draftId: ID) {
    lawChanges(first: $first, after: $after, seen: $seen, conversationId: $conversationId, draftId: $draftId) {
      totalCount
      nodes {
        id
        kind
        title
        conversationId
        draftId
        documentType
        lawId
        lawTitle
        changes
        statusBefore
        statusAfter
        changedAt
        seenAt
        quotations {
          ...Quotation_standing
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const MARK_SEEN = graphql(`
  mutation MarkLawChangesSeen($input: MarkLawChangesSeenInput!) {
    markLawChangesSeen(input: $input) {
      seen
    }
  }
`);

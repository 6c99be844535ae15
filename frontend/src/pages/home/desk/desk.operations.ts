import { graphql } from '../../../shared/gql/index.js';

/** What a signed-in user goes on with: the next dates, the last conversations and drafts. */
export const DESK = graphql(`
  query Desk {
    matterDeadlines(first: 5, status: OPEN) {
      nodes {
        id
        day
        title
        daysLeft
        matterId
        matterTitle
      }
    }
    lawChanges(first: 5, seen: false) {
      totalCount
      nodes {
        id
        title
        conversationId
        draftId
        documentType
        lawTitle
      }
    }
    documents(first: 4) {
      nodes {
        id
        title
        documentType
        updatedAt
      }
    }
    conversations(first: 4) {
      nodes {
        id
        title
        updatedAt
      }
    }
  }
`);

import { graphql } from '../../../shared/gql/index.js';

export const HISTORY_ROW = graphql(`
  fragment HistoryRow_conversation on Conversation {
    id
    title
    pinned
    updatedAt
  }
`);

export const CONVERSATIONS = graphql(`
  query Conversations($after: String, $search: String) {
    conversations(first: 50, after: $after, search: $search) {
      searchedAll
      nodes {
        ...HistoryRow_conversation
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const UPDATE_CONVERSATION = graphql(`
  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {
    updateConversation(id: $id, input: $input) {
      ...HistoryRow_conversation
    }
  }
`);

export const DELETE_CONVERSATION = graphql(`
  mutation DeleteConversation($id: ID!) {
    deleteConversation(id: $id) {
      id
    }
  }
`);

export const RESTORE_CONVERSATION = graphql(`
  mutation RestoreConversation($id: ID!) {
    restoreConversation(id: $id) {
      ...HistoryRow_conversation
    }
  }
`);

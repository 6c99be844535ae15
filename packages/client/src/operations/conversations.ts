import { graphql } from '../gql/gql.js';

export const CONVERSATIONS = graphql(`
  query Conversations($first: Int!, $after: String, $matterId: ID, $search: String, $updatedAfter: DateTime) {
    page: conversations(first: $first, after: $after, matterId: $matterId, search: $search, updatedAfter: $updatedAfter) {
      nodes {
        ...ConversationParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const CONVERSATION = graphql(`
  query Conversation($id: ID!) {
    conversation(id: $id) {
      ...ConversationParts
    }
  }
`);

export const EXCHANGES = graphql(`
  query Exchanges($conversationId: ID!, $first: Int!, $after: String) {
    page: conversationExchanges(conversationId: $conversationId, first: $first, after: $after) {
      nodes {
        id
        question
        askedAt
        answeredAt
        state
        text
        answer {
          ...AnswerParts
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const CREATE_CONVERSATION = graphql(`
  mutation CreateConversation {
    conversation: createConversation {
      ...ConversationParts
    }
  }
`);

export const UPDATE_CONVERSATION = graphql(`
  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {
    conversation: updateConversation(id: $id, input: $input) {
      ...ConversationParts
    }
  }
`);

export const DELETE_CONVERSATION = graphql(`
  mutation DeleteConversation($id: ID!) {
    deleted: deleteConversation(id: $id) {
      id
      restorableUntil
    }
  }
`);

export const RESTORE_CONVERSATION = graphql(`
  mutation RestoreConversation($id: ID!) {
    conversation: restoreConversation(id: $id) {
      ...ConversationParts
    }
  }
`);

export const STOP_ANSWER = graphql(`
  mutation StopAnswer($id: ID!) {
    conversation: stopAnswer(id: $id) {
      ...ConversationParts
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const CONVERSATION_PARTS = graphql(`
  fragment ConversationParts on Conversation {
    id
    title
    pinned
    matterId
    exchangeCount
    createdAt
    updatedAt
  }
`);

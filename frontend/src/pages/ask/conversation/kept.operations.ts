import { graphql } from '../../../shared/gql/index.js';

export const CREATE_CONVERSATION = graphql(`
  mutation CreateConversation {
    createConversation {
      id
    }
  }
`);

export const STOP_ANSWER = graphql(`
  mutation StopAnswer($id: ID!) {
    stopAnswer(id: $id) {
      id
    }
  }
`);

export const UNDO_EDIT = graphql(`
  mutation UndoConversationEdit($id: ID!, $exchangeId: ID!) {
    undoConversationEdit(id: $id, exchangeId: $exchangeId) {
      id
      exchangeCount
    }
  }
`);

export const EXCHANGES = graphql(`
  query ConversationExchanges($conversationId: ID!, $after: String) {
    conversationExchanges(conversationId: $conversationId, first: 50, after: $after) {
      nodes {
        id
        question
        referenceFilename
        asOn
        state
        text
        reason
        askedAt
        answeredAt
        rating {
          verdict
        }
        answer {
          ...ConversationAnswer_answer
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

import { graphql } from '../../../shared/gql/index.js';

export const RATE_ANSWER = graphql(`
  mutation RateAnswer($conversationId: ID!, $exchangeId: ID!, $input: AnswerRatingInput!) {
    rateAnswer(conversationId: $conversationId, exchangeId: $exchangeId, input: $input) {
      verdict
    }
  }
`);

export const WITHDRAW_RATING = graphql(`
  mutation RemoveAnswerRating($conversationId: ID!, $exchangeId: ID!) {
    removeAnswerRating(conversationId: $conversationId, exchangeId: $exchangeId) {
      exchangeId
    }
  }
`);

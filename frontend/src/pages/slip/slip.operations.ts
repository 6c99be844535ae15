import { graphql } from '../../shared/gql/index.js';

export const SLIP = graphql(`
  query Slip($conversationId: ID!, $exchangeId: ID!, $language: SlipLanguage) {
    answerSlip(conversationId: $conversationId, exchangeId: $exchangeId, language: $language) {
      language
      title
      day
      questionHeading
      question
      parts {
        kind
        heading
        lines
      }
      notes
    }
  }
`);

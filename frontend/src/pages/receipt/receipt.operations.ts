import { graphql } from '../../shared/gql/index.js';

export const RECEIPT = graphql(`
  query Receipt($conversationId: ID!, $exchangeId: ID!) {
    answerReceipt(conversationId: $conversationId, exchangeId: $exchangeId) {
      sha256
      receipt {
        exchangeId
        question
        referenceFilename
        asOn
        askedAt
        answeredAt
        answer
        model
        indexVersion
        plainText {
          topicName
          readOn
          signedBy
        }
      }
      check {
        hashRight
        checkedAt
        quotations {
          ...Quotation_standing
        }
      }
    }
  }
`);

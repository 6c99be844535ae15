import { graphql } from '../../../shared/gql/index.js';

export const ANSWER_RATINGS = graphql(`
  query AnswerRatings($first: Int!, $offset: Int!, $verdict: RatingVerdict, $quoted: Boolean) {
    answerRatings(first: $first, offset: $offset, verdict: $verdict, quoted: $quoted) {
      totalCount
      nodes {
        id
        verdict
        reason
        note
        question
        quoted
        acts
        createdAt
      }
    }
    answerRatingCounts {
      up
      down
      unquoted
      days
    }
  }
`);

import { graphql } from '../../../shared/gql/index.js';

export const GOLDEN_REPORT = graphql(`
  fragment GoldenOutcomes_report on GoldenReport {
    total
    foundBefore
    foundAfter
    improved
    worsened
    outcomes {
      questionId
      question
      document
      unit
      rankBefore
      rankAfter
    }
  }
`);

export const INDEX_GENERATIONS = graphql(`
  query IndexGenerations {
    indexGenerations {
      id
      state
      createdAt
      promotedAt
      documents
      passages
      bytes
      canRollBack
      builtWith {
        analyser
        chunker
        encoder
        embeddingModel
      }
      goldenReport {
        ...GoldenOutcomes_report
      }
    }
  }
`);

export const ROLL_BACK_INDEX = graphql(`
  mutation RollBackIndex {
    rollBackIndex {
      message
      generation
    }
  }
`);

import { graphql } from '../../../shared/gql/index.js';

export const GOLDEN_QUESTION = graphql(`
  fragment GoldenRow_question on GoldenQuestion {
    id
    question
    document
    unit
  }
`);

export const GOLDEN_QUESTIONS = graphql(`
  query GoldenQuestions {
    goldenQuestions {
      ...GoldenRow_question
    }
  }
`);

export const GOLDEN_CHECK = graphql(`
  query GoldenQuestionCheck {
    goldenQuestionCheck {
      ...GoldenOutcomes_report
    }
  }
`);

export const CREATE_GOLDEN_QUESTION = graphql(`
  mutation CreateGoldenQuestion($input: GoldenQuestionInput!) {
    createGoldenQuestion(input: $input) {
      ...GoldenRow_question
    }
  }
`);

export const UPDATE_GOLDEN_QUESTION = graphql(`
  mutation UpdateGoldenQuestion($id: ID!, $input: GoldenQuestionInput!) {
    updateGoldenQuestion(id: $id, input: $input) {
      ...GoldenRow_question
    }
  }
`);

export const DELETE_GOLDEN_QUESTION = graphql(`
  mutation DeleteGoldenQuestion($id: ID!) {
    deleteGoldenQuestion(id: $id) {
      message
    }
  }
`);

export const DOCUMENT_NAMES = graphql(`
  query LegalDocumentNames($search: String) {
    legalDocuments(first: 20, offset: 0, search: $search, sort: { field: FILENAME, direction: ASC }) {
      nodes {
        id
        filename
      }
    }
  }
`);

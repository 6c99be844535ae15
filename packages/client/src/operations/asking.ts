import { graphql } from '../gql/gql.js';

export const ASK = graphql(`
  mutation Ask($input: AskInput!) {
    answer: askQuestion(input: $input) {
      ...AnswerParts
    }
  }
`);

export const ASK_STREAM = graphql(`
  subscription AskStream($input: AskInput!) {
    event: answer(input: $input) {
      step {
        __typename
        ... on AnswerStage {
          stage
        }
        ... on AnswerPiece {
          text
        }
        ... on FinishedAnswer {
          exchangeId
          answer {
            ...AnswerParts
          }
        }
      }
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const ANSWER_PARTS = graphql(`
  fragment AnswerParts on Answer {
    text
    citations {
      marker
      documentId
      documentTitle
      sourceType
      headingPath
      pageStart
      pageEnd
      fromScan
      spanStart
      spanEnd
      quotation
      stamp
    }
    statements {
      spanStart
      spanEnd
      support
      markers
    }
    sections {
      documentId
      documentTitle
      headingPath
      unit
      heading
      open
      relation
      note
      stamp
      spanStart
      spanEnd
    }
    missingLaw {
      act
      section
      reason
    }
    clarify {
      kind
      question
      options
    }
    followUps
    answeredBy
    notice
    generation
    withheldQuotations
    withheldReferences
  }
`);

export const SEARCH = graphql(`
  query Search($query: String!, $first: Int!, $asOn: Date, $filters: SearchFilters) {
    found: searchSources(query: $query, first: $first, asOn: $asOn, filters: $filters) {
      relevant
      generation
      passages {
        documentId
        documentTitle
        documentType
        headingPath
        unit
        pageStart
        pageEnd
        fromScan
        spanStart
        spanEnd
        text
        stamp
        score
      }
    }
  }
`);

export const TEMPLATES = graphql(`
  query Templates {
    templates: documentTemplates {
      documentType
      label
      category
      cost
      fields {
        name
        label
        valueFormat
        required
        help
        options
        default
        maxLength
      }
    }
  }
`);

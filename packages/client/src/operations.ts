import { graphql } from './gql/gql.js';

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

export const DRAFT = graphql(`
  mutation Draft($input: GenerateDocumentInput!) {
    draft: generateDocument(input: $input) {
      ...DraftParts
    }
  }
`);

export const DRAFT_STREAM = graphql(`
  subscription DraftStream($input: GenerateDocumentInput!) {
    event: generation(input: $input) {
      step {
        __typename
        ... on GenerationStage {
          stage
        }
        ... on GenerationPiece {
          text
        }
        ... on GenerationRestart {
          reason
        }
        ... on FinishedGeneration {
          draft: generated {
            ...DraftParts
          }
        }
      }
    }
  }
`);

export const PROPOSE = graphql(`
  mutation Propose($input: GenerateDocumentInput!) {
    proposal: proposeChanges(input: $input) {
      ...ProposalParts
    }
  }
`);

export const ANSWER_QUESTIONS = graphql(`
  mutation AnswerQuestions($input: AnswerQuestionsInput!) {
    proposal: answerQuestions(input: $input) {
      ...ProposalParts
    }
  }
`);

export const KEEP = graphql(`
  mutation Keep($input: KeepChangesInput!) {
    draft: keepChanges(input: $input) {
      ...DraftParts
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const PROPOSAL_PARTS = graphql(`
  fragment ProposalParts on ChangeProposal {
    id
    documentType
    documentId
    price
    notice
    changes {
      id
      instruction
      asked
      message
      segments {
        kind
        text
      }
    }
    questions {
      id
      instruction
      question
      choices {
        label
        suggestion
      }
    }
    notChanged {
      instruction
      message
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const DRAFT_PARTS = graphql(`
  fragment DraftParts on GeneratedDocument {
    content: documentContent
    document {
      id
      title
    }
    version {
      id
      number
    }
    draftedBy
    notice
    remainingTokens
    citations {
      documentId
      documentTitle
      headingPath
      spanStart
      spanEnd
      quotation
    }
    signingNotes {
      topic
      text
    }
    suggestionReport {
      instruction
      applied
      message
    }
    questions {
      id
      instruction
      question
      choices {
        label
        suggestion
      }
    }
  }
`);

export const FILES = graphql(`
  query Files($first: Int!, $after: String) {
    files: referenceFiles(first: $first, after: $after) {
      nodes {
        id
        filename
        fileType
        size
        status
        error
        uploadDate
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const REMOVE_FILE = graphql(`
  mutation RemoveFile($id: ID!) {
    removed: removeReferenceFile(id: $id) {
      id
    }
  }
`);

export const BALANCE = graphql(`
  query Balance {
    balance: tokenBalance {
      tokens
    }
  }
`);

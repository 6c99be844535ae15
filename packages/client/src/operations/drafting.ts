import { graphql } from '../gql/gql.js';

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

export const PROPOSALS = graphql(`
  query Proposals {
    proposals: changeProposals {
      ...ProposalParts
    }
  }
`);

export const DISCARD = graphql(`
  mutation Discard($id: ID!) {
    discarded: discardChanges(id: $id) {
      id
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

export const BALANCE = graphql(`
  query Balance {
    balance: tokenBalance {
      tokens
    }
  }
`);

import { graphql } from '../../../shared/gql/index.js';
import type { ChangeProposal_ProposalFragment } from '../../../shared/gql/graphql.js';

export const CHANGE_PROPOSAL = graphql(`
  fragment ChangeProposal_proposal on ChangeProposal {
    id
    documentType
    documentId
    previousDocument
    suggestions
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
      places {
        start
        end
        segments {
          kind
          text
        }
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
      applied
      message
    }
  }
`);

export type Proposal = ChangeProposal_ProposalFragment;

export const CHANGE_PROPOSALS = graphql(`
  query ChangeProposals {
    changeProposals {
      ...ChangeProposal_proposal
    }
  }
`);

export const PROPOSE_CHANGES = graphql(`
  mutation ProposeChanges($input: GenerateDocumentInput!) {
    proposeChanges(input: $input) {
      ...ChangeProposal_proposal
    }
  }
`);

export const KEEP_CHANGES = graphql(`
  mutation KeepChanges($input: KeepChangesInput!) {
    keepChanges(input: $input) {
      ...GeneratedDraft_generated
    }
  }
`);

export const ANSWER_QUESTIONS = graphql(`
  mutation AnswerQuestions($input: AnswerQuestionsInput!) {
    answerQuestions(input: $input) {
      ...ChangeProposal_proposal
    }
  }
`);

export const DISCARD_CHANGES = graphql(`
  mutation DiscardChanges($id: ID!) {
    discardChanges(id: $id) {
      id
    }
  }
`);

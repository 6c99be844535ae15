import { graphql } from '../../shared/gql/index.js';

export const APPROVAL = graphql(`
  fragment Approval_state on Approval {
    state
    requestId
    decidedBy
    decidedAt
  }
`);

export const APPROVAL_STANDING = graphql(`
  query ApprovalStanding {
    approvalStanding {
      needed
      supervisors
      supervised
      waiting
    }
  }
`);

export const VERSION_APPROVAL = graphql(`
  query VersionApproval($id: ID!) {
    documentVersion(id: $id) {
      id
      approval {
        ...Approval_state
      }
    }
  }
`);

export const ANSWER_APPROVALS = graphql(`
  query AnswerApprovals($conversationId: ID!) {
    conversationExchanges(conversationId: $conversationId, first: 200) {
      nodes {
        id
        approval {
          ...Approval_state
        }
      }
    }
  }
`);

export const ASK_FOR_APPROVAL = graphql(`
  mutation AskForApproval($input: AskForApprovalInput!) {
    askForApproval(input: $input) {
      id
      state
    }
  }
`);

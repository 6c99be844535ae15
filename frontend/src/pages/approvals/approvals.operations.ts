import type { ApprovalRequestQuery } from '../../shared/gql/graphql.js';
import { graphql } from '../../shared/gql/index.js';

/** A request with its text, as one who may read it has opened it. */
export type OpenedRequest = NonNullable<ApprovalRequestQuery['approvalRequest']>;

export const REQUEST = graphql(`
  fragment Request_approval on ApprovalRequest {
    id
    state
    kind
    title
    note
    remark
    ownerName
    isOwn
    documentId
    conversationId
    submittedAt
    decidedAt
    decidedBy
  }
`);

export const APPROVAL_REQUESTS = graphql(`
  query ApprovalRequests($first: Int!, $after: String, $queue: Boolean!, $state: ApprovalState) {
    approvalRequests(first: $first, after: $after, queue: $queue, state: $state) {
      totalCount
      nodes {
        ...Request_approval
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const APPROVAL_REQUEST = graphql(`
  query ApprovalRequest($id: ID!) {
    approvalRequest(id: $id) {
      id
      state
      kind
      title
      note
      remark
      ownerName
      isOwn
      documentId
      conversationId
      submittedAt
      decidedAt
      decidedBy
      text
      submittedText
    }
  }
`);

export const APPROVE_TEXT = graphql(`
  mutation ApproveText($id: ID!, $input: ApproveTextInput!) {
    approveText(id: $id, input: $input) {
      ...Request_approval
    }
  }
`);

export const RETURN_TEXT = graphql(`
  mutation ReturnText($id: ID!, $input: ReturnTextInput!) {
    returnText(id: $id, input: $input) {
      ...Request_approval
    }
  }
`);

export const WITHDRAW_APPROVAL = graphql(`
  mutation WithdrawApproval($id: ID!) {
    withdrawApproval(id: $id) {
      id
    }
  }
`);

import { skipToken, useQuery } from '@apollo/client/react';
import type { Approval_StateFragment } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { ANSWER_APPROVALS, APPROVAL, APPROVAL_STANDING, VERSION_APPROVAL } from './approval.operations.js';

/** What is shown where the product could not be asked: the mark, since a clean page would say that the text is approved. */
const UNKNOWN: Omit<Approval_StateFragment, ' $fragmentName'> = {
  state: 'NOT_APPROVED',
  requestId: null,
  decidedBy: null,
  decidedAt: null,
};

/** Whether the texts of the user need approval: false until the answer is there, true where it failed. */
export function useApprovalNeeded(): boolean {
  const { data, error } = useQuery(APPROVAL_STANDING);
  return data?.approvalStanding.needed ?? error !== undefined;
}

/** What became of a version of a draft; null where it needs no approval, is not kept or is not answered yet. */
export function useVersionApproval(versionId: string | undefined): Approval_StateFragment | null {
  const { data, error } = useQuery(
    VERSION_APPROVAL,
    versionId ? { variables: { id: versionId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!versionId) return null;
  if (!data && error) return UNKNOWN;
  return getFragmentData(APPROVAL, data?.documentVersion?.approval ?? null);
}

/** What became of an answer; null where it needs no approval, is not kept or is not known. The answers of a conversation share a request. */
export function useAnswerApproval(conversationId: string | undefined, exchangeId: string | undefined): Approval_StateFragment | null {
  const needed = useApprovalNeeded();
  const { data } = useQuery(
    ANSWER_APPROVALS,
    needed && conversationId && exchangeId ? { variables: { conversationId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const exchange = data?.conversationExchanges?.nodes.find(({ id }) => id === exchangeId);
  return getFragmentData(APPROVAL, exchange?.approval ?? null);
}

import { skipToken, useQuery } from '@apollo/client/react';
import type { Approval_StateFragment } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { ANSWER_APPROVALS, APPROVAL, APPROVAL_STANDING, VERSION_APPROVAL } from './approval.operations.js';

/** Whether the texts of the user need approval; false as long as it is not known. */
export const useApprovalNeeded = (): boolean => useQuery(APPROVAL_STANDING).data?.approvalStanding.needed ?? false;

/** What became of a version of a draft; null where it needs no approval, is not kept or is not known. */
export function useVersionApproval(versionId: string | undefined): Approval_StateFragment | null {
  const { data } = useQuery(VERSION_APPROVAL, versionId ? { variables: { id: versionId }, fetchPolicy: 'cache-and-network' } : skipToken);
  return getFragmentData(APPROVAL, (versionId && data?.documentVersion.approval) || null);
}

/** What became of an answer; null where it needs no approval, is not kept or is not known. The answers of a conversation share a request. */
export function useAnswerApproval(conversationId: string | undefined, exchangeId: string | undefined): Approval_StateFragment | null {
  const needed = useApprovalNeeded();
  const { data } = useQuery(
    ANSWER_APPROVALS,
    needed && conversationId && exchangeId ? { variables: { conversationId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const exchange = data?.conversationExchanges.nodes.find(({ id }) => id === exchangeId);
  return getFragmentData(APPROVAL, exchange?.approval ?? null);
}

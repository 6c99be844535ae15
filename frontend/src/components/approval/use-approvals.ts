import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
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

/** What became of the answers of a conversation, by exchange; answers that need no approval are left out. */
export function useAnswerApprovals(conversationId: string | null, answers: number): ReadonlyMap<string, Approval_StateFragment> {
  const needed = useApprovalNeeded();
  const { data, refetch } = useQuery(
    ANSWER_APPROVALS,
    needed && conversationId && answers > 0 ? { variables: { conversationId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const again = useEffectEvent(() => void refetch().catch(() => undefined));
  const isAsked = needed && conversationId !== null && answers > 0;
  // With each answer that comes.
  useEffect(() => {
    if (isAsked) again();
  }, [answers, isAsked]);
  return useMemo(() => {
    const found = (conversationId && data?.conversationExchanges.nodes) || [];
    return new Map(
      found.flatMap(({ id, approval }): [string, Approval_StateFragment][] => {
        const state = getFragmentData(APPROVAL, approval);
        return state ? [[id, state]] : [];
      }),
    );
  }, [conversationId, data]);
}

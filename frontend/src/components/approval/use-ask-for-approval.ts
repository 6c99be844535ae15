import { useMutation, useQuery } from '@apollo/client/react';
import { describeError } from '../../shared/apollo/describe-error.js';
import type { AskForApprovalInput } from '../../shared/gql/graphql.js';
import { notify } from '../../shared/notices/toasts.js';
import { ANSWER_APPROVALS, APPROVAL_STANDING, ASK_FOR_APPROVAL, VERSION_APPROVAL } from './approval.operations.js';
import { approvalMessages as text } from './messages.js';

/** Asks the supervisors of the user to approve a text, and reads anew what became of it. */
export function useAskForApproval(): { ask: (input: AskForApprovalInput) => Promise<void>; asking: boolean } {
  const { data } = useQuery(APPROVAL_STANDING);
  const [send, { loading }] = useMutation(ASK_FOR_APPROVAL, {
    refetchQueries: [VERSION_APPROVAL, ANSWER_APPROVALS],
    awaitRefetchQueries: true,
  });
  const ask = async (input: AskForApprovalInput): Promise<void> => {
    try {
      await send({ variables: { input } });
      notify.success(text.asked(data?.approvalStanding.supervisors.join(', ') ?? ''));
    } catch (error) {
      notify.error(describeError(error, text.askFailed));
    }
  };
  return { ask, asking: loading };
}

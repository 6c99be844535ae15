import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { DELETE_GOLDEN_QUESTION } from './golden-questions.operations.js';
import { goldenMessages } from './messages.js';

/** Deletes a golden question; its row disappears at once. */
export function useDeleteGoldenQuestion(): (id: string) => Promise<void> {
  const [mutate] = useMutation(DELETE_GOLDEN_QUESTION);
  return useCallback(
    async (id) => {
      const notice = { __typename: 'Notice' as const, message: '' };
      try {
        const { data } = await mutate({
          variables: { id },
          optimisticResponse: { deleteGoldenQuestion: notice },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'GoldenQuestion', id }) });
          },
        });
        if (data) notify.success(data.deleteGoldenQuestion.message);
      } catch (error) {
        notify.error(describeError(error, goldenMessages.deleteFailed));
      }
    },
    [mutate],
  );
}

import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { INDEX_GENERATIONS, ROLL_BACK_INDEX } from './index-versions.operations.js';
import { indexVersionMessages } from './messages.js';

/** Rolls back to the previous build of the index. */
export function useRollBack(): () => Promise<void> {
  const [mutate] = useMutation(ROLL_BACK_INDEX, { refetchQueries: [INDEX_GENERATIONS, 'SystemStatus'] });
  return useCallback(async () => {
    try {
      const { data } = await mutate();
      if (data) notify.success(data.rollBackIndex.message);
    } catch (error) {
      notify.error(describeError(error, indexVersionMessages.rollBackFailed));
    }
  }, [mutate]);
}

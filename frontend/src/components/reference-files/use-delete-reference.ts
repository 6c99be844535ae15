import { useMutation } from '@apollo/client/react';
import { notify } from '../../shared/notices/toasts.js';
import { referenceMessages } from './messages.js';
import { DELETE_REFERENCE_FILE, REFERENCE_FILES } from './reference-files.operations.js';

/** Deletes a file and removes it from the list. Resolves with whether that succeeded. */
export function useDeleteReference(): (id: string) => Promise<boolean> {
  const [mutate] = useMutation(DELETE_REFERENCE_FILE, {
    refetchQueries: [REFERENCE_FILES],
  });
  return async (id) => {
    try {
      await mutate({ variables: { id } });
      notify.success(referenceMessages.removed);
      return true;
    } catch {
      notify.error(referenceMessages.removeFailed);
      return false;
    }
  };
}

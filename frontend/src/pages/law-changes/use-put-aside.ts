import { useMutation } from '@apollo/client/react';
import { notify } from '../../shared/notices/toasts.js';
import { MARK_SEEN } from './law-changes.operations.js';
import { lawChangesMessages as text } from './messages.js';

/** Puts a change aside. @param onDone called once it was */
export function usePutAside(onDone: () => Promise<void>): (id: string) => Promise<void> {
  const [mark] = useMutation(MARK_SEEN);
  return async (id) => {
    try {
      await mark({ variables: { input: { ids: [id] } } });
      await onDone();
    } catch {
      notify.error(text.asideFailed);
    }
  };
}

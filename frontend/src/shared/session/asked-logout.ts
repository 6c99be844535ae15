import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.js';
import { unsavedEntries, type UnsavedEntries } from '../storage/unsaved-entries.js';
import { useLogout, useUserSession } from './hooks.js';

export interface LogoutQuestion {
  unsaved: readonly UnsavedEntries[];
  /** Logs out after all. */
  leave: () => void;
}

const question = createStore<LogoutQuestion | null>(null);

/** The logout that is waiting for an answer, since it would lose something. */
export const useLogoutQuestion = (): LogoutQuestion | null => useSyncExternalStore(question.subscribe, question.get);
export const dropLogoutQuestion = (): void => question.set(null);

/**
 * Logs out like {@link useLogout}. What only this browser has is kept on the server first; asks if some of it would be lost.
 * @returns a function; what it is given is called once the user is logged out
 */
export function useAskedLogout(): (done?: () => void) => void {
  const logout = useLogout();
  const { user, token } = useUserSession();
  const userId = user?.id;
  return useCallback(
    (done) => {
      const leave = (): void => {
        logout();
        done?.();
      };
      const unsaved = userId === undefined ? [] : unsavedEntries(userId);
      if (userId === undefined || !token || unsaved.length === 0) leave();
      else
        void keptOnServer(userId, token, unsaved).then((lost) => {
          if (lost.length === 0) leave();
          else question.set({ unsaved: lost, leave });
        });
    },
    [logout, userId, token],
  );
}

/** Has the server keep what it can. @returns the rest, which is everything where the server cannot be reached */
async function keptOnServer(userId: string, token: string, unsaved: readonly UnsavedEntries[]): Promise<readonly UnsavedEntries[]> {
  try {
    const { keepBeforeLogout } = await import('../apollo/keep-before-logout.js');
    return await keepBeforeLogout(userId, token, unsaved);
  } catch {
    return unsaved;
  }
}

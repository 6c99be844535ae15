import { createStore } from '../store.js';
import { readUser, readUserToken, USER_TOKEN_KEY, writeUserSession, type SessionUser } from './session-storage.js';

/**
 * `restoring`: a token is stored and the user is not known yet. `leaving`: logged out a moment ago, so that gates wait
 * for the redirect home instead of asking for a login.
 */
export type SessionPhase = 'signed-out' | 'restoring' | 'signed-in' | 'leaving';

export interface UserSession {
  phase: SessionPhase;
  token: string | null;
  user: SessionUser | null;
}

const SIGNED_OUT: UserSession = { phase: 'signed-out', token: null, user: null };

function stored(): UserSession {
  const token = readUserToken();
  if (!token) return SIGNED_OUT;
  const user = readUser();
  return { phase: user ? 'signed-in' : 'restoring', token, user };
}

const store = createStore<UserSession>(stored());

/** The user's session in memory and in local storage, the same in every tab. */
export const userSession = {
  get: store.get,
  subscribe: store.subscribe,

  /** Takes a new token whose user is still to be fetched. */
  begin(token: string): void {
    writeUserSession(token, null);
    store.set({ phase: 'restoring', token, user: null });
  },

  /** Sets or refreshes the user of the current token. */
  setUser(user: SessionUser): void {
    const { token } = store.get();
    writeUserSession(token, user);
    store.set({ phase: 'signed-in', token, user });
  },

  /** Forgets token and user here and in the other tabs. */
  clear(phase: 'signed-out' | 'leaving' = 'signed-out'): void {
    writeUserSession(null, null);
    store.set({ ...SIGNED_OUT, phase });
  },

  /** Reads the storage again. */
  reload(): void {
    store.set(stored());
  },
};

/** Follows logins and logouts of other tabs; answers with the function that stops it. */
export function followOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== USER_TOKEN_KEY) return;
    if (readUserToken() === userSession.get().token) return;
    userSession.reload();
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

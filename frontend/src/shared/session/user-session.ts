import { createStore } from '../lib/store.js';
import { sessionOf } from './access-token.js';
import { readUser, readUserToken, USER_TOKEN_KEY, writeUserSession, writeUserToken, type SessionUser } from './session-storage.js';

/**
 * `restoring`: a token is stored and the user is not known yet. `leaving`: logged out a moment ago, so that gates wait
 * for the redirect home instead of asking for a login.
 */
export type SessionPhase = 'signed-out' | 'restoring' | 'signed-in' | 'leaving';

export interface UserSession {
  phase: SessionPhase;
  token: string | null;
  user: SessionUser | null;
  /** The token came from the storage, so that nobody here knows how old it is. */
  restored?: true;
}

const SIGNED_OUT: UserSession = { phase: 'signed-out', token: null, user: null };

function stored(): UserSession {
  const token = readUserToken();
  if (!token) return SIGNED_OUT;
  const user = readUser();
  return { phase: user ? 'signed-in' : 'restoring', token, user, restored: true };
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

  /** Takes another token of the same session. */
  renew(token: string): void {
    writeUserToken(token);
    const { phase, user } = store.get();
    store.set({ phase, token, user });
  },

  /** Sets or refreshes the user of the current token. */
  setUser(user: SessionUser): void {
    const { token, restored } = store.get();
    writeUserSession(token, user);
    store.set({ phase: 'signed-in', token, user, ...(restored && { restored }) });
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

/** Follows logins, logouts and renewals of other tabs; answers with the function that stops it. */
export function followOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== USER_TOKEN_KEY) return;
    const { token } = userSession.get();
    const stored = readUserToken();
    if (stored === token) return;
    if (stored && sessionOf(stored) === sessionOf(token)) return userSession.renew(stored);
    userSession.reload();
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

import { createStore } from '../lib/store.js';
import { sessionOf } from './access-token.js';
import {
  readUser,
  readUserToken,
  USER_TOKEN_KEY,
  writeUser,
  writeUserSession,
  writeUserToken,
  type SessionUser,
} from './session-storage.js';

/**
 * `restoring`: a token is stored, but the user is not known yet. `leaving`: just logged out; screens wait for the redirect to the
 * home page instead of redirecting to the login.
 */
export type SessionPhase = 'signed-out' | 'restoring' | 'signed-in' | 'leaving';

export interface UserSession {
  phase: SessionPhase;
  token: string | null;
  user: SessionUser | null;
  /** Whether the token came from storage, so that its age is unknown. */
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

/** The session that ended last. Another tab that has not heard of it yet may still store its token, or a renewed one. */
let ended: string | null = null;

/** The user's session in memory and in local storage, shared by all tabs. */
export const userSession = {
  get: store.get,
  subscribe: store.subscribe,

  /** Stores a new token whose user has yet to be fetched. */
  begin(token: string): void {
    writeUserSession(token, null);
    store.set({ phase: 'restoring', token, user: null });
  },

  /** Stores a renewed token of the same session. */
  renew(token: string): void {
    writeUserToken(token);
    const { phase, user } = store.get();
    store.set({ phase, token, user });
  },

  /** Sets or refreshes the user of the current token. */
  setUser(user: SessionUser): void {
    const { token, restored } = store.get();
    writeUser(user);
    store.set({ phase: 'signed-in', token, user, ...(restored && { restored }) });
  },

  /** Removes token and user here and in the other tabs. */
  clear(phase: 'signed-out' | 'leaving' = 'signed-out'): void {
    ended = sessionOf(store.get().token) ?? ended;
    writeUserSession(null, null);
    store.set({ ...SIGNED_OUT, phase });
  },

  /** Reloads the session from storage. */
  reload(): void {
    store.set(stored());
  },
};

/**
 * Follows logins, logouts and renewals in other tabs. A logout counts whatever is stored by now: tabs hear of each other a moment
 * late, and what one of them stores in that moment must not undo it.
 * @returns a function that stops following
 */
export function followOtherTabs(onChange: () => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key !== null && key !== USER_TOKEN_KEY) return;
    const own = sessionOf(userSession.get().token);
    if (key !== null && newValue === null && own !== null && (oldValue === null || sessionOf(oldValue) === own)) {
      userSession.clear();
      return onChange();
    }
    const token = readUserToken();
    if (token === userSession.get().token) return;
    if (token && sessionOf(token) === own) return userSession.renew(token);
    if (token && sessionOf(token) === ended) return writeUserSession(null, null);
    userSession.reload();
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

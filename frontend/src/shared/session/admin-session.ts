import { createStore } from '../lib/store.js';
import { ADMIN_TOKEN_KEY, readAdminToken, writeAdminToken } from './session-storage.js';

export interface AdminSession {
  token: string | null;
  /** How the last session in this tab ended: `refused` by the server, or `left` by a logout just now. */
  ended?: 'refused' | 'left';
}

const store = createStore<AdminSession>({ token: readAdminToken() });

/** The administrator's session, separate from the user's. */
export const adminSession = {
  get: store.get,
  subscribe: store.subscribe,

  begin(token: string): void {
    writeAdminToken(token);
    store.set({ token });
  },

  end(ended: 'refused' | 'left'): void {
    writeAdminToken(null);
    store.set({ token: null, ended });
  },

  /** Reloads the session from storage. */
  reload(): void {
    store.set({ token: readAdminToken() });
  },
};

/** Follows the administrator's login and logout in other tabs. */
export function followOtherAdminTabs(): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== ADMIN_TOKEN_KEY) return;
    if (readAdminToken() !== adminSession.get().token) adminSession.reload();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

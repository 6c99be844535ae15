import { notify } from '../notices/toasts.js';
import { dropOfflineCopy } from '../offline/offline-copy.js';
import { clearPrivate } from '../storage/local-store.js';
import { adminSession } from './admin-session.js';
import { sessionMessages } from './messages.js';
import { userSession } from './user-session.js';

/** Ends the user's session in this browser at once, and on the server if it can be reached. */
export function signOut(): void {
  const { token } = userSession.get();
  userSession.clear('leaving');
  clearPrivate();
  void dropOfflineCopy();
  if (token) void import('../apollo/revoke.js').then(({ revokeUserToken }) => revokeUserToken(token));
}

/** Ends the administrator's session here, and on the server if it can be reached. */
export function signOutAdmin(): void {
  const { token } = adminSession.get();
  adminSession.end('left');
  if (token) void import('../apollo/revoke.js').then(({ revokeAdminToken }) => revokeAdminToken(token));
}

/**
 * Called when the server rejects a user token. A session that is kept on this device goes on; any other ends here.
 * @returns the token to send the call with once more; null when there is none
 */
export async function userTokenRefused(token: string): Promise<string | null> {
  try {
    const { goOn } = await import('./kept-session.js');
    const next = await goOn(token);
    if (next !== null) return next;
  } catch {
    // The server does not say whether it keeps the session: the call has failed, and the next one asks again.
    return null;
  }
  if (userSession.get().token === token) {
    userSession.clear();
    notify.error(sessionMessages.expired);
  }
  return null;
}

/** Called when the server rejects an administrator's token. */
export function adminTokenRefused(token: string): Promise<null> {
  if (adminSession.get().token === token) adminSession.end('refused');
  return Promise.resolve(null);
}

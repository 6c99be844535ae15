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

/** Called when the server rejects a user token; ignored if the token has been replaced in the meantime. */
export function userTokenRefused(token: string): void {
  if (userSession.get().token !== token) return;
  userSession.clear();
  notify.error(sessionMessages.expired);
}

/** Called when the server rejects an administrator's token. */
export function adminTokenRefused(token: string): void {
  if (adminSession.get().token === token) adminSession.end('refused');
}

import { notify } from '../notices/toasts.js';
import { loadUser } from './load-user.js';
import { sessionOf } from './access-token.js';
import { sessionMessages } from './messages.js';
import { userSession } from './user-session.js';

/**
 * Fetches the user of the token in use and keeps it; a failure clears the session and says so.
 * @returns whether a user is signed in now
 */
export async function confirmSession(): Promise<boolean> {
  const { token } = userSession.get();
  if (!token) return false;
  try {
    const user = await loadUser(token);
    // Another tab may have logged out, or in as someone else, while the answer was on its way.
    if (isCurrent(token)) userSession.setUser(user);
  } catch {
    if (isCurrent(token)) {
      userSession.clear();
      notify.error(sessionMessages.userFetchFailed);
    }
  }
  return userSession.get().phase === 'signed-in';
}

/** Whether a token's session is still the one in use; it may have been renewed meanwhile. */
const isCurrent = (token: string): boolean => sessionOf(userSession.get().token) === sessionOf(token);

/** Stores a fresh token, then fetches its user. */
export async function signIn(token: string): Promise<boolean> {
  userSession.begin(token);
  return confirmSession();
}

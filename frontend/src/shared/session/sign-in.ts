import { AppError } from '../api/app-error.js';
import { ErrorCode } from '../api/error-codes.js';
import { pause, waitBefore } from '../api/patience.js';
import { serverAway } from '../notices/server-away.js';
import { notify } from '../notices/toasts.js';
import { loadUser } from './load-user.js';
import { sessionOf } from './access-token.js';

import { sessionMessages } from './messages.js';
import { userSession } from './user-session.js';

/** Leaving a page aborts its calls; a moment later the page is gone without having waited. */
const LEAVING_MS = 300;

/**
 * Fetches the user of the token in use and keeps it. Only the server's refusal of the token ends the session, and says so:
 * while the server is away or failing this waits and asks again, for as long as the session is the one in use.
 * @returns whether a user is signed in now
 */
export async function confirmSession(): Promise<boolean> {
  const { token } = userSession.get();
  if (!token) return false;
  let arrived: (() => void) | undefined;
  const replaced = new AbortController();
  const unsubscribe = userSession.subscribe(() => isCurrent(token) || replaced.abort());
  let goesOn = false;
  for (let failed = 0; isCurrent(token);) {
    // It may have been renewed in the meantime.
    const current = userSession.get().token ?? token;
    try {
      const user = await loadUser(current);
      // Another tab may have logged out, or in as someone else, while the answer was on its way.
      if (isCurrent(token)) userSession.setUser(user);
      break;
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === ErrorCode.unauthenticated;
      const next = isRefused && !goesOn ? await goesOnWith(current) : isRefused ? null : current;
      if (next !== null && next !== current) {
        goesOn = true;
        continue;
      }
      if (next === null) {
        if (isCurrent(token)) {
          userSession.clear();
          notify.error(sessionMessages.userFetchFailed);
        }
        break;
      }
      if (failed > 0) arrived ??= serverAway.begin();
      await pause(
        failed === 0 ? LEAVING_MS : waitBefore(failed, error instanceof AppError ? error.retryAfterMs : undefined),
        replaced.signal,
      );
      failed += 1;
    }
  }
  unsubscribe();
  arrived?.();
  return userSession.get().phase === 'signed-in';
}

/** Whether a token's session is still the one in use; it may have been renewed in the meantime. */
const isCurrent = (token: string): boolean => sessionOf(userSession.get().token) === sessionOf(token);

/** What the session of a refused token goes on with; the token itself where the server does not say. Loaded when it is needed, which is seldom. */
async function goesOnWith(token: string): Promise<string | null> {
  try {
    const { goOn } = await import('./kept-session.js');
    return await goOn(token);
  } catch {
    return token;
  }
}

/** Stores a fresh token, then fetches its user. */
export async function signIn(token: string): Promise<boolean> {
  userSession.begin(token);
  return confirmSession();
}

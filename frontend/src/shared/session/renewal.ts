import { lifeOf } from './access-token.js';
import { userSession } from './user-session.js';

/** Milliseconds before a renewal that failed for lack of a connection is tried again. */
const RETRY_MS = 30_000;

/**
 * Renews the user's token while this page is open: at half of its lifetime, when the page becomes visible after that, and at the
 * start, since a stored token may be old. If the server refuses, the next request reports it.
 * @param renew fetches a new token for the session; null if that is not possible now
 * @returns a function that stops it
 */
export function keepTokenFresh(renew: (token: string) => Promise<string | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched: string | null = null;
  let dueAt = 0;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    dueAt = Date.now() + ms;
    timer = setTimeout(() => void turn(), ms);
  };

  const turn = async (): Promise<void> => {
    const { token } = userSession.get();
    if (!token) return;
    schedule(RETRY_MS);
    const renewed = await renew(token);
    if (renewed && userSession.get().token === token) userSession.renew(renewed);
  };

  const follow = (): void => {
    const { token } = userSession.get();
    if (token === watched) return;
    const isStart = watched === null;
    watched = token;
    clearTimeout(timer);
    const life = token === null ? null : lifeOf(token);
    if (life !== null) schedule(isStart && userSession.get().restored ? 0 : life / 2);
  };

  const show = (): void => {
    if (document.visibilityState === 'visible' && watched && lifeOf(watched) !== null && Date.now() >= dueAt) void turn();
  };

  follow();
  const unsubscribe = userSession.subscribe(follow);
  document.addEventListener('visibilitychange', show);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', show);
  };
}

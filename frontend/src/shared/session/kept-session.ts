import { AppError } from '../api/app-error.js';
import { ErrorCode } from '../api/error-codes.js';
import { claimsOf, sessionOf } from './access-token.js';
import { readUserToken } from './session-storage.js';
import { userSession } from './user-session.js';

/** Tabs use the cookie one after the other: it works once. */
const LOCK = 'themis-kept-session';

/** Another token for the session of one that has expired; `ended`: there is none. */
type GoesOn = { token: string } | 'ended';

/** Whether a cookie of this browser may open the session of a token again. */
export const isKept = (token: string): boolean => claimsOf(token)?.kept === true;

let waiting: Promise<GoesOn> | null = null;

/**
 * Opens the session of a token again, here or in another tab, and goes on with its new token.
 * @returns the token to go on with; null when the session has ended @throws AppError when the server does not say
 */
export async function goOn(token: string): Promise<string | null> {
  const current = userSession.get().token;
  if (current !== token) return ofSameSession(current, token);
  if (!isKept(token)) return null;
  waiting ??= inTurn(() => reopened(token)).finally(() => (waiting = null));
  const outcome = await waiting;
  if (outcome === 'ended') return null;
  if (userSession.get().token === token) userSession.renew(outcome.token);
  return ofSameSession(userSession.get().token, token);
}

const ofSameSession = (current: string | null, token: string): string | null =>
  current !== null && sessionOf(current) === sessionOf(token) ? current : null;

async function reopened(token: string): Promise<GoesOn> {
  const stored = ofSameSession(readUserToken(), token);
  if (stored !== null && stored !== token) return { token: stored };
  const { postKeptRenewal } = await import('../api/sign-in-ways.js');
  try {
    return { token: await postKeptRenewal() };
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.sessionNotKept) return 'ended';
    throw error;
  }
}

/** Browsers have locks on secure pages alone; elsewhere the server takes a cookie for a minute more. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work());

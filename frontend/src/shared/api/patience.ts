import { serverAway } from '../notices/server-away.js';
import type { AppError } from './app-error.js';
import { ErrorCode } from './error-codes.js';

/** Calls of one request, with the first; together they wait for about half a minute. */
const CALLS_MAX = 6;
/** Calls of a request that finds no server, with the first; together they wait for about three seconds. */
const CALLS_WITHOUT_ANSWER_MAX = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
const UNAVAILABLE = 503;

/** Whether the server says that it can do nothing now, and when to come back: the same request may be sent again as it is. */
export function asksToComeBack({ code, status, retryAfterMs }: AppError): boolean {
  return retryAfterMs !== undefined && (status === UNAVAILABLE || code.startsWith(ErrorCode.databasePrefix));
}

/** Milliseconds before the call after `failed` failures: doubled each time, and never less than the server asks for. */
export function waitBefore(failed: number, retryAfterMs = 0): number {
  const grown = Math.min(FIRST_WAIT_MS * 2 ** (failed - 1), LONGEST_WAIT_MS);
  // Spreads the calls out, so that not all waiting browsers call at once when a server comes back.
  return Math.max(grown, Math.min(retryAfterMs, LONGEST_WAIT_MS)) * (1 + Math.random() / 4);
}

/** How long to wait before the call after `failed` failures; null when it is not to be sent again. */
export function patienceFor(error: AppError, failed: number): number | null {
  return failed < CALLS_MAX && asksToComeBack(error) ? waitBefore(failed, error.retryAfterMs) : null;
}

/**
 * The same for a call that got no answer, such as one during a change from one network to another. Only for what may be carried out
 * twice: nobody knows whether the server heard it.
 */
export function patienceWithoutAnswer(failed: number): number | null {
  return failed < CALLS_WITHOUT_ANSWER_MAX ? waitBefore(failed) : null;
}

/** Resolves after these milliseconds, or as soon as the browser is online again or nobody is waiting any more. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Makes a call that may be made twice, and again while the server asks to come back; a notice says so in the meantime.
 * @throws what the last call threw
 */
export async function patiently<T>(call: () => Promise<T>, toError: (error: unknown) => AppError): Promise<T> {
  let arrived: (() => void) | undefined;
  try {
    for (let failed = 1; ; failed += 1) {
      try {
        return await call();
      } catch (error) {
        const wait = patienceFor(toError(error), failed);
        if (wait === null) throw error;
        arrived ??= serverAway.begin();
        await pause(wait);
      }
    }
  } finally {
    arrived?.();
  }
}

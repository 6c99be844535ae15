import type { SessionsService } from '../access/sessions.service.js';
import { AppError } from '../errors/app-error.js';
import { UnavailableError } from '../errors/common-errors.js';
import { loggers } from '../observability/loggers.js';
import { CLOSE, type Closing } from '../sockets/close-codes.js';

/** Longest time that a timer can wait; milliseconds. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Runs at once when the socket is gone already. */
export function whenGone(gone: AbortSignal, run: () => void): void {
  if (gone.aborted) run();
  else gone.addEventListener('abort', run, { once: true });
}

/** Calls `end` as soon as the token has ended, or its session by logout, deactivation or time, or nobody can tell whether it has. */
export function keepWhileSessionLasts(
  sessions: SessionsService,
  sessionId: string,
  tokenEnds: Date,
  gone: AbortSignal,
  end: (closing: Closing) => void,
): void {
  if (gone.aborted) return;
  const session = sessions.endOf(sessionId);
  const timer = setTimeout(() => end(CLOSE.ended), Math.min(Math.max(0, tokenEnds.getTime() - Date.now()), TIMER_MAX_MS)).unref();
  const { signal } = session;
  signal.addEventListener('abort', () => end(signal.reason instanceof UnavailableError ? CLOSE.tryAgainLater : CLOSE.ended), {
    once: true,
  });
  whenGone(gone, () => {
    clearTimeout(timer);
    session.close();
  });
}

/** What a connection attempt is closed with. A failure of ours is none of the token: the client tries again with it. */
export function closingFor(error: unknown, requestId: string): Closing {
  const status = error instanceof AppError ? error.status : 500;
  if (status === 401) return CLOSE.unauthorized;
  if (status === 403) return CLOSE.forbidden;
  if (status === 429) return CLOSE.tooMany;
  loggers.http.error({ requestId, err: error }, 'a socket could not be authenticated');
  return CLOSE.tryAgainLater;
}

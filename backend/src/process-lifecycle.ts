import { loggers } from './core/observability/loggers.js';

/** Longest that a process may take to finish its work after it was asked to stop; the supervisor kills it soon after. */
export const DRAIN_LIMIT_MS = 7500;

/**
 * Ends the process in order on SIGTERM, SIGINT, or when the supervisor that started it is gone.
 * The exit code is 0, or 1 when `drain` failed or had to be cut short.
 * @param drain stops taking work and finishes or hands back what runs
 * @param open tells what is still there, for the log of an end by force
 * @param limitMs longest that `drain` may take
 */
export function endInOrder(drain: () => Promise<void>, open: () => object = () => ({}), limitMs: number = DRAIN_LIMIT_MS): void {
  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    loggers.app.info({ reason }, 'stopping');
    setTimeout(() => {
      loggers.app.error({ ...open(), resources: countsOf(process.getActiveResourcesInfo()) }, 'stopping took too long: ended by force');
      process.exit(1);
    }, limitMs).unref();
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        loggers.app.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end('SIGTERM'));
  process.once('SIGINT', () => end('SIGINT'));
  if (process.connected) process.once('disconnect', () => end('the supervisor is gone'));
}

/** A failure that nobody caught leaves unknown state behind: log it and let the supervisor start a fresh process. */
export function endOnUncaughtFailure(): void {
  const fail = (origin: NodeJS.UncaughtExceptionOrigin) => (error: unknown) => {
    loggers.app.fatal({ err: error, origin }, 'uncaught failure; the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', fail('uncaughtException'));
  process.on('unhandledRejection', fail('unhandledRejection'));
}

/** Kinds of what Node still waits for, such as sockets and timers, with their numbers. */
function countsOf(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

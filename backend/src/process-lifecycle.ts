import { loggers } from './core/observability/loggers.js';

/** Longest that a process may take to finish its work after it was asked to stop; the supervisor kills it soon after. */
const DRAIN_LIMIT_MS = 7500;

/**
 * Ends the process in order on SIGTERM, SIGINT, or when the supervisor that started it is gone.
 * @param drain stops taking work and finishes or hands back what runs
 */
export function endInOrder(drain: () => Promise<void>): void {
  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    loggers.app.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
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
  const fail = (error: unknown) => {
    loggers.app.fatal({ err: error }, 'uncaught failure');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

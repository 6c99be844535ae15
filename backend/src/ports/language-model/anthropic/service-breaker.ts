import { CircuitBreaker } from '../../../core/concurrency/circuit-breaker.js';
import { LanguageModelError, type LanguageModelErrorReason } from '../errors.js';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
/** Failures that the next caller would meet as well, after waiting for the whole deadline. */
const OF_THE_SERVICE: ReadonlySet<LanguageModelErrorReason> = new Set([
  'overloaded',
  'timeout',
  'unavailable',
  'spend-limit',
  'wrong-key',
  'unknown-model',
]);

/** Refuses calls for 30 s after five failures of the service in a row, as `unavailable`; then one call is let through to try it. */
export const serviceBreaker = (now?: () => number): CircuitBreaker =>
  new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    retryMs: OPEN_MS,
    isOutage: (error) => error instanceof LanguageModelError && OF_THE_SERVICE.has(error.reason),
    refusal: (retryAfterMs) => new LanguageModelError('unavailable', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
    now,
  });

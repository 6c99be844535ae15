import { RefusedError, TimeoutError, UnreachableError } from './errors.js';

/** Refusals before anything was begun: the same call may be sent again. */
const PASSING = new Set(['RATE_LIMITED', 'TOO_MANY_WAITING', 'BUSY']);
const FIRST_WAIT_MS = 500;
/** A server that asks for more patience than this is not waited for. */
const WAIT_MAX_MS = 30_000;

export interface RetryPolicy {
  /** Further tries after the first. */
  retries: number;
  /** Whether the call does no harm when the server acts on it twice. */
  repeatable: boolean;
  signal?: AbortSignal | undefined;
}

/** Runs a call, and again while it is refused for the moment; one that is repeatable also when nothing is known about it. */
export async function retrying<T>(policy: RetryPolicy, call: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = tried < policy.retries ? waitBefore(error, tried, policy.repeatable) : null;
      if (wait === null) throw error;
      await pause(wait, policy.signal);
    }
  }
}

/** @returns milliseconds; null for an error that is not tried again */
export function waitBefore(error: unknown, tried: number, repeatable: boolean): number | null {
  const backoff = FIRST_WAIT_MS * 2 ** tried;
  if (error instanceof RefusedError) {
    const passing = PASSING.has(error.code) || (repeatable && error.retryAfterSeconds !== undefined);
    const wait = error.retryAfterSeconds === undefined ? backoff : error.retryAfterSeconds * 1000;
    return passing && wait <= WAIT_MAX_MS ? wait : null;
  }
  const unknown = error instanceof UnreachableError || error instanceof TimeoutError;
  return unknown && repeatable ? Math.min(backoff, WAIT_MAX_MS) : null;
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

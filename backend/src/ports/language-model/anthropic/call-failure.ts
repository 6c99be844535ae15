import { APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { LanguageModelError, type LanguageModelErrorReason } from '../errors.js';

/** The service answered, but not with a message that can be used. */
export class UnusableResponseError extends Error {
  constructor(
    message: string,
    /** Whether the same request may well be answered better. */
    readonly retry = true,
  ) {
    super(message);
    this.name = 'UnusableResponseError';
  }
}

export interface CallFailure {
  error: LanguageModelError;
  retry: boolean;
  /** What the service asked for. */
  retryAfterMs?: number;
}

/** Sorts whatever a call threw. `expired` tells which of our own deadlines ended it, if any. */
export function callFailure(thrown: unknown, expired: 'idle' | 'total' | null): CallFailure {
  if (expired) return failure('timeout', thrown, expired === 'idle');
  if (thrown instanceof UnusableResponseError) return failure('invalid-response', thrown, thrown.retry);
  if (thrown instanceof APIConnectionTimeoutError) return failure('timeout', thrown, true);
  if (!(thrown instanceof APIError)) return failure('unavailable', thrown, true);
  const { status, type, errorCode, headers } = thrown as APIError;
  if (status === 402 || type === 'billing_error' || errorCode?.endsWith('spend_limit_reached'))
    return failure('spend-limit', thrown, false);
  const retryAfterMs = retryAfter(headers);
  if (status === 429 || type === 'rate_limit_error') return failure('rate-limited', thrown, advised(headers) ?? true, retryAfterMs);
  if (status === 529 || type === 'overloaded_error') return failure('overloaded', thrown, advised(headers) ?? true, retryAfterMs);
  const transient = status === undefined || status === 408 || status === 409 || status >= 500;
  return failure('unavailable', thrown, advised(headers) ?? transient, retryAfterMs);
}

function failure(reason: LanguageModelErrorReason, cause: unknown, retry: boolean, retryAfterMs?: number): CallFailure {
  const retryAfterSeconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000);
  return { error: new LanguageModelError(reason, { cause, retryAfterSeconds }), retry, retryAfterMs };
}

/** The service may say outright whether to try again. */
function advised(headers: Headers | undefined): boolean | undefined {
  const advice = headers?.get('x-should-retry');
  return advice === 'true' ? true : advice === 'false' ? false : undefined;
}

/** Milliseconds, seconds or an HTTP date; undefined when absent, past or unreadable. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const millis = Number(headers?.get('retry-after-ms') ?? NaN);
  const value = headers?.get('retry-after') ?? '';
  const wait = Number.isFinite(millis) ? millis : /^\d/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? wait : undefined;
}

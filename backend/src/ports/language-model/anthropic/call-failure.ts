import { types } from 'node:util';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { LanguageModelError, type LanguageModelErrorReason } from '../errors.js';

/** What remains of an error of the service or its client: see `withoutWords`. */
export class ServiceCallError extends Error {
  constructor(summary: string) {
    super(summary);
    this.name = 'ServiceCallError';
  }
}

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
  if (expired) return failure('timeout', thrown, false);
  if (thrown instanceof UnusableResponseError) return failure('invalid-response', thrown, thrown.retry);
  if (thrown instanceof APIConnectionTimeoutError) return failure('timeout', thrown, true);
  if (!(thrown instanceof APIError)) return failure('unavailable', thrown, true);
  const { status, type, errorCode, headers } = thrown as APIError;
  if (status === 402 || type === 'billing_error' || errorCode?.endsWith('spend_limit_reached'))
    return failure('spend-limit', thrown, false);
  const retryAfterMs = retryAfter(headers);
  if (status === 429 || type === 'rate_limit_error') return failure('rate-limited', thrown, advised(headers) ?? true, retryAfterMs);
  if (status === 529 || type === 'overloaded_error') return failure('overloaded', thrown, advised(headers) ?? true, retryAfterMs);
  if (status === 401 || status === 403) return failure('wrong-key', thrown, false);
  if (status === 404) return failure('unknown-model', thrown, false);
  const transient = status === undefined || status === 408 || status === 409 || status >= 500;
  return failure('unavailable', thrown, advised(headers) ?? transient, retryAfterMs);
}

function failure(reason: LanguageModelErrorReason, cause: unknown, retry: boolean, retryAfterMs?: number): CallFailure {
  const retryAfterSeconds = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000);
  return { error: new LanguageModelError(reason, { cause: withoutWords(cause), retryAfterSeconds }), retry, retryAfterMs };
}

/** Kinds and codes that are names; anything else in their place could be part of a text. */
const NAME = /^\w{1,60}$/;

/**
 * An error that may be logged. The message, body and headers of the service's errors can repeat the prompt, and so can what a
 * library says about an answer that it cannot read; class, status, kind and system code tell an operator enough.
 */
function withoutWords(thrown: unknown): Error {
  if (thrown instanceof UnusableResponseError) return thrown;
  if (!types.isNativeError(thrown)) return new ServiceCallError(typeof thrown);
  const { status, type } = (thrown instanceof APIError ? thrown : {}) as { status?: unknown; type?: unknown };
  const code = thrown instanceof APIConnectionError || !(thrown instanceof APIError) ? systemCode(thrown) : undefined;
  const kinds = [type, code].filter((kind) => typeof kind === 'string' && NAME.test(kind));
  return new ServiceCallError([thrown.constructor.name, status, ...kinds].filter(Boolean).join(' '));
}

/** Of a connection that failed, such as `ECONNREFUSED`; clients wrap it several times. */
function systemCode(error: unknown, depth = 4): unknown {
  if (!types.isNativeError(error) || depth === 0) return undefined;
  return (error as { code?: unknown }).code ?? systemCode(error.cause, depth - 1);
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

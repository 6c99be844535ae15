import type { Readable } from 'node:stream';
import { HttpException } from '@nestjs/common';
import { AppError, type FieldError, type SizeRefused } from './app-error.js';
import { databaseRefusal } from './database-errors.js';
import { storageFailure } from './storage-errors.js';

/** What a client may know of an error; the same facts for REST and GraphQL. */
export interface RenderedError {
  code: string;
  status: number;
  message: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  challenge?: string;
  /** Scopes of API keys of which any one would do. */
  scopes?: readonly string[];
  size?: SizeRefused;
  /** False for refusals that belong to normal use; true is logged with its stack. */
  unexpected: boolean;
  /** Something around this product failed: the client is told plainly, and the cause is logged. */
  outage?: true;
}

const UNREADABLE = { code: 'BAD_REQUEST', message: 'The request cannot be read.' };

const TEXT_BY_STATUS: Record<number, { code: string; message: string }> = {
  400: UNREADABLE,
  401: { code: 'UNAUTHENTICATED', message: 'Authentication required. Please login again.' },
  403: { code: 'FORBIDDEN', message: 'You are not allowed to do this.' },
  404: { code: 'NOT_FOUND', message: 'Not found' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed' },
  408: { code: 'REQUEST_TIMEOUT', message: 'The request took too long.' },
  413: { code: 'TOO_LARGE', message: 'File too large. Please choose a smaller file.' },
  414: { code: 'URL_TOO_LONG', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This content type is not supported here.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' },
};

/**
 * Reduces anything thrown to what a client may see. Messages of the framework and of libraries never pass, since they can
 * quote input, SQL or paths; only an `AppError` speaks for itself.
 * @param body of the request, where it may still have been on its way
 */
export function renderError(thrown: unknown, requestId: string, body?: Readable): RenderedError {
  // Checked before the database's failures, some of which have the same code.
  if (isAborted(thrown, body)) return { ...UNREADABLE, status: 400, unexpected: false };
  const refusal = thrown instanceof AppError ? thrown : (databaseRefusal(thrown) ?? storageFailure(thrown));
  if (refusal) {
    const { code, status, message, errors, retryAfterSeconds, challenge, scopes, size } = refusal;
    const outage = status >= 500 && refusal.cause !== undefined;
    return {
      code,
      status,
      message,
      errors,
      retryAfterSeconds,
      ...(challenge !== undefined && { challenge }),
      ...(scopes && { scopes }),
      ...(size && { size }),
      unexpected: false,
      ...(outage && { outage }),
    };
  }
  if (hasUnstorableText(thrown)) return { ...UNREADABLE, status: 400, unexpected: false };
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOfClientError(thrown);
  const known = status === undefined ? undefined : TEXT_BY_STATUS[status];
  if (known && status !== undefined) return { ...known, status, unexpected: false };
  if (status !== undefined && status >= 400 && status < 500) return { ...UNREADABLE, status, unexpected: false };
  return { code: 'INTERNAL', status: 500, message: `Something went wrong. Request id: ${requestId}`, unexpected: true };
}

/** PostgreSQL: text with a NUL or a lone surrogate, in a text column or in JSON; only what a client sent has such characters. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);
const hasUnstorableText = (thrown: unknown): boolean =>
  thrown instanceof Error && UNSTORABLE_TEXT.has(String((thrown as { code?: unknown }).code));

/** The client left in the middle of its body. A connection of ours that breaks has the same code, but then the body was read. */
const isAborted = (thrown: unknown, body: Readable | undefined): boolean =>
  body?.readableAborted === true && thrown instanceof Error && (thrown as { code?: unknown }).code === 'ECONNRESET';

/** Fastify marks what a client did wrong with a 4xx `statusCode`. */
function statusOfClientError(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown) || !('code' in thrown)) return undefined;
  const { statusCode, code } = thrown;
  return typeof statusCode === 'number' && statusCode < 500 && String(code).startsWith('FST_') ? statusCode : undefined;
}

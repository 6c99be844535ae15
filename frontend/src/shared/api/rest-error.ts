import { AppError, readFieldErrors, readRetryAfter, readSize } from './app-error.js';
import { codeByStatus } from './error-codes.js';

interface ErrorBody {
  detail?: unknown;
  code?: unknown;
  errors?: unknown;
  challenge?: unknown;
  size?: unknown;
}

/** The error of a response outside 2xx, from its status, its body as text and its `Retry-After` header. */
export function restError(status: number, body: string, retryAfter: string | null = null): AppError {
  const retryAfterMs = readRetryAfter(retryAfter);
  const fallbackCode = codeByStatus[status] ?? `HTTP_${status}`;
  let parsed: ErrorBody | null;
  try {
    parsed = JSON.parse(body) as ErrorBody | null;
  } catch {
    return new AppError({ code: fallbackCode, status, rawBody: body, retryAfterMs });
  }
  const { detail, code, errors, challenge, size } = parsed ?? {};
  return new AppError({
    code: typeof code === 'string' ? code : fallbackCode,
    status,
    detail: typeof detail === 'string' && detail ? detail : undefined,
    fieldErrors: readFieldErrors(errors),
    size: readSize(size),
    ...(typeof challenge === 'string' && { challenge }),
    retryAfterMs,
  });
}

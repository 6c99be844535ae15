import { AppError, type AppErrorOptions, type FieldError, type SizeRefused } from './app-error.js';
import type { ErrorCode, InternalErrorCode } from './error-codes.js';

type Code = ErrorCode | InternalErrorCode;

export class BadRequestError extends AppError {
  constructor(message: string, code: Code = 'BAD_REQUEST', options?: AppErrorOptions) {
    super(code, 400, message, options);
  }
}

export class UnauthenticatedError extends AppError {
  constructor(message = 'Authentication required. Please login again.', code: Code = 'UNAUTHENTICATED') {
    super(code, 401, message);
  }
}

export class PaymentRequiredError extends AppError {
  constructor(message: string, code: Code = 'PAYMENT_REQUIRED', options?: AppErrorOptions) {
    super(code, 402, message, options);
  }
}

export class ForbiddenError extends AppError {
  constructor(message = 'You are not allowed to do this.', code: Code = 'FORBIDDEN', options?: AppErrorOptions) {
    super(code, 403, message, options);
  }
}

/** Also the answer for another owner's record, so that a stranger learns nothing. */
export class NotFoundError extends AppError {
  constructor(message = 'Not found', code: Code = 'NOT_FOUND') {
    super(code, 404, message);
  }
}

/** The address exists, but not with this method; the header `Allow` names those that it has. */
export class MethodNotAllowedError extends AppError {
  constructor() {
    super('METHOD_NOT_ALLOWED', 405, 'Method not allowed');
  }
}

export class ConflictError extends AppError {
  constructor(message: string, code: Code = 'CONFLICT', options?: AppErrorOptions) {
    super(code, 409, message, options);
  }
}

export class TooLargeError extends AppError {
  constructor(message: string, code: Code = 'TOO_LARGE', size?: SizeRefused) {
    super(code, 413, message, { size });
  }
}

export class UnsupportedMediaTypeError extends AppError {
  /** @param taken the media type that the operation takes */
  constructor(taken: string) {
    super('UNSUPPORTED_MEDIA_TYPE', 415, `This content type is not supported here. Please send ${taken}.`);
  }
}

/** How many fields an answer lists, and how long a name chosen by the client may be; only a client that makes names up exceeds them. */
const LISTED_FIELDS_MAX = 100;
const FIELD_NAME_MAX = 100;

/** A user keeps as much as the quota allows. Nothing was written. */
export class QuotaExceededError extends TooLargeError {
  constructor() {
    super(
      'Your storage is full. Please delete files, documents, earlier versions or conversations that you no longer need.',
      'QUOTA_EXCEEDED',
    );
  }
}

/** A body or a query holds names that its input does not have, each named in `errors` with what may have been meant. Nothing was done. */
export class UnknownFieldError extends BadRequestError {
  constructor(errors: readonly FieldError[]) {
    super(errors[0]?.message ?? 'Unknown field', 'UNKNOWN_FIELD', { errors: listed(errors) });
  }
}

/** The text is the first failing field's; all of them are in `errors`. */
export class ValidationError extends AppError {
  constructor(errors: readonly FieldError[], code: Code = 'VALIDATION_FAILED') {
    super(code, 422, errors[0]?.message ?? 'Invalid input', { errors: listed(errors) });
  }
}

const listed = (errors: readonly FieldError[]): FieldError[] =>
  errors.slice(0, LISTED_FIELDS_MAX).map(({ field, message }) => ({ field: field.slice(0, FIELD_NAME_MAX), message }));

export class RateLimitedError extends AppError {
  constructor(retryAfterSeconds: number, message = 'Too many requests. Please try again later.') {
    super('RATE_LIMITED', 429, message, { retryAfterSeconds });
  }
}

/** The caller already has as much work waiting as is allowed; nothing was started. */
export class TooManyWaitingError extends AppError {
  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_WAITING', 429, 'Too many of your requests are still waiting. Please try again in a moment.', { retryAfterSeconds });
  }
}

/** Nobody is waiting for the answer any more; the status is the one that proxies write to their logs. */
export class ClientGoneError extends AppError {
  constructor() {
    super('CLIENT_GONE', 499, 'The client is gone.');
  }
}

/** Something this product needs is down or not installed; the request may be tried again. */
export class UnavailableError extends AppError {
  constructor(message: string, code: Code = 'UNAVAILABLE', options?: AppErrorOptions) {
    super(code, 503, message, options);
  }
}

export class DeadlineError extends AppError {
  constructor(message: string, code: Code = 'DEADLINE_EXCEEDED', options?: AppErrorOptions) {
    super(code, 504, message, options);
  }
}

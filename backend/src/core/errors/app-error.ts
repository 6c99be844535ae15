import type { ErrorCode, InternalErrorCode } from './error-codes.js';

/** One failing input field: `field` is the wire name, `message` the text of the specification. */
export interface FieldError {
  field: string;
  message: string;
}

/** How large something is, and how large it may be, in bytes. */
export interface SizeRefused {
  bytes: number;
  limit: number;
}

export interface AppErrorOptions {
  cause?: unknown;
  /** Seconds after which a retry makes sense; rendered as `Retry-After`. */
  retryAfterSeconds?: number;
  errors?: readonly FieldError[];
  /** What the caller sends back with the next step of what was begun. */
  challenge?: string;
  /** Scopes of API keys of which the caller's lacks all; any one of them would do. */
  scopes?: readonly string[];
  size?: SizeRefused;
}

/**
 * An expected refusal: a stable code for programs, an HTTP status and a text for people, decided
 * where the error is thrown and rendered alike by REST and GraphQL.
 */
export class AppError extends Error {
  readonly retryAfterSeconds?: number;
  readonly errors?: readonly FieldError[];
  readonly challenge?: string;
  readonly scopes?: readonly string[];
  readonly size?: SizeRefused;

  constructor(
    readonly code: ErrorCode | InternalErrorCode,
    readonly status: number,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.errors = options.errors;
    this.challenge = options.challenge;
    this.scopes = options.scopes;
    this.size = options.size;
  }
}

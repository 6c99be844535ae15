/** One field that the server rejected. */
export interface FieldError {
  field: string;
  message: string;
}

/** How large a file is, and how large it may be, in bytes. */
export interface SizeRefused {
  bytes: number;
  limit: number;
}

interface AppErrorFacts {
  /** Stable code of the server, or `NETWORK` when no answer came. */
  code: string;
  /** HTTP status; absent for GraphQL errors and for lost connections. */
  status?: number;
  /** Message for the user from the server. */
  detail?: string;
  fieldErrors?: readonly FieldError[];
  /** What goes back with the next step of a login. */
  challenge?: string;
  /** Of a file that is too large. */
  size?: SizeRefused;
  /** Body of a response that was not JSON. */
  rawBody?: string;
  /** How long the server asks to wait. */
  retryAfterMs?: number;
}

/** Any failure of a request, from REST and GraphQL alike. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status?: number;
  readonly detail?: string;
  readonly fieldErrors: readonly FieldError[];
  readonly challenge?: string;
  readonly size?: SizeRefused;
  readonly rawBody?: string;
  readonly retryAfterMs?: number;

  constructor(facts: AppErrorFacts) {
    super(facts.detail ?? facts.code);
    this.code = facts.code;
    this.status = facts.status;
    this.detail = facts.detail;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.challenge = facts.challenge;
    this.size = facts.size;
    this.rawBody = facts.rawBody;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** Milliseconds of a `Retry-After` in seconds; undefined for an absent or unreadable one. */
export function readRetryAfter(seconds: unknown): number | undefined {
  const number = typeof seconds === 'string' && seconds !== '' ? Number(seconds) : seconds;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number * 1000 : undefined;
}

/** Reads `[{ field, message }]` from an untrusted value and ignores anything else. */
export function readFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is FieldError => {
    const { field, message } = (item ?? {}) as Partial<FieldError>;
    return typeof field === 'string' && typeof message === 'string';
  });
}

/** Reads `{ bytes, limit }` from an untrusted value; undefined for anything else. */
export function readSize(value: unknown): SizeRefused | undefined {
  const { bytes, limit } = (value ?? {}) as Partial<SizeRefused>;
  return typeof bytes === 'number' && typeof limit === 'number' ? { bytes, limit } : undefined;
}

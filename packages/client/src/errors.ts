/** One input field that was refused. */
export interface RefusedField {
  field: string;
  message: string;
}

/** Everything that a call of this client throws, except what the caller's own signal says. */
export class ThemisError extends Error {
  constructor(
    message: string,
    /** Stable, for programs. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The server has refused the call; `code` is the server's. */
export class RefusedError extends ThemisError {
  readonly fields: readonly RefusedField[];
  /** Seconds after which the call may be tried again. */
  readonly retryAfterSeconds: number | undefined;
  /** Names the call in the log of the server. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    code: string,
    more: { fields?: readonly RefusedField[]; retryAfterSeconds?: number | undefined; requestId?: string | undefined } = {},
  ) {
    super(message, code);
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.requestId = more.requestId;
  }
}

/** The server was not reached, or what came back is not an answer of it. Whether it has acted is not known. */
export class UnreachableError extends ThemisError {
  constructor(message: string, cause?: unknown) {
    super(message, 'UNREACHABLE', { cause });
  }
}

/** Nothing came within the time limit. Whether the server has acted is not known. */
export class TimeoutError extends ThemisError {
  constructor(milliseconds: number) {
    super(`There was no answer within ${milliseconds} ms.`, 'TIMEOUT');
  }
}

/** What was asked for by its id; where it is not there, the server refuses. @throws UnreachableError where it has sent neither */
export function sent<Found>(found: Found | null): Found {
  if (found === null) throw new UnreachableError('The server sent neither a result nor an error.');
  return found;
}

interface SentError {
  message?: string;
  extensions?: { code?: string; errors?: RefusedField[]; retryAfterSeconds?: number; requestId?: string };
}

/** An error as GraphQL sends it. */
export function refusalOf({ message, extensions = {} }: SentError): RefusedError {
  const { code, errors: fields = [], retryAfterSeconds, requestId } = extensions;
  return new RefusedError(message ?? 'The call was refused.', code ?? 'UNKNOWN', { fields, retryAfterSeconds, requestId });
}

import { types } from 'node:util';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import type { AppError } from './app-error.js';
import { QuotaExceededError, UnavailableError } from './common-errors.js';

const AWAY = 'The service is not available at the moment. Please try again.';

/** The database is not working at the moment, through no fault of the caller; what happened is in `cause`, for the log only. */
export class DatabaseUnavailableError extends UnavailableError {}

/** No connection: refused, no route, starting up or shutting down, or it does not let this product in. */
export class DatabaseUnreachableError extends DatabaseUnavailableError {
  constructor(cause?: unknown) {
    super(AWAY, 'DATABASE_UNREACHABLE', { cause, retryAfterSeconds: 2 });
  }
}

/** The connection broke while it was in use; the statement may or may not have been carried out. */
export class DatabaseInterruptedError extends DatabaseUnavailableError {
  constructor(cause?: unknown) {
    super(AWAY, 'DATABASE_INTERRUPTED', { cause, retryAfterSeconds: 2 });
  }
}

/** No answer in time. */
export class DatabaseTimeoutError extends DatabaseUnavailableError {
  constructor(cause?: unknown) {
    super(AWAY, 'DATABASE_TIMEOUT', { cause, retryAfterSeconds: 5 });
  }
}

/** Every connection is taken, on the server or in this process, or the server is out of memory. */
export class DatabaseBusyError extends DatabaseUnavailableError {
  constructor(cause?: unknown) {
    super('The service is busy. Please try again in a moment.', 'DATABASE_BUSY', { cause, retryAfterSeconds: 2 });
  }
}

/** No room left on the disk of the database. */
export class DatabaseFullError extends DatabaseUnavailableError {
  constructor(cause?: unknown) {
    super('There is no room left to store this. Please try again later.', 'DATABASE_FULL', { cause, retryAfterSeconds: 60 });
  }
}

type Kind = new (cause: unknown) => DatabaseUnavailableError;

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) or the code of Node's system errors. */
const BY_CODE = new Map<string, Kind>([
  ...kind(DatabaseUnreachableError, [
    ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'],
    // cannot_connect_now; connection refused by the server; login refused; no such database; a standby that only reads
    ...['57P03', '08001', '08004', '28000', '28P01', '3D000', '25006'],
  ]),
  ...kind(DatabaseInterruptedError, [
    ...['ECONNRESET', 'EPIPE', 'ECONNABORTED'],
    // admin_shutdown, crash_shutdown, database_dropped, idle_session_timeout; connection failures
    ...['57P01', '57P02', '57P04', '57P05', '08000', '08003', '08006', '08P01', '25P03', '25P04'],
  ]),
  // query_canceled is what the server's own `statement_timeout` says; lock_not_available
  ...kind(DatabaseTimeoutError, ['ETIMEDOUT', '57014', '55P03']),
  // insufficient_resources, out_of_memory, too_many_connections
  ...kind(DatabaseBusyError, ['53000', '53200', '53300']),
  ...kind(DatabaseFullError, ['53100']),
]);

function kind(made: Kind, codes: readonly string[]): [string, Kind][] {
  return codes.map((code) => [code, made]);
}

/** Errors wrap one another: TypeORM's the driver's, ours whatever they come from. */
const DEPTH_MAX = 5;

/**
 * The refusal for an error that says the database is away; null for every other error.
 * Adapters of other services wrap what their connections throw, so that a bare system error is the database's.
 */
export function databaseFailure(thrown: unknown): DatabaseUnavailableError | null {
  let error = thrown;
  for (let depth = 0; depth < DEPTH_MAX && types.isNativeError(error); depth += 1) {
    if (error instanceof DatabaseUnavailableError) return error;
    const { code, driverError } = error as { code?: unknown; driverError?: unknown };
    // The connection was released as broken while statements were still waiting on it, or between two of a transaction.
    if (error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError)
      return new DatabaseInterruptedError(thrown);
    const found = typeof code === 'string' && BY_CODE.get(code);
    if (found) return new found(thrown);
    error = driverError;
  }
  return null;
}

/** What the triggers that count a user's bytes say. */
const QUOTA_EXCEEDED = 'TQ001';

/** The refusal for an error of the database that has one: it is away, or the user's storage is full; null for every other error. */
export function databaseRefusal(thrown: unknown): AppError | null {
  return isStateOf(thrown, QUOTA_EXCEEDED) ? new QuotaExceededError() : databaseFailure(thrown);
}

/** Whether a statement failed with this SQLSTATE. */
export const isStateOf = (thrown: unknown, state: string): boolean =>
  thrown instanceof QueryFailedError && (thrown.driverError as { code?: unknown }).code === state;

const UNIQUE_VIOLATION = '23505';

/**
 * Whether a statement failed because a row with the same value of a unique index is there.
 * @param constraint only of this index or constraint
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint: violated } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && (constraint === undefined || violated === constraint);
}

import { AppError } from '../errors/app-error.js';
import { StoredDataError } from '../validation/stored-data.js';
import { NotFoundError, UnavailableError } from '../errors/common-errors.js';

export class JobNotFoundError extends NotFoundError {
  constructor() {
    super('Job not found', 'JOB_NOT_FOUND');
  }
}

/** The queue is down, so that a job would not start now. */
export class QueueUnavailableError extends UnavailableError {
  constructor(cause?: unknown) {
    super('Background work is not available at the moment. Please try again.', 'QUEUE_UNAVAILABLE', { cause });
  }
}

export type AbortKind = 'cancelled' | 'timeout' | 'shutdown' | 'superseded';

/**
 * Thrown by a handler that can do nothing until something else is back, which retrying does not speed up: the job goes back
 * to the queue and is tried for as long as it takes, without losing an attempt.
 */
export class JobMustWait extends UnavailableError {
  /** @param reason shown as the job's stage, such as "waiting for the index" */
  constructor(
    readonly reason: `waiting for ${string}`,
    cause?: unknown,
  ) {
    super(`The job is ${reason}.`, 'JOB_MUST_WAIT', { cause });
  }
}

const ABORT_TEXTS: Record<AbortKind, string> = {
  cancelled: 'The job was cancelled.',
  timeout: 'The job took too long.',
  shutdown: 'The worker is shutting down; the job will start again.',
  superseded: 'Another worker has taken the job over.',
};

/** The reason of a job's `signal`; a handler may throw it on or throw anything else of its own. */
export class JobAborted extends AppError {
  constructor(readonly kind: AbortKind) {
    super(`JOB_${kind.toUpperCase() as Uppercase<AbortKind>}`, 503, ABORT_TEXTS[kind]);
  }
}

const UNEXPECTED = { code: 'INTERNAL', text: 'The job failed unexpectedly.' };
export const WORKER_LOST = { code: 'WORKER_LOST', text: 'The worker stopped while the job was running.' };
const WORTH_A_RETRY = new Set([408, 409, 425, 429]);

/** What the row says about a failure; messages of libraries never reach it. */
export function describeFailure(error: unknown): { code: string; text: string } {
  return error instanceof AppError ? { code: error.code, text: error.message } : UNEXPECTED;
}

/** One of our refusals, and data that cannot be read, would fail again in the same way; everything else may be a passing fault. */
export function isPermanentByDefault(error: unknown): boolean {
  if (error instanceof StoredDataError) return true;
  return error instanceof AppError && error.status >= 400 && error.status < 500 && !WORTH_A_RETRY.has(error.status);
}

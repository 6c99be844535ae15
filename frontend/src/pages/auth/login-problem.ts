import { AppError } from '../../shared/api/app-error.js';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { loginMessages as text } from './messages.js';

/** Longest part of a foreign answer, such as a proxy's page, that a notice shows. */
const MAX_RAW_LENGTH = 200;

/** Text for a login that failed: the server's detail, the raw body of an answer that is not JSON, or the general words. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof AppError) || error.code === ErrorCode.network) return text.exception;
  if (error.rawBody !== undefined) return `${text.failed}: ${error.rawBody.trim().slice(0, MAX_RAW_LENGTH) || text.unknownError}`;
  return error.detail ?? text.failed;
}

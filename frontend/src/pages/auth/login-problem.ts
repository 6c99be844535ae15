import { AppError } from '../../shared/api/app-error.js';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { loginMessages as text } from './messages.js';

/** Most characters of an unexpected response, such as a proxy's error page, that a notice shows. */
const MAX_RAW_LENGTH = 200;

/** Message for a failed login: the server's detail, the raw body of a response that is not JSON, or a general message. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof AppError) || error.code === ErrorCode.network) return text.exception;
  if (error.rawBody !== undefined) return `${text.failed}: ${error.rawBody.trim().slice(0, MAX_RAW_LENGTH) || text.unknownError}`;
  return error.detail ?? text.failed;
}

import { AppError } from '../../shared/api/app-error.js';
import { referenceMessages as text } from './messages.js';

/** The message for a failed upload. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof AppError)) return text.uploadFailed;
  if (error.status === 400) return error.detail ?? text.badFile;
  if (error.status === 401) return text.unauthorized;
  if (error.code === 'PHOTOGRAPHS_TOO_LARGE') return text.photographsTooLarge;
  if (error.status === 413) return text.tooLarge;
  return text.uploadFailed;
}

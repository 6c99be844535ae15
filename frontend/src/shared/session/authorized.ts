import { AppError } from '../api/app-error.js';
import { ErrorCode } from '../api/error-codes.js';
import { adminSession } from './admin-session.js';
import { adminTokenRefused, userTokenRefused } from './sign-out.js';
import { userSession } from './user-session.js';

async function authorized<T>(
  token: string | null,
  refused: (token: string) => void,
  call: (token: string | null) => Promise<T>,
): Promise<T> {
  try {
    return await call(token);
  } catch (error) {
    if (token && error instanceof AppError && error.code === ErrorCode.unauthenticated) refused(token);
    throw error;
  }
}

/** Runs a REST call with the user's token; a refusal ends the session. */
export function asUser<T>(call: (token: string | null) => Promise<T>): Promise<T> {
  return authorized(userSession.get().token, userTokenRefused, call);
}

/** Runs a REST call with the administrator's token; a refusal ends that session. */
export function asAdmin<T>(call: (token: string | null) => Promise<T>): Promise<T> {
  return authorized(adminSession.get().token, adminTokenRefused, call);
}

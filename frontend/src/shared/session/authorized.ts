import { AppError } from '../api/app-error.js';
import { ErrorCode } from '../api/error-codes.js';
import { adminSession } from './admin-session.js';
import { adminTokenRefused, userTokenRefused } from './sign-out.js';
import { userSession } from './user-session.js';

async function authorized<T>(
  token: string | null,
  refused: (token: string) => Promise<string | null>,
  call: (token: string | null) => Promise<T>,
): Promise<T> {
  try {
    return await call(token);
  } catch (error) {
    const isRefused = token !== null && error instanceof AppError && error.code === ErrorCode.unauthenticated;
    const next = isRefused ? await refused(token) : null;
    if (next === null) throw error;
    return call(next);
  }
}

/** Runs a REST call with the user's token; a refusal ends the session, unless it is kept on this device. */
export function asUser<T>(call: (token: string | null) => Promise<T>): Promise<T> {
  return authorized(userSession.get().token, userTokenRefused, call);
}

/** Runs a REST call with the administrator's token; a refusal ends that session. */
export function asAdmin<T>(call: (token: string | null) => Promise<T>): Promise<T> {
  return authorized(adminSession.get().token, adminTokenRefused, call);
}

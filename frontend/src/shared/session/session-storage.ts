import type { SessionUser_UserFragment } from '../gql/graphql.js';
import { readJson, readText, writeText } from '../storage/local-store.js';

export type SessionUser = SessionUser_UserFragment;

export const USER_TOKEN_KEY = 'token';
export const USER_KEY = 'user';
export const ADMIN_TOKEN_KEY = 'adminToken';

export const readUserToken = (): string | null => readText(USER_TOKEN_KEY) || null;
export const readAdminToken = (): string | null => readText(ADMIN_TOKEN_KEY) || null;
export const writeAdminToken = (token: string | null): void => writeText(ADMIN_TOKEN_KEY, token);

/** The stored user record; null if absent, damaged or of another shape. */
export function readUser(): SessionUser | null {
  const user = readJson(USER_KEY) as Partial<SessionUser> | null;
  return typeof user?.id === 'string' && typeof user.name === 'string' && typeof user.email === 'string' ? (user as SessionUser) : null;
}

/** Replaces the token by a new one of the same session. */
export const writeUserToken = (token: string): void => writeText(USER_TOKEN_KEY, token);

export const writeUser = (user: SessionUser): void => writeText(USER_KEY, JSON.stringify(user));

/** Stores token and user together, or removes both. */
export function writeUserSession(token: string | null, user: SessionUser | null): void {
  writeText(USER_TOKEN_KEY, token);
  writeText(USER_KEY, user && JSON.stringify(user));
}

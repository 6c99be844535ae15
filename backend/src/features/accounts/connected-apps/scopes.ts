import type { UserScope } from '../../../core/access/keys/key-scopes.js';

/** The scopes of keys that tools of `/mcp` need; what a connected app may ask for. */
export const APP_SCOPES = [
  'ASK',
  'SEARCH',
  'DOCUMENTS_READ',
  'DOCUMENTS_WRITE',
  'FILES',
  'MATTERS',
] as const satisfies readonly UserScope[];
export type AppScope = (typeof APP_SCOPES)[number];

/** The scopes in a space-separated list, in the order of `APP_SCOPES`; all others are left out. */
export const appScopesIn = (list: string): AppScope[] => {
  const named = new Set(list.split(' '));
  return APP_SCOPES.filter((scope) => named.has(scope));
};

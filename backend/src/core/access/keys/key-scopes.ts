import { ForbiddenError } from '../../errors/common-errors.js';

/** Scopes that users may give to their own keys. */
export const USER_SCOPES = [
  'ASK',
  'CONVERSATIONS',
  'SEARCH',
  'DOCUMENTS_READ',
  'DOCUMENTS_WRITE',
  'PROPOSALS',
  'FILES',
  'MATTERS',
  'PARTIES',
  'WEBHOOKS',
] as const;
/** Scopes that administrators may give to keys that do the panel's work. */
export const ADMIN_SCOPES = ['LIBRARY_ADMIN', 'USERS_ADMIN'] as const;

export type UserScope = (typeof USER_SCOPES)[number];
export type AdminScope = (typeof ADMIN_SCOPES)[number];
export type KeyScope = UserScope | AdminScope;

/** The key that a caller came with, as far as use cases need to know it. */
export interface ActorKey {
  id: string;
  /** The visible part, such as `thm_4f1c09ab27de`. */
  prefix: string;
  scopes: readonly KeyScope[];
  /** Set for a key that only tries things out: its account is not its owner's, nothing is charged, and files say TEST. */
  test?: true;
}

/** Whether a caller only tries things out. */
export const isTest = ({ key }: { key?: ActorKey }): boolean => key?.test === true;

/** The key lacks the scope that this needs. */
export class KeyScopeError extends ForbiddenError {
  constructor(scopes: readonly KeyScope[]) {
    super(`This API key lacks the scope ${scopes.join(' or ')}.`, 'SCOPE_MISSING', { scopes });
  }
}

/** Only for people who are signed in. */
export class KeyNotAllowedError extends ForbiddenError {
  constructor() {
    super('This cannot be done with an API key. Please sign in instead.', 'KEY_NOT_ALLOWED');
  }
}

/** Only for programs, which come with a key. */
export class KeyRequiredError extends ForbiddenError {
  constructor() {
    super('This needs an API key: send it as a bearer token.', 'KEY_REQUIRED');
  }
}

/** Whether a caller may see what opens to keys with one of `scopes`: for fields that are null to others. Callers without a key may. */
export const holdsScope = ({ key }: { key?: ActorKey }, ...scopes: readonly KeyScope[]): boolean =>
  !key || scopes.some((scope) => key.scopes.includes(scope));

/**
 * Decides whether a caller may do something that opens to keys with one of `scopes`, or to none when there are none.
 * Callers without a key are let through.
 * @throws KeyNotAllowedError, KeyScopeError
 */
export function requireScope({ key }: { key?: ActorKey }, ...scopes: readonly KeyScope[]): void {
  if (!key) return;
  if (scopes.length === 0) throw new KeyNotAllowedError();
  if (!holdsScope({ key }, ...scopes)) throw new KeyScopeError(scopes);
}

import type { RenderedError } from './render-error.js';

/** What about a bearer token would have to be another, by the code of the refusal (RFC 6750, and RFC 9470 for the last one). */
const ERRORS: Record<string, string> = {
  SCOPE_MISSING: 'insufficient_scope',
  KEY_NOT_ALLOWED: 'insufficient_scope',
  KEY_REQUIRED: 'insufficient_scope',
  LOGIN_OF_OTHER_KIND: 'insufficient_scope',
  REAUTHENTICATION_REQUIRED: 'insufficient_user_authentication',
};

/**
 * The value of `WWW-Authenticate` for a refusal with 401 or 403. Scopes of which any one would do are not listed in it, since its list means
 * all of them: it names the first, and the body all.
 * @param carriedCredentials whether the request had an `Authorization` header; without one nothing is said to be wrong with it
 * @returns undefined for every other status
 */
export function bearerChallenge(
  { status, code, scopes }: Pick<RenderedError, 'status' | 'code' | 'scopes'>,
  carriedCredentials: boolean,
): string | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const invalid = status === 401 && code === 'UNAUTHENTICATED' && carriedCredentials ? 'invalid_token' : undefined;
  const error = ERRORS[code] ?? invalid;
  return ['Bearer realm="Themis"', ...(error ? [`error="${error}"`] : []), ...(scopes?.[0] ? [`scope="${scopes[0]}"`] : [])].join(', ');
}

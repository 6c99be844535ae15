interface Claims {
  idp?: unknown;
  kept?: unknown;
  sid?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** The claims of a token, unverified: only the server decides whether it is valid. Null for anything unreadable. */
export function claimsOf(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Claims | null;
  } catch {
    return null;
  }
}

/** The id of the session that a token belongs to, the same for all its renewals; the token itself if it names none. */
export function sessionOf(token: string | null): string | null {
  if (token === null) return null;
  const sid = claimsOf(token)?.sid;
  return typeof sid === 'string' ? sid : token;
}

/** The lifetime of a token from its issue, in milliseconds, independent of this computer's clock; null if it does not say. */
export function lifeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token) ?? {};
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : null;
}

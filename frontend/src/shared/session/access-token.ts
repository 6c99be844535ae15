interface Claims {
  sid?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** What a token says of itself; the server alone decides whether it counts. Null for anything that cannot be read. */
function claimsOf(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Claims | null;
  } catch {
    return null;
  }
}

/** The session that a token belongs to, the same for all its renewals; the token itself when it names none. */
export function sessionOf(token: string | null): string | null {
  if (token === null) return null;
  const sid = claimsOf(token)?.sid;
  return typeof sid === 'string' ? sid : token;
}

/** How long a token lives from its making, in milliseconds; null when it does not say. Free of the clock of this computer. */
export function lifeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token) ?? {};
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : null;
}

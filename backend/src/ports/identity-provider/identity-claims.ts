import type { ProvedIdentity } from './identity-provider.js';

/** A person may be in many; what is more was not meant for this product. */
const GROUPS_MAX = 2000;

type Claims = Readonly<Record<string, unknown>>;

/**
 * Who somebody is by the claims of the ID token and, where it leaves them out, of the userinfo endpoint. An e-mail counts as verified only by
 * the same answer that names it. Members of other shapes count as absent.
 */
export function identityOf(token: Claims & { iss: string; sub: string }, told: Claims, groupsClaim: string): ProvedIdentity {
  const about = textOf(token['email']) === null ? told : token;
  const named = [token, told].map((claims) => textOf(claims['name']) ?? fullName(claims));
  return {
    issuer: token.iss,
    subject: token.sub,
    email: textOf(about['email']),
    // Some providers write it as a text.
    emailVerified: about['email_verified'] === true || about['email_verified'] === 'true',
    name: named.find((name) => name !== null) ?? null,
    groups: groupsOf(token[groupsClaim] ?? told[groupsClaim]),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

function fullName(claims: Claims): string | null {
  const parts = [textOf(claims['given_name']), textOf(claims['family_name'])].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : null;
}

function groupsOf(value: unknown): string[] {
  const groups: unknown[] = Array.isArray(value) ? value.slice(0, GROUPS_MAX) : [value];
  return groups.filter((group): group is string => typeof group === 'string');
}

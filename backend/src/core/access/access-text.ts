import type { AccessLevel } from './access.decorator.js';
import type { KeyScope } from './keys/key-scopes.js';

/** Who may call something, in the words of both APIs' descriptions. @param scopes of which each opens it to API keys */
export function accessText(level: AccessLevel | undefined, scopes: readonly KeyScope[]): string {
  if (level === 'public') return 'Access: everybody.';
  if (level === undefined) return 'Access: nobody.';
  const people = level === 'admin' ? 'administrators' : 'users';
  return scopes.length > 0 ? `Access: ${people}, and API keys with the scope ${scopes.join(' or ')}.` : `Access: ${people}; no API keys.`;
}

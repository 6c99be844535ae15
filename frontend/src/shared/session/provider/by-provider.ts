import { claimsOf } from '../access-token.js';
import { useUserSession } from '../hooks.js';

/** Whether the provider of the firm opened the session, in which no password is asked for. */
export function useByProvider(): boolean {
  const { token } = useUserSession();
  return token !== null && claimsOf(token)?.idp === true;
}

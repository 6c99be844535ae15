import type { SessionUser } from './session-storage.js';

/** Fetches the user of a token. Apollo is loaded only now, to keep it out of the public pages' first load. */
export async function loadUser(token: string): Promise<SessionUser> {
  const { fetchCurrentUser } = await import('../apollo/current-user.js');
  return fetchCurrentUser(token);
}

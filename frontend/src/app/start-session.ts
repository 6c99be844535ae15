import { followOtherAdminTabs } from '../shared/session/admin-session.js';
import { confirmSession } from '../shared/session/sign-in.js';
import { keepTokenFresh } from '../shared/session/renewal.js';
import { followOtherTabs } from '../shared/session/user-session.js';

/** Apollo is loaded only when needed, to keep it out of the public pages' first load. */
async function renewToken(token: string): Promise<string | null> {
  const { renewUserToken } = await import('../shared/apollo/renew-token.js');
  const renewed = await renewUserToken(token);
  if (renewed !== null) return renewed;
  const { goOn } = await import('../shared/session/kept-session.js');
  return goOn(token).catch(() => null);
}

/** Restores the stored session once and follows the other tabs. @returns a function that stops following */
export function startSession(): () => void {
  void confirmSession();
  const stops = [followOtherTabs(() => void confirmSession()), followOtherAdminTabs(), keepTokenFresh(renewToken)];
  return () => stops.forEach((stop) => stop());
}

import { followOtherAdminTabs } from '../shared/session/admin-session.js';
import { confirmSession } from '../shared/session/sign-in.js';
import { followOtherTabs } from '../shared/session/user-session.js';

/** Restores the stored session once and follows the other tabs; answers with the function that stops following. */
export function startSession(): () => void {
  void confirmSession();
  const stops = [followOtherTabs(() => void confirmSession()), followOtherAdminTabs()];
  return () => stops.forEach((stop) => stop());
}

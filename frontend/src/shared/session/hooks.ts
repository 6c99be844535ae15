import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOGOUT_REDIRECT_MS } from '../config/limits.js';
import { paths } from '../config/paths.js';
import { adminSession, type AdminSession } from './admin-session.js';
import type { SessionUser } from './session-storage.js';
import { signOut } from './sign-out.js';
import { userSession, type UserSession } from './user-session.js';

export function useUserSession(): UserSession {
  return useSyncExternalStore(userSession.subscribe, userSession.get);
}

export function useAdminSession(): AdminSession {
  return useSyncExternalStore(adminSession.subscribe, adminSession.get);
}

/** The signed-in user, for screens that require one. @throws Error on other screens */
export function useSignedInUser(): SessionUser {
  const { user } = useUserSession();
  if (!user) throw new Error('This screen needs a signed-in user');
  return user;
}

/** Logs out and goes home after the specified pause. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    setTimeout(() => void navigate(paths.home), LOGOUT_REDIRECT_MS);
  }, [navigate]);
}

/** Completes a logout once its screen is gone; until then no screen must redirect to the login. */
export function useSettledLogout(): void {
  const { pathname } = useLocation();
  const { phase } = useUserSession();
  const { ended } = useAdminSession();
  useEffect(() => {
    if (phase === 'leaving' && pathname === paths.home) userSession.clear();
    if (ended === 'left' && pathname !== paths.admin) adminSession.reload();
  }, [pathname, phase, ended]);
}

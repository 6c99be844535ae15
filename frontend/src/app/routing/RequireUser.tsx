import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { PageFallback } from '../layout/PageFallback.js';

/** Lets signed-in users pass and sends everyone else to the login, which brings them back here. */
export function RequireUser() {
  const { phase } = useUserSession();
  const { pathname, search } = useLocation();
  if (phase === 'restoring' || phase === 'leaving') return <PageFallback />;
  if (phase === 'signed-out') return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}

import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { useAdminSession } from '../../shared/session/hooks.js';
import { AccessRequired } from './AccessRequired.js';
import { adminAuthMessages as text } from './messages.js';

/**
 * Lets administrators in before any code of the panel is fetched. Without a stored token it redirects to the login; with a rejected
 * token it says so.
 */
export function RequireAdmin() {
  const { token, ended } = useAdminSession();
  const navigate = useNavigate();
  const login = !token && ended !== 'refused';

  useEffect(() => {
    if (!login) return;
    if (ended !== 'left') notify.error(text.accessRequired);
    void navigate(paths.adminLogin, { replace: true });
  }, [login, ended, navigate]);

  return token ? <Outlet /> : <AccessRequired />;
}

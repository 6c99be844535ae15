import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '../../shared/api/app-error.js';
import { postLogin } from '../../shared/api/rest-client.js';
import { ADMIN_LOGIN_REDIRECT_MS } from '../../shared/config/limits.js';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { adminSession } from '../../shared/session/admin-session.js';
import { adminAuthMessages as text } from './messages.js';

const textByStatus: Readonly<Record<number, string>> = { 401: text.unauthorized, 403: text.forbidden };

function problem(error: unknown): string {
  if (!(error instanceof AppError)) return text.failed;
  return textByStatus[error.status ?? 0] ?? error.detail ?? text.failed;
}

interface AdminLogin {
  busy: boolean;
  login: (email: string, password: string) => Promise<void>;
}

/** Starts the administrator's session and opens the panel after the specified pause. */
export function useAdminLogin(): AdminLogin {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const login = async (email: string, password: string): Promise<void> => {
    setBusy(true);
    try {
      adminSession.begin(await postLogin('/api/admin-auth/login', email, password));
      notify.success(text.success);
      timer.current = setTimeout(() => void navigate(paths.admin), ADMIN_LOGIN_REDIRECT_MS);
    } catch (error) {
      notify.error(problem(error));
      setBusy(false);
    }
  };
  return { busy, login };
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pendingStep, type PendingStep } from '../../components/two-step/pending-step.js';
import { useRefusal, type Refused } from '../../components/ui/form/use-refusal.js';
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
  refused: Refused | null;
  login: (email: string, password: string) => Promise<void>;
  /** The second step, where the account has one. */
  step: PendingStep | null;
  finish: (token: string) => void;
  startAgain: () => void;
}

/** Starts the administrator's session and opens the panel after the specified pause. */
export function useAdminLogin(): AdminLogin {
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<PendingStep | null>(null);
  const { refused, refuse, forget } = useRefusal();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (token: string): void => {
    adminSession.begin(token);
    notify.success(text.success);
    timer.current = setTimeout(() => void navigate(paths.admin), ADMIN_LOGIN_REDIRECT_MS);
  };

  const login = async (email: string, password: string): Promise<void> => {
    setBusy(true);
    forget();
    try {
      finish(await postLogin('/api/admin-auth/login', email, password));
    } catch (error) {
      const next = await pendingStep(error);
      if (next instanceof Error) refuse(problem(next), next);
      else setStep(next);
      setBusy(false);
    }
  };
  return { busy, refused, login, step, finish, startAgain: () => setStep(null) };
}

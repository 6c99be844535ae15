import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '../../shared/api/app-error.js';
import { ErrorCode } from '../../shared/api/error-codes.js';
import { paths } from '../../shared/config/paths.js';
import { useRefusal, type Refused } from '../../components/ui/form/use-refusal.js';
import { notify } from '../../shared/notices/toasts.js';
import { registerMessages as text } from './register-messages.js';
import type { Registration } from './register-user.js';

interface Register {
  busy: boolean;
  refused: Refused | null;
  register: (registration: Registration) => Promise<void>;
}

function problem(error: unknown): string {
  if (!(error instanceof AppError) || error.code === ErrorCode.network) return text.exception;
  return error.detail ?? text.failed;
}

/** Creates an account and opens the login with its e-mail filled in; it does not sign in. */
export function useRegister(): Register {
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const navigate = useNavigate();

  const register = async (registration: Registration): Promise<void> => {
    setBusy(true);
    forget();
    try {
      const { registerUser } = await import('./register-user.js');
      await registerUser(registration);
      notify.success(text.success);
      await navigate(paths.login, { state: { email: registration.email } });
    } catch (error) {
      refuse(problem(error), error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, register };
}

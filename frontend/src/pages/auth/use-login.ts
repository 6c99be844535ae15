import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { postLogin } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { notify } from '../../shared/notices/toasts.js';
import { signIn } from '../../shared/session/sign-in.js';
import { loginProblem } from './login-problem.js';
import { loginMessages } from './messages.js';

interface Login {
  busy: boolean;
  login: (email: string, password: string) => Promise<void>;
}

/** Signs in, then returns to the screen that required it, or opens the chat. */
export function useLogin(): Login {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { from?: string };

  const login = async (email: string, password: string): Promise<void> => {
    setBusy(true);
    try {
      const token = await postLogin('/api/auth/login', email, password);
      if (await signIn(token)) {
        notify.success(loginMessages.success);
        await navigate(from ?? paths.ask, { replace: true });
      }
    } catch (error) {
      notify.error(loginProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, login };
}

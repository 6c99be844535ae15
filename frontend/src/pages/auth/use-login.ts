import { useRef, useState } from 'react';
import { pendingStep, type PendingStep } from '../../components/two-step/pending-step.js';
import { useRefusal, type Refused } from '../../components/ui/form/use-refusal.js';
import { useLocation, useNavigate } from 'react-router-dom';
import { postLogin } from '../../shared/api/rest-client.js';
import { notify } from '../../shared/notices/toasts.js';
import { openAfterSignIn } from '../../shared/session/waiting/after-sign-in.js';
import { signIn } from '../../shared/session/sign-in.js';
import { loginProblem } from './login-problem.js';
import { loginMessages } from './messages.js';

interface Login {
  busy: boolean;
  refused: Refused | null;
  login: (email: string, password: string, keep: boolean) => Promise<void>;
  /** The second step, where the account has one. */
  step: PendingStep | null;
  finish: (token: string) => Promise<void>;
  startAgain: () => void;
}

/** Keeps the session on this device. Where that fails, it says so and goes on with the session as it is. */
async function kept(token: string): Promise<string> {
  try {
    const { postKeep } = await import('../../shared/api/sign-in-ways.js');
    return await postKeep(token);
  } catch {
    notify.error(loginMessages.notKept);
    return token;
  }
}

/** Signs in, then returns to the screen that required it, or opens the chat. */
export function useLogin(): Login {
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<PendingStep | null>(null);
  const { refused, refuse, forget } = useRefusal();
  const navigate = useNavigate();
  const keeps = useRef(false);
  const { from } = (useLocation().state ?? {}) as { from?: string };

  const finish = async (token: string): Promise<void> => {
    if (!(await signIn(keeps.current ? await kept(token) : token))) return;
    notify.success(loginMessages.success);
    await openAfterSignIn(navigate, from);
  };

  const login = async (email: string, password: string, keep: boolean): Promise<void> => {
    setBusy(true);
    keeps.current = keep;
    forget();
    try {
      await finish(await postLogin('/api/auth/login', email, password));
    } catch (error) {
      const next = await pendingStep(error);
      if (next instanceof Error) refuse(loginProblem(next), next);
      else setStep(next);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, login, step, finish, startAgain: () => setStep(null) };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pendingStep, type PendingStep } from '../../../components/two-step/pending-step.js';
import { AppError } from '../../../shared/api/app-error.js';
import { postProviderReturn } from '../../../shared/api/sign-in-ways.js';
import { paths } from '../../../shared/config/paths.js';
import { notify } from '../../../shared/notices/toasts.js';
import { takeReturn } from '../../../shared/session/provider/provider-return.js';
import { openAfterSignIn } from '../../../shared/session/waiting/after-sign-in.js';
import { signIn } from '../../../shared/session/sign-in.js';
import { providerMessages as text } from './provider-messages.js';

const RETURNED = ['state', 'code', 'iss', 'error'];

interface ProviderReturn {
  /** The second step, where the account has one here. */
  step: PendingStep | null;
  /** Why nobody is signed in. */
  problem: string | null;
  finish: (token: string) => Promise<void>;
}

/** What the provider put into the address. */
function returnedIn(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(RETURNED.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])));
}

/** Finishes a sign-in with what the provider put into the address, which leaves the address and the history at once. */
export function useProviderReturn(): ProviderReturn {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => returnedIn(search));
  const [step, setStep] = useState<PendingStep | null>(null);
  const [problem, setProblem] = useState<string | null>(returned['state'] ? null : text.incomplete);
  const begun = useRef(false);

  const finish = useCallback(
    async (token: string): Promise<void> => {
      if (!(await signIn(token))) {
        setProblem(text.failed);
        return;
      }
      notify.success(text.success);
      await openAfterSignIn(navigate, takeReturn());
    },
    [navigate],
  );
  useEffect(() => {
    // A code counts once, however often the page is drawn.
    if (begun.current || !returned['state']) return;
    begun.current = true;
    void navigate(paths.signedIn, { replace: true });
    const redeem = async (): Promise<void> => {
      try {
        await finish(await postProviderReturn(returned));
      } catch (error) {
        const next = await pendingStep(error);
        if (next instanceof Error) setProblem((next instanceof AppError && next.detail) || text.failed);
        else setStep(next);
      }
    };
    void redeem();
  }, [finish, navigate, returned]);
  return { step, problem, finish };
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { AuthenticatorSetup } from '../../../shared/api/rest-client.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { securityMessages as text } from './messages.js';
import { BEGIN_SECOND_FACTOR, CONFIRM_SECOND_FACTOR, DISABLE_SECOND_FACTOR, RENEW_RECOVERY_CODES } from './security.operations.js';

export type TwoStepChange = 'on' | 'off' | 'codes';

interface TwoStepProgress {
  /** What the app needs, once the password was right. */
  setup: AuthenticatorSetup | null;
  /** Recovery codes to show, which nothing else keeps. */
  codes: readonly string[] | null;
  busy: boolean;
  problem: string | null;
  /** Does the next step. @returns whether it succeeded */
  proceed: (password: string | undefined, code: string) => Promise<boolean>;
}

/** The steps of a change of two-step sign-in. */
export function useTwoStep(change: TwoStepChange, onDone: () => void): TwoStepProgress {
  const client = useApolloClient();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const steps: Record<TwoStepChange, (password: string | undefined, code: string) => Promise<void>> = {
    on: async (password, code) => {
      if (!setup) {
        const { data } = await client.mutate({
          mutation: BEGIN_SECOND_FACTOR,
          variables: { input: { password } },
          fetchPolicy: 'no-cache',
        });
        if (data) setSetup(data.beginSecondFactor);
        return;
      }
      const { data } = await client.mutate({ mutation: CONFIRM_SECOND_FACTOR, variables: { input: { code } }, fetchPolicy: 'no-cache' });
      if (data) setCodes(data.confirmSecondFactor.recoveryCodes);
      notify.success(text.turnedOn);
    },
    off: async (password, code) => {
      const { data } = await client.mutate({ mutation: DISABLE_SECOND_FACTOR, variables: { input: { password, code } } });
      if (data) notify.success(data.disableSecondFactor.message);
      onDone();
    },
    codes: async (password, code) => {
      const { data } = await client.mutate({
        mutation: RENEW_RECOVERY_CODES,
        variables: { input: { password, code } },
        fetchPolicy: 'no-cache',
      });
      if (data) setCodes(data.renewRecoveryCodes.recoveryCodes);
    },
  };
  const proceed = async (password: string | undefined, code: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await steps[change](password, code);
      return true;
    } catch (error) {
      setProblem(toAppError(error).detail ?? text.failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { setup, codes, busy, problem, proceed };
}

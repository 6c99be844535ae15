import { useState } from 'react';
import { useRefusal, type Refused } from '../../../components/ui/form/use-refusal.js';
import { AppError } from '../../../shared/api/app-error.js';
import { postProviderSignIn } from '../../../shared/api/sign-in-ways.js';
import { rememberReturn } from '../../../shared/session/provider/provider-return.js';
import { providerMessages as text } from './provider-messages.js';

interface ProviderSignIn {
  busy: boolean;
  refused: Refused | null;
  /** @param from the screen to come back to */
  start: (wanted: { from: string | undefined }) => Promise<void>;
}

/** Leaves for the provider. */
export function useProviderSignIn(): ProviderSignIn {
  const [busy, setBusy] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const start = async ({ from }: { from: string | undefined }): Promise<void> => {
    setBusy(true);
    forget();
    try {
      const address = await postProviderSignIn(false);
      rememberReturn(from);
      window.location.assign(address);
    } catch (error) {
      refuse((error instanceof AppError && error.detail) || text.beginFailed, error);
      setBusy(false);
    }
  };
  return { busy, refused, start };
}

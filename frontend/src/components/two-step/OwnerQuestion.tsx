import type { ComponentProps } from 'react';
import { useByProvider } from '../../shared/session/provider/by-provider.js';
import type { SessionKind } from '../../shared/session/session-kind.js';
import { PasswordDialog } from './PasswordDialog.js';
import { SignInAgain } from './SignInAgain.js';

/** Asks the owner of a session to show who they are: by the password, or where the provider opened it by a sign-in there. */
export function OwnerQuestion({ kind, ...dialog }: ComponentProps<typeof PasswordDialog> & { kind: SessionKind }) {
  const byProvider = useByProvider();
  return byProvider && kind === 'user' ? <SignInAgain onClose={dialog.onClose} /> : <PasswordDialog {...dialog} />;
}

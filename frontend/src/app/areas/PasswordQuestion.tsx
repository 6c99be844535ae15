import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import { dropPasswordQuestion, usePasswordQuestion } from '../../shared/session/asked-password.js';
import type { SessionKind } from '../../shared/session/session-kind.js';
import { appMessages as text } from '../messages.js';
import { ADMIN_REAUTHENTICATE, REAUTHENTICATE } from './password-question.operations.js';

const OwnerQuestion = lazy(async () => ({ default: (await import('../../components/two-step/OwnerQuestion.js')).OwnerQuestion }));

/** Asks for the password, and a code, before something that a session alone is not enough for; what was asked for is then done. */
export function PasswordQuestion({ kind }: { kind: SessionKind }) {
  const question = usePasswordQuestion();
  const client = useApolloClient();
  useEffect(() => () => dropPasswordQuestion(kind), [kind]);
  const from = question?.kind === kind ? question.from : null;
  useEffect(() => {
    if (!(from instanceof HTMLElement)) return undefined;
    // Back to where the owner was, unless what was asked for has opened something of its own.
    return () => void requestAnimationFrame(() => document.activeElement === document.body && from.focus({ preventScroll: true }));
  }, [from]);
  if (question?.kind !== kind) return null;
  const confirm = async (password = '', code?: string): Promise<void> => {
    await client.mutate({
      mutation: kind === 'admin' ? ADMIN_REAUTHENTICATE : REAUTHENTICATE,
      variables: { input: { password, code } },
      fetchPolicy: 'no-cache',
    });
    question.answer(true);
  };
  return (
    <Suspense>
      <OwnerQuestion
        kind={kind}
        title={text.passwordTitle}
        intro={text.passwordText}
        confirm={text.passwordConfirm}
        failed={text.passwordFailed}
        onConfirm={confirm}
        onClose={() => question.answer(false)}
      />
    </Suspense>
  );
}

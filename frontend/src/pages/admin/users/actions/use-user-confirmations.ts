import { useCallback, type ReactNode } from 'react';
import type { Confirmation } from '../../../../components/ui/confirm/confirmation.js';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import { userMessages as text } from '../messages.js';
import { useConfirmEmail, useDeactivateUser, useResetTwoStep, useToggleAdmin, useToggleStatus, useVerifyUser } from './use-user-actions.js';
import type { UserAction, UserRow } from '../user-row.js';

export type ConfirmedAction = Exclude<UserAction, 'edit' | 'tokens' | 'statement'>;

type Question = Pick<Confirmation, 'confirm' | 'text' | 'danger'>;

function questionOf(action: ConfirmedAction, { email, role, isActive, confirmedEmail }: UserRow): Question {
  if (action === 'verify') return { confirm: text.verify, text: text.verifyConfirm(email) };
  if (action === 'confirm-email') return { confirm: text.confirmEmail, text: text.confirmEmailConfirm(email, confirmedEmail ?? '') };
  if (action === 'reset-two-step') return { confirm: text.resetTwoStep, text: text.resetTwoStepConfirm(email), danger: true };
  if (action === 'deactivate') return { confirm: text.deactivate, text: text.deactivateConfirm, danger: true };
  if (action === 'toggle-status') {
    return isActive
      ? { confirm: text.setInactive, text: text.inactiveConfirm(email), danger: true }
      : { confirm: text.activate, text: text.activateConfirm(email) };
  }
  return role === 'ADMIN'
    ? { confirm: text.removeAdmin, text: text.removeAdminConfirm(email), danger: true }
    : { confirm: text.makeAdmin, text: text.makeAdminConfirm(email) };
}

/** Asks for confirmation, naming the user, then acts. The row changes at once, so the dialog does not wait. */
export function useUserConfirmations(): [ask: (action: ConfirmedAction, user: UserRow) => void, dialog: ReactNode] {
  const [confirm, dialog] = useConfirm();
  const toggleAdmin = useToggleAdmin();
  const toggleStatus = useToggleStatus();
  const verify = useVerifyUser();
  const deactivate = useDeactivateUser();
  const resetTwoStep = useResetTwoStep();
  const confirmEmail = useConfirmEmail();
  const ask = useCallback(
    (action: ConfirmedAction, user: UserRow): void => {
      const act = {
        'toggle-admin': toggleAdmin,
        'toggle-status': toggleStatus,
        verify,
        deactivate,
        'reset-two-step': resetTwoStep,
        'confirm-email': confirmEmail,
      }[action];
      const question = questionOf(action, user);
      confirm({
        ...question,
        title: text.titled(question.confirm, user.name),
        cancel: text.cancel,
        onConfirm: () => {
          void act(user);
          return Promise.resolve();
        },
      });
    },
    [confirm, toggleAdmin, toggleStatus, verify, deactivate, resetTwoStep, confirmEmail],
  );
  return [ask, dialog];
}

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { makeFragmentData, type FragmentType } from '../../../../shared/gql/index.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { userMessages as text } from '../messages.js';
import type { UserRow } from '../user-row.js';
import {
  CONFIRM_EMAIL,
  DEACTIVATE_USER,
  RESET_SECOND_FACTOR,
  TOGGLE_ADMIN,
  TOGGLE_STATUS,
  USER_ROW,
  USER_STATISTICS,
  VERIFY_USER,
} from '../users.operations.js';

type NoticeDocument = TypedDocumentNode<{ notice: { message: string; user: FragmentType<typeof USER_ROW> } }, { id: string }>;
type Change = (user: UserRow) => Partial<UserRow>;
type Act = (user: UserRow) => Promise<void>;

/** Shows the change at once and reverts it if the server refuses; the notice shows the server's message. */
function useUserAction(document: NoticeDocument, changed: Change, failed: string): Act {
  const [mutate] = useMutation(document, { refetchQueries: [USER_STATISTICS] });
  return useCallback(
    async (user) => {
      const notice = { __typename: 'UserNotice' as const, message: '', user: makeFragmentData({ ...user, ...changed(user) }, USER_ROW) };
      try {
        const { data } = await mutate({ variables: { id: user.id }, optimisticResponse: { notice } });
        if (data) notify.success(data.notice.message);
      } catch (error) {
        notify.error(describeError(error, failed));
      }
    },
    [mutate, changed, failed],
  );
}

/** Turns off the two-step sign-in of somebody who has lost their authenticator app; the row shows nothing of it. */
export function useResetTwoStep(): Act {
  const [mutate] = useMutation(RESET_SECOND_FACTOR);
  return useCallback(
    async ({ id }) => {
      try {
        const { data } = await mutate({ variables: { id } });
        if (data) notify.success(data.resetUserSecondFactor.message);
      } catch (error) {
        notify.error(describeError(error, text.resetTwoStepFailed));
      }
    },
    [mutate],
  );
}

/** Confirms an address that another administrator changed. */
export function useConfirmEmail(): Act {
  const [mutate] = useMutation(CONFIRM_EMAIL, {
    update: (cache, _result, { variables }) => {
      cache.modify({ id: cache.identify({ __typename: 'AdminUser', id: variables.id }), fields: { confirmedEmail: () => null } });
    },
  });
  return useCallback(
    async ({ id }) => {
      try {
        const { data } = await mutate({ variables: { id } });
        if (data) notify.success(data.confirmUserEmail.message);
      } catch (error) {
        notify.error(describeError(error, text.confirmEmailFailed));
      }
    },
    [mutate],
  );
}

const otherRole: Change = ({ role }) => ({ role: role === 'ADMIN' ? 'USER' : 'ADMIN' });
const otherStatus: Change = ({ isActive }) => ({ isActive: !isActive });
const verified: Change = () => ({ isVerified: true });
const inactive: Change = () => ({ isActive: false });

export const useToggleAdmin = (): Act => useUserAction(TOGGLE_ADMIN, otherRole, text.toggleAdminFailed);
export const useToggleStatus = (): Act => useUserAction(TOGGLE_STATUS, otherStatus, text.toggleStatusFailed);
export const useVerifyUser = (): Act => useUserAction(VERIFY_USER, verified, text.verifyFailed);
export const useDeactivateUser = (): Act => useUserAction(DEACTIVATE_USER, inactive, text.deactivateFailed);

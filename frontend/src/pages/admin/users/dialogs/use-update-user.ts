import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { UpdateUserInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { userMessages } from '../messages.js';
import { UPDATE_USER, USER_STATISTICS } from '../users.operations.js';

/** Edits an account; its row updates by itself. Resolves with the server's error, if any. */
export function useUpdateUser(): (id: string, input: UpdateUserInput) => Promise<AppError | undefined> {
  const [mutate] = useMutation(UPDATE_USER, { refetchQueries: [USER_STATISTICS] });
  return async (id, input) => {
    try {
      const { data } = await mutate({ variables: { id, input } });
      if (data) notify.success(data.updateUser.message);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, userMessages.updateFailed));
      return toAppError(error);
    }
  };
}

import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { CreateUserInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { userMessages } from '../messages.js';
import { CREATE_USER, USERS, USER_STATISTICS } from '../users.operations.js';

/** Creates an account and refreshes list and statistics. Resolves with the server's error, if any. */
export function useCreateUser(): (input: CreateUserInput) => Promise<AppError | undefined> {
  const [mutate] = useMutation(CREATE_USER, { refetchQueries: [USERS, USER_STATISTICS] });
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (data) notify.success(data.createUser.message);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, userMessages.createFailed));
      return toAppError(error);
    }
  };
}

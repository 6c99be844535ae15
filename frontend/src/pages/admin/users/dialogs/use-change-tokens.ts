import { useMutation } from '@apollo/client/react';
import type { AppError } from '../../../../shared/api/app-error.js';
import { toAppError } from '../../../../shared/apollo/to-app-error.js';
import type { TokenChangeInput } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { userMessages } from '../messages.js';
import { ADD_TOKENS, SET_TOKENS, USER_ROW } from '../users.operations.js';
import type { UserRow } from '../user-row.js';

export type TokenMode = 'add' | 'set';

/** Whose balance it is. */
export type TokenHolder = Pick<UserRow, 'id' | 'email' | 'tokens'>;

/**
 * Adds to a balance or sets it, and updates the row. Resolves with the server's error, if any.
 * @param told what the notice says of the new balance, in place of the server's words
 */
export function useChangeTokens(
  user: TokenHolder,
  told?: (tokens: number) => string,
): (mode: TokenMode, input: TokenChangeInput) => Promise<AppError | undefined> {
  const [add] = useMutation(ADD_TOKENS);
  const [set] = useMutation(SET_TOKENS);
  return async (mode, input) => {
    try {
      const { data } = await (mode === 'add' ? add : set)({
        variables: { id: user.id, input },
        update: (cache, { data: done }) => {
          if (!done) return;
          const row = { id: cache.identify({ __typename: 'AdminUser', id: user.id }), fragment: USER_ROW };
          cache.updateFragment(row, (held) => held && { ...held, tokens: done.change.tokens });
        },
      });
      if (data) notify.success(told?.(data.change.tokens) ?? data.change.message);
      return undefined;
    } catch (error) {
      notify.error(userMessages.tokensFailed);
      return toAppError(error);
    }
  };
}

import { useApolloClient } from '@apollo/client/react';
import { reload } from '../../../shared/apollo/reload.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { MemberRole } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { sharingMessages as text } from './messages.js';
import { CHANGE_ROLE, INVITE, REMOVE_MEMBER } from './sharing.operations.js';

/**
 * What can be done with the members of a matter; each resolves with whether it succeeded, and says so. What is on the screen is read again
 * either way.
 */
export function useMemberActions(matterId: string) {
  const client = useApolloClient();
  const attempt = async (work: () => Promise<string>, failed: string, again = true): Promise<boolean> => {
    try {
      notify.success(await work());
      return true;
    } catch (error) {
      const { fieldErrors, detail } = toAppError(error);
      notify.error(fieldErrors[0]?.message ?? detail ?? failed);
      return false;
    } finally {
      if (again) await reload(client, 'active');
    }
  };
  const end = async (userId: string, done: string): Promise<string> => {
    await client.mutate({ mutation: REMOVE_MEMBER, variables: { id: matterId, userId } });
    return done;
  };
  return {
    invite: (email: string, role: MemberRole) =>
      attempt(async () => {
        const { data } = await client.mutate({ mutation: INVITE, variables: { id: matterId, input: { email, role } } });
        return text.shared(data?.inviteToMatter.name ?? email);
      }, text.shareFailed),
    changeRole: (userId: string, role: MemberRole) =>
      attempt(async () => {
        await client.mutate({ mutation: CHANGE_ROLE, variables: { id: matterId, userId, role } });
        return text.roleChanged;
      }, text.roleFailed),
    remove: (userId: string) => attempt(() => end(userId, text.removed), text.removeFailed),
    /** The screen of the matter is left after it, and is not read again before. */
    leave: (userId: string) => attempt(() => end(userId, text.left), text.removeFailed, false),
  };
}

export type MemberActions = ReturnType<typeof useMemberActions>;

import { useMutation } from '@apollo/client/react';
import type { FieldError } from '../../shared/api/app-error.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { graphql } from '../../shared/gql/index.js';
import { notify } from '../../shared/notices/toasts.js';
import { userSession } from '../../shared/session/user-session.js';
import { profileMessages } from './messages.js';

/** What a session keeps of its user. Not by its fragment, whose file is loaded apart from the screens. */
const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) {
      id
      name
      email
      phone
      role
      createdAt
      lastLogin
    }
  }
`);

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
}

interface UpdateProfile {
  saving: boolean;
  /** Resolves with the fields that the server rejected. */
  save: (values: ProfileValues) => Promise<readonly FieldError[]>;
}

/** Saves the profile and updates the session's user. */
export function useUpdateProfile(): UpdateProfile {
  const [mutate, { loading }] = useMutation(UPDATE_PROFILE);
  return {
    saving: loading,
    save: async ({ name, email, phone }) => {
      try {
        const { data } = await mutate({ variables: { input: { name: name.trim(), email: email.trim(), phone: phone.trim() } } });
        if (data) userSession.setUser(data.updateProfile);
        notify.success(profileMessages.saved);
        return [];
      } catch (error) {
        notify.error(describeError(error, profileMessages.failed));
        return toAppError(error).fieldErrors;
      }
    },
  };
}

import { AppError } from '../api/app-error.js';
import { getFragmentData, graphql } from '../gql/index.js';
import type { SessionUser } from '../session/session-storage.js';
import { clientFor } from './client.js';
import { toAppError } from './to-app-error.js';

const SESSION_USER = graphql(`
  fragment SessionUser_user on User {
    id
    name
    email
    phone
    role
    createdAt
    lastLogin
  }
`);

const CURRENT_USER = graphql(`
  query CurrentUser {
    me {
      ...SessionUser_user
    }
  }
`);

/** The user of the token, from the server. Waits while the server is unavailable. @throws AppError */
export async function fetchCurrentUser(token: string): Promise<SessionUser> {
  try {
    const { data } = await clientFor('user', token).query({
      query: CURRENT_USER,
      fetchPolicy: 'network-only',
      context: { ownsRefusal: true, waitsItself: true },
    });
    if (data) return getFragmentData(SESSION_USER, data.me);
  } catch (error) {
    throw toAppError(error);
  }
  throw new AppError({ code: 'NO_USER' });
}

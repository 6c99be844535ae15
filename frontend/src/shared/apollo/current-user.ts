import { graphql } from '../gql/index.js';
import type { SessionUser } from '../session/session-storage.js';
import { clientFor } from './client.js';

const CURRENT_USER = graphql(`
  query CurrentUser {
    me {
      ...SessionUser_user
    }
  }
`);

/** The user of the token, from the server. @throws the client's error */
export async function fetchCurrentUser(token: string): Promise<SessionUser> {
  const { data } = await clientFor('user', token).query({
    query: CURRENT_USER,
    fetchPolicy: 'network-only',
    context: { ownsRefusal: true },
  });
  if (!data) throw new Error('The server did not name the user');
  return data.me;
}

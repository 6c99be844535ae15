import { ErrorCode } from '../api/error-codes.js';
import { graphql } from '../gql/index.js';
import { sessionOf } from '../session/access-token.js';
import type { SessionUser } from '../session/session-storage.js';
import { userSession } from '../session/user-session.js';
import { clientFor } from './client.js';
import { toAppError } from './to-app-error.js';

/** Milliseconds before a call that was cut off is made once more. */
const PAUSE_MS = 300;

const CURRENT_USER = graphql(`
  query CurrentUser {
    me {
      ...SessionUser_user
    }
  }
`);

async function ask(token: string): Promise<SessionUser> {
  const { data } = await clientFor('user', token).query({
    query: CURRENT_USER,
    fetchPolicy: 'network-only',
    context: { ownsRefusal: true },
  });
  if (!data) throw new Error('The server did not name the user');
  return data.me;
}

/**
 * The user of the token, from the server. A page that is left cuts its calls off, and must not end the session for that: what
 * comes after the pause is run by pages that stay only.
 * @throws the client's error
 */
export async function fetchCurrentUser(token: string): Promise<SessionUser> {
  try {
    return await ask(token);
  } catch (error) {
    if (toAppError(error).code !== ErrorCode.network) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const now = userSession.get().token;
    if (!now || sessionOf(now) !== sessionOf(token)) throw error;
    return ask(now);
  }
}

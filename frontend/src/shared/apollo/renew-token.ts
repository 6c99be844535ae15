import { graphql } from '../gql/index.js';
import { clientFor } from './client.js';

const RENEW_SESSION = graphql(`
  mutation RenewSession {
    renewSession {
      accessToken
    }
  }
`);

/** Fetches a new token for the same session; null if the server cannot be reached or no longer knows the session. */
export async function renewUserToken(token: string): Promise<string | null> {
  try {
    const { data } = await clientFor('user', token).mutate({
      mutation: RENEW_SESSION,
      fetchPolicy: 'no-cache',
      context: { ownsRefusal: true },
    });
    return data?.renewSession.accessToken ?? null;
  } catch {
    return null;
  }
}

import { graphql } from '../gql/index.js';
import { clientFor } from './client.js';

const RENEW_SESSION = graphql(`
  mutation RenewSession {
    renewSession {
      accessToken
    }
  }
`);

/** Another token of the same session; null when the server cannot be reached or no longer knows the session. */
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

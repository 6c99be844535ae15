import { graphql } from '../gql/index.js';
import { createClient } from './create-client.js';

const LOGOUT = graphql(`
  mutation EndSession {
    endSession {
      userId
    }
  }
`);

const ADMIN_LOGOUT = graphql(`
  mutation EndAdminSession {
    endAdminSession {
      userId
    }
  }
`);

/** Revokes a token. The browser has already dropped it, so an unreachable server makes no difference to the user. */
async function revoke(token: string, mutation: typeof LOGOUT | typeof ADMIN_LOGOUT): Promise<void> {
  const connection = createClient({ token: () => token, onRefused: () => Promise.resolve(false) });
  try {
    await connection.client.mutate({ mutation });
  } catch {
    return;
  } finally {
    connection.dispose();
  }
}

export const revokeUserToken = (token: string): Promise<void> => revoke(token, LOGOUT);
export const revokeAdminToken = (token: string): Promise<void> => revoke(token, ADMIN_LOGOUT);

import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.js';
import { createPatienceLink } from './links/patience-link.js';
import { createReauthenticationLink } from './links/reauthentication-link.js';
import { createRefusalLink } from './links/refusal-link.js';
import { createSessionSockets } from './session-sockets.js';

const ENDPOINT = '/graphql';

export interface Connection {
  client: ApolloClient;
  /** Closes the socket and drops the cache. */
  dispose: () => void;
}

interface ClientOptions {
  /** Called for every request, since a session's token is renewed. */
  token: () => string | null;
  /** Called when the server no longer accepts the token. @returns whether there is another one now */
  onRefused: () => Promise<boolean>;
  /** Called when the server wants the password again; without it, its refusal stands. @returns whether it took it */
  onPasswordWanted?: () => Promise<boolean>;
}

/** A client for one session: HTTP for queries and mutations, a lazy WebSocket for subscriptions. */
export function createClient({ token, onRefused, onPasswordWanted = () => Promise.resolve(false) }: ClientOptions): Connection {
  const headers = (): Record<string, string> => {
    const bearer = token();
    return bearer ? { authorization: `Bearer ${bearer}` } : {};
  };
  const sockets = createSessionSockets({
    url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    token,
    onRefused: () => void onRefused(),
  });
  const http = new SetContextLink(() => ({ headers: headers() })).concat(new HttpLink({ uri: ENDPOINT }));
  const transport = ApolloLink.split((operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION, sockets.link, http);
  const client = new ApolloClient({
    link: ApolloLink.from([createRefusalLink(onRefused), createReauthenticationLink(onPasswordWanted), createPatienceLink(), transport]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return {
    client,
    dispose: () => {
      sockets.dispose();
      client.stop();
    },
  };
}

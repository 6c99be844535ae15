import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient as createSocket } from 'graphql-ws';
import { createCache } from './cache.js';
import { createPatienceLink } from './patience-link.js';
import { createRefusalLink } from './refusal-link.js';

const ENDPOINT = '/graphql';
/** Milliseconds after which a socket without acknowledgement counts as blocked, and callers fall back to HTTP. */
const SOCKET_ACK_MS = 5000;
/** Milliseconds that an idle socket stays open for the next question. */
const SOCKET_IDLE_MS = 10_000;

export interface Connection {
  client: ApolloClient;
  /** Closes the socket and drops the cache. */
  dispose: () => void;
}

interface ClientOptions {
  /** Called for every request, since a session's token is renewed. */
  token: () => string | null;
  /** Called when the server no longer accepts the token. */
  onRefused: () => void;
}

/** A client for one session: HTTP for queries and mutations, a lazy WebSocket for subscriptions. */
export function createClient({ token, onRefused }: ClientOptions): Connection {
  const headers = (): Record<string, string> => {
    const bearer = token();
    return bearer ? { authorization: `Bearer ${bearer}` } : {};
  };
  const socket = createSocket({
    url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    connectionParams: headers,
    connectionAckWaitTimeout: SOCKET_ACK_MS,
    lazyCloseTimeout: SOCKET_IDLE_MS,
    retryAttempts: 0,
  });
  const http = new SetContextLink(() => ({ headers: headers() })).concat(new HttpLink({ uri: ENDPOINT }));
  const transport = ApolloLink.split(
    (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([createRefusalLink(onRefused), createPatienceLink(), transport]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return {
    client,
    dispose: () => {
      void socket.dispose();
      client.stop();
    },
  };
}

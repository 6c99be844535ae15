import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, CloseCode, createClient } from 'graphql-ws';

/** Milliseconds. A socket that is not acknowledged by then is taken as blocked, and callers fall back to HTTP. */
const ACK_MS = 5000;
/** Milliseconds that an idle socket stays open for the next question. */
const IDLE_MS = 10_000;
const UNAUTHORIZED: number = CloseCode.Unauthorized;

export interface SessionSockets {
  link: ApolloLink;
  /** Closes every socket with what runs on it. */
  dispose: () => void;
}

interface SocketOptions {
  url: string;
  /** Asked at every operation, since a session's token is renewed. */
  token: () => string | null;
  /** Called when the server closes a socket because it no longer accepts the token. */
  onRefused: () => void;
}

/**
 * The sockets of a session, opened when something subscribes. A socket sends its token once and ends with it, so a renewed token
 * gets a socket of its own, while operations on the former one continue.
 */
export function createSessionSockets({ url, token, onRefused }: SocketOptions): SessionSockets {
  const clients = new Set<Client>();
  let shown: string | null = null;
  let link: GraphQLWsLink | null = null;

  const connect = (bearer: string | null): GraphQLWsLink => {
    const client = createClient({
      url,
      connectionParams: bearer ? { authorization: `Bearer ${bearer}` } : {},
      connectionAckWaitTimeout: ACK_MS,
      lazyCloseTimeout: IDLE_MS,
      retryAttempts: 0,
      on: {
        closed: (event) => {
          // The end of a former token says nothing about the one that replaced it.
          if ((event as CloseEvent).code === UNAUTHORIZED && bearer === token()) onRefused();
          if (bearer !== token()) clients.delete(client);
        },
      },
    });
    clients.add(client);
    return new GraphQLWsLink(client);
  };

  return {
    link: new ApolloLink((operation) => {
      const bearer = token();
      if (!link || bearer !== shown) link = connect(bearer);
      shown = bearer;
      return link.request(operation);
    }),
    dispose: () => {
      for (const client of clients) void client.dispose();
      clients.clear();
    },
  };
}

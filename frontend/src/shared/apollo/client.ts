import type { ApolloClient } from '@apollo/client';
import { askPassword } from '../session/asked-password.js';
import { sessionOf } from '../session/access-token.js';
import { adminTokenRefused, userTokenRefused } from '../session/sign-out.js';
import type { SessionKind } from '../session/session-kind.js';
import { createClient, type Connection } from './create-client.js';

interface Held {
  session: string | null;
  token: string | null;
  connection: Connection;
}

const connections = new Map<SessionKind, Held>();
const refused = { user: userTokenRefused, admin: adminTokenRefused } as const;

/**
 * The client of a session. Each session has its own client, so nothing cached for one person is ever shown to the next. Asking for
 * another session closes the previous client; a renewed token of the same session is passed to the existing one.
 */
export function clientFor(kind: SessionKind, token: string | null): ApolloClient {
  const session = sessionOf(token);
  const current = connections.get(kind);
  if (current && current.session === session) {
    current.token = token;
    return current.connection.client;
  }
  current?.connection.dispose();
  const held: Held = {
    session,
    token,
    connection: createClient({
      token: () => held.token,
      onRefused: async () => {
        const next = held.token === null ? null : await refused[kind](held.token);
        held.token = next ?? held.token;
        return next !== null;
      },
      onPasswordWanted: () => askPassword(kind),
    }),
  };
  connections.set(kind, held);
  return held.connection.client;
}

/** Closes the client of a session, if there is one. */
export function disposeClient(kind: SessionKind): void {
  connections.get(kind)?.connection.dispose();
  connections.delete(kind);
}

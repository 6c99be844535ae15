import type { ApolloClient } from '@apollo/client';
import { adminTokenRefused, userTokenRefused } from '../session/sign-out.js';
import { createClient, type Connection } from './create-client.js';

export type SessionKind = 'user' | 'admin';

const connections = new Map<SessionKind, { token: string | null; connection: Connection }>();
const refused = { user: userTokenRefused, admin: adminTokenRefused } as const;

/**
 * The client of a session. Each token has a client of its own, so nothing cached for one person is ever shown to the
 * next; asking for another token closes the former one.
 */
export function clientFor(kind: SessionKind, token: string | null): ApolloClient {
  const current = connections.get(kind);
  if (current?.token === token) return current.connection.client;
  current?.connection.dispose();
  const connection = createClient({ token, onRefused: () => token && refused[kind](token) });
  connections.set(kind, { token, connection });
  return connection.client;
}

/** Closes the client of a session, if there is one. */
export function disposeClient(kind: SessionKind): void {
  connections.get(kind)?.connection.dispose();
  connections.delete(kind);
}

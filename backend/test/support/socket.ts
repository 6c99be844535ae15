import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Client } from './client.js';
import { keepAnswer } from './evidence.js';

export interface SocketAnswer<T> {
  data?: T | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Runs one subscription over graphql-ws as the caller. Ends with the server's stream, or when the reader leaves. */
export async function* subscribe<T>(
  caller: Client,
  query: string,
  variables: Record<string, unknown> = {},
): AsyncGenerator<SocketAnswer<T>> {
  const client = createClient({
    url: `${caller.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: caller.token ? { authorization: `Bearer ${caller.token}` } : {},
    retryAttempts: 0,
  });
  try {
    for await (const answer of client.iterate<T>({ query, variables })) {
      if (answer.errors) keepAnswer(0, JSON.stringify({ errors: answer.errors }));
      yield answer as SocketAnswer<T>;
    }
  } catch (error) {
    if (Array.isArray(error)) keepAnswer(0, JSON.stringify({ errors: error }));
    // The client throws the list of errors that ended the operation.
    yield { errors: error as SocketAnswer<T>['errors'] };
  } finally {
    await client.dispose();
  }
}

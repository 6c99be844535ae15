import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Client } from './client.js';
import { keepAnswer } from './evidence.js';

export interface SocketAnswer<T> {
  data?: T | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
  /** How the server closed the socket, when it did. */
  closed?: { code: number; reason: string };
}

/** Runs one subscription over graphql-ws as the caller. Ends with the server's stream, or when the reader leaves. */
export async function* subscribe<T>(
  caller: Client,
  query: string,
  variables: Record<string, unknown> = {},
  operationName?: string,
): AsyncGenerator<SocketAnswer<T>> {
  const client = createClient({
    url: `${caller.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: caller.token ? { authorization: `Bearer ${caller.token}` } : {},
    retryAttempts: 0,
  });
  try {
    for await (const answer of client.iterate<T>({ query, variables, operationName })) {
      if (answer.errors) keepAnswer(0, JSON.stringify({ errors: answer.errors }));
      yield answer as SocketAnswer<T>;
    }
  } catch (error) {
    // The client throws the list of errors that ended the operation, or the event that closed the socket.
    if (Array.isArray(error)) {
      keepAnswer(0, JSON.stringify({ errors: error }));
      yield { errors: error as SocketAnswer<T>['errors'] };
    } else if (isClosing(error)) yield { closed: { code: error.code, reason: error.reason } };
    else throw error;
  } finally {
    await client.dispose();
  }
}

const isClosing = (error: unknown): error is { code: number; reason: string } =>
  typeof error === 'object' && error !== null && 'code' in error && 'reason' in error;

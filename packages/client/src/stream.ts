import { createClient } from 'graphql-ws';
import { refusalOf, RefusedError, ThemisError, TimeoutError, UnreachableError } from './errors.js';
import type { TypedDocumentString } from './gql/graphql.js';
import type { CallOptions, Transport } from './transport.js';

/** Codes with which the server closes a socket, by the names that its other answers have. */
const CLOSED: Record<number, string> = { 1013: 'BUSY', 4400: 'BAD_REQUEST', 4401: 'UNAUTHENTICATED', 4403: 'FORBIDDEN' };

/**
 * Runs a subscription on a socket of its own, which closes with it. It is not tried again: the server may have begun.
 * @param webSocket instead of the platform's own
 * @throws RefusedError, UnreachableError; TimeoutError when no event comes within the time limit of a call
 */
export async function* streamed<Result, Variables extends object>(
  transport: Transport,
  webSocket: unknown,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { signal }: CallOptions = {},
): AsyncGenerator<Result> {
  signal?.throwIfAborted();
  const webSocketImpl = webSocket ?? (globalThis as { WebSocket?: unknown }).WebSocket;
  if (webSocketImpl === undefined)
    throw new ThemisError('This platform has no WebSocket. Give the client one as `webSocket`, such as the package ws.', 'NO_WEB_SOCKET');
  const url = new URL('/graphql', transport.base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({
    url: url.href,
    webSocketImpl,
    connectionParams: { authorization: `Bearer ${transport.key}` },
    connectionAckWaitTimeout: transport.timeoutMs,
    retryAttempts: 0,
    // What goes wrong is thrown to the reader below.
    onNonLazyError: () => undefined,
  });
  const events = client.iterate<Result>({ query: document.toString(), variables: { ...variables } as Record<string, unknown> });
  try {
    for (;;) {
      const next = await withinTime(events.next(), transport.timeoutMs, signal);
      if (next.done) return;
      const { data, errors } = next.value;
      const [first] = errors ?? [];
      if (first) throw refusalOf(first);
      if (data) yield data;
    }
  } catch (error) {
    throw named(error, signal);
  } finally {
    // Without waiting: a socket that hangs must not hold the caller.
    void Promise.resolve(events.return?.()).catch(() => undefined);
    void client.dispose();
  }
}

function named(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof ThemisError) return error;
  // The library throws the list of errors that ended an operation, or the event that closed the socket.
  if (Array.isArray(error)) return refusalOf((error as object[])[0] ?? {});
  const { code, reason } = (error ?? {}) as { code?: unknown; reason?: unknown };
  const known = typeof code === 'number' ? CLOSED[code] : undefined;
  if (known) return new RefusedError(typeof reason === 'string' && reason ? reason : 'The server closed the socket.', known);
  return new UnreachableError('The stream ended before its result.', error);
}

function withinTime<T>(next: Promise<T>, milliseconds: number, signal?: AbortSignal): Promise<T> {
  let leave = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
  });
  return Promise.race([next, ended]).finally(() => leave());
}

import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createClient } from 'graphql-ws';

const ENDPOINT = '/graphql';

export interface SentOperation {
  query: string;
  variables: Record<string, unknown>;
  token: string | null;
}

export interface ResultListener {
  /** Called with each result; a subscription sends several. */
  onResult: (result: unknown) => void;
  onError: (error: unknown) => void;
  onEnd: () => void;
}

/** Sends an operation: subscriptions over a WebSocket, others by POST. @returns a function that stops it */
export function sendOperation(operation: SentOperation, listener: ResultListener): () => void {
  const headers: Record<string, string> = operation.token ? { authorization: `Bearer ${operation.token}` } : {};
  return isSubscription(operation.query) ? subscribe(operation, headers, listener) : post(operation, headers, listener);
}

function isSubscription(query: string): boolean {
  try {
    return getOperationAST(parse(query))?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    // The server gives the better error message.
    return false;
  }
}

function post({ query, variables }: SentOperation, headers: Record<string, string>, listener: ResultListener): () => void {
  const controller = new AbortController();
  const run = async (): Promise<void> => {
    try {
      const response = await fetch(ENDPOINT, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: controller.signal,
      });
      listener.onResult(await response.json());
      listener.onEnd();
    } catch (error) {
      if (!controller.signal.aborted) listener.onError(error);
    }
  };
  void run();
  return () => controller.abort();
}

function subscribe({ query, variables }: SentOperation, headers: Record<string, string>, listener: ResultListener): () => void {
  const client = createClient({ url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`, connectionParams: headers, retryAttempts: 0 });
  const stop = client.subscribe({ query, variables }, { next: listener.onResult, error: listener.onError, complete: listener.onEnd });
  return () => {
    stop();
    void client.dispose();
  };
}

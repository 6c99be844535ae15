import { setTimeout as delay } from 'node:timers/promises';
import { QdrantClient } from '@qdrant/js-client-rest';
import type { CircuitBreaker } from '../../../core/concurrency/circuit-breaker.js';
import { IndexUnavailableError, RetrievalIndexError } from '../errors.js';

export interface ConnectionOptions {
  url: string;
  apiKey?: string;
  /** Deadline of one request in milliseconds. */
  timeoutMs: number;
  /** Refuses requests while the server is away. */
  breaker?: CircuitBreaker;
  /** Whether failures of this connection tell that the server is away; those with a long deadline tell too late. */
  tellsOutages?: boolean;
}

const MAX_CONNECTIONS = 16;
const RETRY_DELAY_MS = 200;
/** No answer in time, too many requests, or the server's own trouble. */
const TRANSIENT_STATUS = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The HTTP status that the server answered with, undefined when it did not answer. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

export const isNotFound = (error: unknown): boolean => !(error instanceof RetrievalIndexError) && statusOf(error) === 404;

function translated(error: unknown): unknown {
  if (error instanceof RetrievalIndexError) return error;
  const status = statusOf(error);
  if (status === undefined) return new IndexUnavailableError('The index server does not answer.', error);
  if (status === 401 || status === 403) return new IndexUnavailableError('The index server refuses the API key.', error);
  if (TRANSIENT_STATUS(status)) return new IndexUnavailableError(`The index server answers with status ${status}.`, error);
  return error;
}

/** A URL drops the port that its protocol has anyway, and the client would take 6333 for a port that nobody named. */
export function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

/** Requests to one server. Those that fail for want of the server end in `IndexUnavailableError`, the others as they are. */
export class QdrantConnection {
  private readonly client: QdrantClient;

  constructor(private readonly options: ConnectionOptions) {
    const { url, apiKey, timeoutMs } = options;
    const { pathname, origin } = new URL(url);
    this.client = new QdrantClient({
      url: origin,
      port: portOf(url),
      ...(pathname !== '/' && { prefix: pathname.replace(/\/$/, '') }),
      headers: {
        // The server writes a compressed answer in two pieces, and the second waits some 40 ms for the first to be acknowledged.
        'accept-encoding': 'identity',
        // As a header, because the client warns on the console about a key without TLS, which is normal inside a private network.
        ...(apiKey && { 'api-key': apiKey }),
      },
      timeout: timeoutMs,
      maxConnections: MAX_CONNECTIONS,
      checkCompatibility: false,
    });
  }

  /**
   * @param attempts more than one only for requests that may be repeated
   * @throws IndexUnavailableError, or the client's error with the server's refusal
   */
  async send<T>(request: (client: QdrantClient) => Promise<T>, attempts = 1): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.guarded(() => request(this.client));
      } catch (known) {
        if (attempt >= attempts || !(known instanceof IndexUnavailableError)) throw known;
        await delay(RETRY_DELAY_MS * 2 ** (attempt - 1));
      }
    }
  }

  private guarded<T>(request: () => Promise<T>): Promise<T> {
    const { breaker, tellsOutages } = this.options;
    const translating = async (): Promise<T> => {
      try {
        return await request();
      } catch (error) {
        throw translated(error);
      }
    };
    if (breaker && tellsOutages) return breaker.run(translating);
    breaker?.enter();
    return translating();
  }
}

import { refusalOf, RefusedError, type RefusedField, TimeoutError, UnreachableError } from './errors.js';
import type { TypedDocumentString } from './gql/graphql.js';
import { retrying } from './retry.js';

export interface TransportOptions {
  /** Address of the installation, such as `https://themis.example`. */
  url: string;
  /** An API key, `thm_…`, with the scopes of what is called. */
  key: string;
  /** Milliseconds that one try of a call may take; 120,000 unless given. */
  timeoutMs?: number;
  /** Further tries of a call that is refused for the moment; 2 unless given, at most 5. */
  retries?: number;
  /** Instead of the platform's own. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 120_000;
const RETRIES = 2;
const RETRIES_MAX = 5;

interface RestRefusal {
  detail?: string;
  code?: string;
  errors?: RefusedField[];
}

/** Sends calls over HTTP. The key goes to the given address only: redirects are not followed. */
export class Transport {
  readonly base: URL;
  readonly key: string;
  readonly timeoutMs: number;
  private readonly retries: number;
  private readonly fetch: typeof globalThis.fetch;

  constructor({ url, key, timeoutMs = TIMEOUT_MS, retries = RETRIES, fetch = globalThis.fetch }: TransportOptions) {
    this.base = new URL(url);
    this.key = key;
    this.timeoutMs = timeoutMs;
    this.retries = Math.min(RETRIES_MAX, Math.max(0, Math.trunc(retries)));
    this.fetch = fetch.bind(globalThis);
  }

  /**
   * Runs an operation.
   * @param repeatable whether it does no harm when the server acts on it twice
   * @throws RefusedError, UnreachableError, TimeoutError
   */
  async run<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    { signal, repeatable }: CallOptions & { repeatable: boolean },
  ): Promise<Result> {
    const body = JSON.stringify({ query: document.toString(), variables });
    return retrying({ retries: this.retries, repeatable, signal }, async () => {
      const response = await this.send('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } }, signal);
      const { data, errors } = await this.json<{ data?: Result | null; errors?: object[] }>(response, signal);
      const [first] = errors ?? [];
      if (first) throw refusalOf(first);
      if (response.ok && data) return data;
      throw new UnreachableError(`The server answered ${response.status} without a result.`);
    });
  }

  /** Runs an operation that does no harm when the server acts on it twice. @throws as `run` */
  read<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables, options: CallOptions): Promise<Result> {
    return this.run(document, variables, { ...options, repeatable: true });
  }

  /** Runs an operation that is not sent again once the server may have acted on it. @throws as `run` */
  change<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables, options: CallOptions): Promise<Result> {
    return this.run(document, variables, { ...options, repeatable: false });
  }

  /** One try of a REST call. @throws RefusedError, UnreachableError, TimeoutError */
  async rest<Answer>(path: string, init: RequestInit, signal?: AbortSignal): Promise<Answer> {
    const response = await this.send(path, init, signal);
    if (!response.ok) throw await this.refusal(response, signal);
    return this.json<Answer>(response, signal);
  }

  /** The bytes of a file at a link of this installation. One try: a link opens once. @throws RefusedError, UnreachableError, TimeoutError */
  async download(link: string, signal?: AbortSignal): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
    const response = await this.send(link, {}, signal);
    if (!response.ok) throw await this.refusal(response, signal);
    const bytes = await this.named(signal, async () => new Uint8Array(await response.arrayBuffer()));
    return { type: response.headers.get('content-type') ?? 'application/octet-stream', bytes };
  }

  private async refusal(response: Response, signal?: AbortSignal): Promise<RefusedError> {
    const { detail, code, errors: fields = [] } = await this.json<RestRefusal>(response, signal);
    const wait = Number(response.headers.get('retry-after') ?? NaN);
    return new RefusedError(detail ?? `The server answered ${response.status}.`, code ?? 'UNKNOWN', {
      fields,
      retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
      requestId: response.headers.get('x-request-id') ?? undefined,
    });
  }

  private async send(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    const target = new URL(path, this.base);
    if (target.origin !== this.base.origin) throw new UnreachableError('The link leads to another server.');
    const headers = { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${this.key}` };
    const limit = AbortSignal.timeout(this.timeoutMs);
    const ends = signal ? AbortSignal.any([signal, limit]) : limit;
    return this.named(signal, () => this.fetch(target, { ...init, headers, redirect: 'error', signal: ends }));
  }

  private json<T>(response: Response, signal?: AbortSignal): Promise<T> {
    return this.named(signal, async () => (await response.json()) as T);
  }

  /** Names what the platform throws: an end by the caller stays what the caller says. */
  private async named<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof DOMException && error.name === 'TimeoutError') throw new TimeoutError(this.timeoutMs);
      throw new UnreachableError('The server could not be reached, or its answer could not be read.', error);
    }
  }
}

import { Resolver } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as encrypted } from 'node:https';
import { isIPv6, type LookupFunction, type Socket } from 'node:net';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { inSpan } from '../../../core/observability/tracing/traced.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { mayBeCalled } from './public-address.js';
import { addressesOf, TargetRefused } from './target.js';

/** For everything: finding the address, connecting, sending, and the answer. */
const TIME_LIMIT_MS = 5000;
/** What is read of an answer, which nobody needs: enough that a short one ends properly. */
const ANSWER_MAX_BYTES = 64 * 1024;
const HEADERS_MAX_BYTES = 16 * 1024;
const DNS_TRY_MS = 2000;

export type SendingError = 'NO_PUBLIC_ADDRESS' | 'TIMEOUT' | 'CONNECTION_FAILED' | 'CERTIFICATE_INVALID' | 'REDIRECT' | 'REFUSED';

/** How one try ended. */
export interface Sent {
  /** Null for an answer of the 200s. */
  error: SendingError | null;
  /** Status of the answer; null when there was none. */
  status: number | null;
  /** Milliseconds. */
  durationMs: number;
}

export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;
/** Nest injection token of another `Resolve` than the system's name servers. */
export const RESOLVE_NAMES = Symbol('RESOLVE_NAMES');

/**
 * Posts to addresses that users chose, without becoming their way into the operator's own network: names are resolved once, every address is
 * checked, and the connection goes to one of those. Redirects are not followed, no proxy is used, nothing of an answer is kept but its status.
 */
@Injectable()
export class WebhookSender {
  protected readonly timeLimitMs: number = TIME_LIMIT_MS;

  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'webhookRanges'>,
    @Optional() @Inject(RESOLVE_NAMES) private readonly resolve: Resolve = resolveName,
  ) {}

  /** Never rejects. */
  async send(target: string, body: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Sent> {
    const since = performance.now();
    const limit = AbortSignal.timeout(this.timeLimitMs);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    const ended = (error: SendingError | null, status: number | null = null): Sent => ({
      error,
      status,
      durationMs: Math.round(performance.now() - since),
    });
    try {
      const url = new URL(target);
      const own = this.config.webhookRanges;
      const addresses = await unlessAborted(
        addressesOf(url, own, (name) => this.resolve(name, either)),
        either,
      );
      const permits = (address: string) => mayBeCalled(address, own);
      const status = await inSpan('webhook', () => post(url, { body, headers, addresses, signal: either, permits }), { kind: 'client' });
      if (status >= 200 && status < 300) return ended(null, status);
      return ended(status >= 300 && status < 400 ? 'REDIRECT' : 'REFUSED', status);
    } catch (error) {
      if (error instanceof TargetRefused) return ended('NO_PUBLIC_ADDRESS');
      if (either.aborted) return ended('TIMEOUT');
      return ended(isOfCertificate(error) ? 'CERTIFICATE_INVALID' : 'CONNECTION_FAILED');
    }
  }
}

/** Whether a connection failed because nobody vouches for who answered: OpenSSL's names of it, and Node's for another name. */
export const isOfCertificate = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/u.test(String((error as { code?: unknown }).code));

interface Post {
  body: string;
  headers: Record<string, string>;
  /** The only ones that are connected to. */
  addresses: readonly string[];
  signal: AbortSignal;
  permits: (address: string) => boolean;
}

/** @returns the status of the answer, as soon as enough of the answer was read. @throws when there is none */
function post(url: URL, { body, headers, addresses, signal, permits }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      lookup: pinned(addresses),
      // A connection of its own, closed at the end: none is left open at a stranger's pleasure, nor used for another owner's webhook.
      agent: false,
      maxHeaderSize: HEADERS_MAX_BYTES,
      signal,
    };
    const sending: ClientRequest = (url.protocol === 'https:' ? encrypted : plain)(url, options);
    sending.once('socket', (socket: Socket) => {
      socket.once('connect', () => {
        if (!permits(socket.remoteAddress ?? '')) sending.destroy(new TargetRefused('connected elsewhere'));
      });
    });
    sending.on('error', reject);
    sending.once('response', (answer: IncomingMessage) => {
      const done = (): void => {
        resolve(answer.statusCode ?? 0);
        sending.destroy();
      };
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > ANSWER_MAX_BYTES) done();
      });
      // The status is what counts: an answer that breaks off after it was an answer.
      answer.once('end', done).once('error', done).once('close', done);
    });
    sending.end(body);
  });
}

/** Answers every question for the address of the host with those that were checked. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, answer) => {
    const [first] = found;
    if (all) answer(null, found);
    else if (first) answer(null, first.address, first.family);
    else answer(new Error('no address'), '');
  };
}

/**
 * All addresses of a name. By the name servers themselves, whose answers are waited for without a thread: one that never answers, as
 * the owner of a name may arrange, must not take the threads that files are read with.
 */
async function resolveName(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: DNS_TRY_MS, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error('too late'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

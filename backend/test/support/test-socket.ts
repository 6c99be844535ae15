import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type ClientOptions, WebSocket } from 'ws';

const LIMIT_MS = 20_000;

export interface Closed {
  code: number;
  reason: string;
}

/** A socket on which a test sends every message of the protocol itself. */
export class TestSocket {
  private readonly messages: Record<string, unknown>[] = [];
  private readonly waiting: (() => void)[] = [];
  readonly closed: Promise<Closed>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as Record<string, unknown>);
      this.waiting.shift()?.();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })));
  }

  /** @returns the socket, or the status of the answer that refused it */
  static async open(
    url: string,
    options: ClientOptions = {},
  ): Promise<TestSocket | { status: number; headers: IncomingMessage['headers'] }> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', options);
    const opened = new TestSocket(socket);
    return new Promise((resolve) => {
      socket.once('open', () => resolve(opened));
      socket.once('unexpected-response', (request: ClientRequest, { statusCode = 0, headers }: IncomingMessage) => {
        request.destroy();
        resolve({ status: statusCode, headers });
      });
    });
  }

  /** @throws Error when it was refused */
  static async opened(url: string, options: ClientOptions = {}): Promise<TestSocket> {
    const socket = await TestSocket.open(url, options);
    if (socket instanceof TestSocket) return socket;
    throw new Error(`refused with ${socket.status}`);
  }

  /** Opens a socket and shows the token. @returns it, or how it was closed */
  static async signedIn(url: string, token: string | undefined, options: ClientOptions = {}): Promise<TestSocket | Closed> {
    const socket = await TestSocket.opened(url, options);
    socket.send({ type: 'connection_init', ...(token !== undefined && { payload: { authorization: `Bearer ${token}` } }) });
    return Promise.race([socket.next().then(() => socket), socket.closed]);
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of the server. */
  async next(): Promise<Record<string, unknown>> {
    if (this.messages.length === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.messages.shift() ?? {};
  }

  /** Hangs up in order. */
  async close(): Promise<void> {
    this.socket.close();
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close', { signal: AbortSignal.timeout(LIMIT_MS) });
  }
}

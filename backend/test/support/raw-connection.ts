import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const LIMIT_MS = 20_000;

/** A connection on which a test writes every byte itself. */
export class RawConnection {
  /** Everything that has come and was not taken yet, as latin1. */
  received = '';
  private waiting: (() => void)[] = [];

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    const wake = () => this.waiting.splice(0).forEach((resolve) => resolve());
    socket.on('data', (text: string) => {
      this.received += text;
      wake();
    });
    // A reset is an end like any other here.
    socket.on('error', () => undefined);
    socket.on('end', wake);
    socket.on('close', wake);
  }

  /** @param from source address, such as 127.0.0.9 */
  static async open(url: string, from?: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    // Half open: Node cannot reset a connection that it is about to end because the other side did, and never lets go of it.
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), localAddress: from, allowHalfOpen: true });
    const connection = new RawConnection(socket);
    await once(socket, 'connect', { signal: AbortSignal.timeout(LIMIT_MS) });
    return connection;
  }

  get ended(): boolean {
    return this.socket.closed || this.socket.readableEnded;
  }

  send(...lines: string[]): void {
    this.socket.write(lines.join('\r\n'), 'latin1');
  }

  /** The next whole answer whose length is announced. @throws Error when the connection ends before */
  async answer(): Promise<{ status: number; head: string; body: string }> {
    const headEnd = await this.until(() => this.received.indexOf('\r\n\r\n'));
    const head = this.received.slice(0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + 4 + length;
    await this.until(() => (this.received.length >= end ? end : -1));
    const body = this.received.slice(headEnd + 4, end);
    this.received = this.received.slice(end);
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
  }

  /** Waits until the other side has hung up. */
  async hungUp(): Promise<void> {
    await this.until(() => (this.ended ? 0 : -1));
    this.socket.destroy();
  }

  /** Hangs up with a reset, which the other side learns of as an error. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  private async until(found: () => number): Promise<number> {
    for (;;) {
      const at = found();
      if (at >= 0) return at;
      if (this.ended) throw new Error(`the connection ended after ${JSON.stringify(this.received.slice(0, 200))}`);
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}

/** The headers of a well-formed request for a WebSocket. */
export const webSocketRequest = (path: string, host: string, more: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** A frame as a client sends it, with a mask of zeros. */
export function clientFrame(content: string | Buffer, { fin = true, opcode = 1 } = {}): Buffer {
  const bytes = Buffer.from(content);
  const length =
    bytes.length < 126 ? Buffer.from([0x80 | bytes.length]) : Buffer.from([0x80 | 126, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), bytes]);
}

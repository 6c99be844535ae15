import type { WebSocket } from 'ws';

/** What may be on its way to a client before anything more is begun for it; bytes. */
export const SENDING_MAX = 256 * 1024;

type Sending = Pick<WebSocket, 'bufferedAmount' | 'readyState' | 'OPEN' | 'send' | 'once'>;

/** What is sent on one socket, and whether its client reads it. */
export class SocketSending {
  private readonly waiting = new Set<() => void>();

  /** @param count counts the bytes of a message until what it returns is called */
  constructor(
    private readonly socket: Sending,
    private readonly count: (bytes: number) => () => void,
  ) {
    socket.once('close', () => this.wake());
  }

  /** Resolves once it is on its way, so that a slow reader slows its own stream and nothing piles up; at once when the socket has ended. */
  send(text: string): Promise<void> {
    if (!this.isOpen()) return Promise.resolve();
    const sent = this.count(Buffer.byteLength(text));
    return new Promise((resolve, reject) => {
      this.socket.send(text, (error) => {
        sent();
        this.wake();
        // What was on its way to a client that hung up is not a failure.
        if (error && this.isOpen()) reject(error);
        else resolve();
      });
    });
  }

  /** Resolves when the client has read enough to be sent more, or the socket has ended. */
  async room(): Promise<void> {
    while (this.isOpen() && this.socket.bufferedAmount > SENDING_MAX) {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}

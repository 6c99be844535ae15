import type { Socket } from 'node:net';

/** How long a client may leave an answer unread that waits for it. Node counts from the last byte that it took. */
export const STALLED_MS = 30_000;
const LOOK_EVERY_MS = 5000;

/** Ends connections whose client reads nothing of what waits for it. One that waits for us, such as for a model, is none of them. */
export class StalledConnections {
  private readonly sockets = new Set<Socket>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly stalledMs: number = STALLED_MS) {}

  watch(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    socket.once('close', () => {
      this.sockets.delete(socket);
      if (this.sockets.size === 0) clearInterval(this.timer);
    });
    if (this.sockets.size === 1) this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Sets the time of those for whose client something waits, and no others. */
  look(): void {
    for (const socket of this.sockets) {
      const isSet = socket.timeout === this.stalledMs;
      // The time of a kept connection is Node's to set.
      if (socket.writableLength > 0 && !isSet) socket.setTimeout(this.stalledMs);
      else if (socket.writableLength === 0 && isSet) socket.setTimeout(0);
    }
  }
}

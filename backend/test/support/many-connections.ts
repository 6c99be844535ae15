import { connect, type Socket } from 'node:net';

const AT_ONCE = 100;

/** Connections that a test opens by the hundred, from addresses of its choice, and what became of them. */
export class ManyConnections {
  private readonly sockets: Socket[] = [];

  constructor(private readonly url: string) {}

  /** Those that the server has not ended. */
  get open(): number {
    return this.sockets.filter((socket) => !socket.readableEnded && !socket.destroyed).length;
  }

  /**
   * Opens some more, and waits until the server has let in or ended each of them.
   * @param from source address, such as 127.0.3.1
   * @param sent what each sends; it then waits for the beginning of an answer
   */
  async add(count: number, from: string, sent = ''): Promise<void> {
    const { hostname, port } = new URL(this.url);
    for (let left = count; left > 0; left -= AT_ONCE) {
      const batch = Array.from({ length: Math.min(left, AT_ONCE) }, async () => {
        const socket = connect({ host: hostname, port: Number(port), localAddress: from });
        this.sockets.push(socket);
        // A reset is an end like any other here.
        socket.on('error', () => undefined);
        const ended = new Promise((resolve) => socket.once('close', resolve));
        await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), ended]);
        if (sent !== '') {
          socket.write(sent);
          await Promise.race([new Promise((resolve) => socket.once('data', resolve)), ended]);
        }
        socket.resume();
      });
      await Promise.all(batch);
    }
  }

  end(): void {
    for (const socket of this.sockets.splice(0)) socket.destroy();
  }
}

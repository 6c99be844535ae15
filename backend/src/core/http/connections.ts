import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A browser opens six connections at a time and a WebSocket; an office shares one address. */
export const CONNECTIONS_PER_ADDRESS = 512;
export const CONNECTIONS_MAX = 4096;

/** A request that was not answered when it was cut off; the route's pattern, never the address itself. */
export interface OpenRequest {
  requestId: string;
  method: string;
  route: string;
  ms: number;
}

interface Served {
  socket: Socket;
  describe(): OpenRequest;
}

/** Every connection of this process: how many there may be, and their end when the process stops. */
export class Connections {
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly known = new WeakSet<Socket>();
  private readonly byAddress = new Map<string, number>();
  private readonly served = new Set<Served>();
  private draining = false;
  private drained?: () => void;

  /** @param perAddress how many one address may open; behind a proxy all have the proxy's, and Infinity is right */
  constructor(private readonly perAddress: number) {}

  /** Counts the connections of a server that does not listen yet. */
  watch(server: Server): void {
    this.servers.push(server);
    server.maxConnections = CONNECTIONS_MAX;
    server.on('connection', (socket) => this.opened(socket));
    server.once('listening', () => {
      // A first listener would make Node treat every offer of another protocol as an upgrade.
      if (server.listenerCount('upgrade') === 0) return;
      // Whoever took a socket over closes it in the terms of its own protocol.
      server.prependListener('upgrade', (_request: IncomingMessage, socket: Socket) => this.sockets.delete(socket));
    });
  }

  /** Knows from now on which connections have a request to be answered. */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const begun = performance.now();
      const served: Served = {
        socket: request.raw.socket,
        describe: () => ({
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          ms: Math.round(performance.now() - begun),
        }),
      };
      this.served.add(served);
      reply.raw.once('close', () => {
        this.served.delete(served);
        if (!this.draining) return;
        served.socket.end();
        if (this.served.size === 0) this.drained?.();
      });
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.draining) reply.header('connection', 'close');
    });
  }

  /** What waits for an answer now. */
  open(): OpenRequest[] {
    return [...this.served].map((served) => served.describe());
  }

  /**
   * Takes no more connections, ends those that have no request, and gives the others `limitMs` to be answered.
   * @returns the requests that were cut off
   */
  async drain(limitMs: number): Promise<OpenRequest[]> {
    this.draining = true;
    // On a busy process requests have arrived that nobody has read yet; to end their connections now would lose them. The second turn of
    // the event loop has read from every connection.
    await setImmediate();
    await setImmediate();
    // Ends idle connections itself.
    for (const server of this.servers) server.close();
    const busy = new Set([...this.served].map(({ socket }) => socket));
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroy();
    if (this.served.size > 0) {
      let limit: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.drained = resolve;
        limit = setTimeout(resolve, limitMs);
      });
      clearTimeout(limit);
    }
    const cut = this.open();
    for (const { socket } of this.served) socket.destroy();
    return cut;
  }

  private opened(socket: Socket): void {
    // A connection that offered another protocol comes a second time, see `upgrade-requests.ts`.
    if (this.known.has(socket)) {
      this.sockets.add(socket);
      return;
    }
    this.known.add(socket);
    const address = socket.remoteAddress ?? '';
    const count = (this.byAddress.get(address) ?? 0) + 1;
    if (count > this.perAddress) {
      socket.destroy();
      return;
    }
    this.byAddress.set(address, count);
    this.sockets.add(socket);
    socket.once('close', () => {
      this.sockets.delete(socket);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    });
  }
}

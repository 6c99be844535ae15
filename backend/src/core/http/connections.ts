import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessRequest } from '../access/request-context.js';
import { RateLimitedError } from '../errors/common-errors.js';
import { CONNECTION_LIMITS, ConnectionShares, type Place } from './connections/connection-shares.js';
import { markSignedIn, whenSignedIn } from './connections/signed-in.js';
import { StalledConnections } from './connections/stalled-connections.js';

/** What one client may have answered at once ends with the answers; seconds. */
const RETRY_SECONDS = 1;
/** Who listens for the end of one answer; Node complains of more than ten. */
const LISTENERS_MAX = 20;

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
  private readonly places = new WeakMap<Socket, Place>();
  private readonly stalled = new StalledConnections();
  private readonly served = new Set<Served>();
  private draining = false;
  private drained?: () => void;

  /** @param proxied whether all come from a proxy, so that only a request says whose a connection is */
  constructor(
    private readonly proxied = false,
    private readonly shares = new ConnectionShares(),
  ) {}

  /** Counts the connections of a server that does not listen yet. */
  watch(server: Server): void {
    this.servers.push(server);
    // Who has to make room for whom is decided below; this is for what comes before that has taken effect.
    server.maxConnections = 2 * CONNECTION_LIMITS.inAll;
    server.on('connection', (socket) => this.opened(socket));
    server.once('listening', () => {
      // A first listener would make Node treat every offer of another protocol as an upgrade.
      if (server.listenerCount('upgrade') === 0) return;
      // Whoever took a socket over closes it in the terms of its own protocol.
      server.prependListener('upgrade', (_request: IncomingMessage, socket: Socket) => {
        this.sockets.delete(socket);
        this.become(socket, 'busy');
      });
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
      this.become(served.socket, 'busy');
      // The framework, the log, the metrics, the limits and what handles the request all listen for its end.
      reply.raw.setMaxListeners(LISTENERS_MAX);
      reply.raw.once('close', () => {
        this.served.delete(served);
        if ((request as AccessRequest).actor) markSignedIn(served.socket);
        this.become(served.socket, 'idle');
        if (!this.draining) return;
        served.socket.end();
        if (this.served.size === 0) this.drained?.();
      });
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.draining) reply.header('connection', 'close');
    });
  }

  /** Behind a proxy: refuses a client who has as many requests under way as one may. To be registered after the usual headers. */
  share(app: FastifyInstance): void {
    if (!this.proxied) return;
    app.addHook('onRequest', async ({ raw, clientAddress }: FastifyRequest) => {
      const place = this.places.get(raw.socket);
      if (place && !this.shares.claim(place, clientAddress)) throw new RateLimitedError(RETRY_SECONDS);
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
    if (this.places.has(socket)) {
      this.sockets.add(socket);
      return;
    }
    const place = this.shares.enter({
      address: socket.remoteAddress ?? '',
      proxied: this.proxied,
      hasSpoken: () => socket.bytesRead > 0,
      hangUp: () => socket.destroy(),
    });
    if (!place) {
      socket.destroy();
      return;
    }
    this.places.set(socket, place);
    whenSignedIn(socket, () => this.shares.signIn(place));
    this.stalled.watch(socket);
    this.sockets.add(socket);
    socket.once('close', () => {
      this.sockets.delete(socket);
      this.shares.leave(place);
    });
  }

  private become(socket: Socket, state: 'idle' | 'busy'): void {
    const place = this.places.get(socket);
    if (place) this.shares.become(place, state);
  }
}

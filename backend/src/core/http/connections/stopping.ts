import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that a proxy has just opened may take to send its request, once no further ones are taken. */
const LAST_REQUESTS_MS = 500;
/** A turn of the event loop that did so little is one after which the process has only just looked for new connections. */
const QUIET_TURN_MS = 0.3;
/** Longest wait for such a turn. */
const QUIET_LIMIT_MS = 1000;

/**
 * The first part of the end of a process behind proxies: it tells them, and goes on answering. A proxy that keeps connections would otherwise
 * send a request on one that is being closed, and may not send it a second time.
 */
export class Stopping {
  private readonly servers: Server[] = [];
  private announced = false;
  private opened = 0;

  constructor(private readonly lastRequestsMs = LAST_REQUESTS_MS) {}

  /** A server whose end is to be announced. */
  watch(server: Server): void {
    this.servers.push(server);
    server.on('connection', () => (this.opened += 1));
  }

  /** From the announcement on, every answer ends its connection, so that the proxy's next request goes elsewhere. */
  follow(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.announced) reply.header('connection', 'close');
    });
  }

  /**
   * Answers for so long what comes, on new connections too; then takes no more of them, and what was sent on the last ones is still
   * answered. Connections that are kept and carry no request stay open: who closes them does it after that.
   */
  async announce(delayMs: number): Promise<void> {
    this.announced = true;
    await delay(delayMs);
    await this.quietMoment();
    // Not that of the HTTP server, which would end every connection that has no request yet.
    for (const server of this.servers) NetServer.prototype.close.call(server);
    await delay(this.lastRequestsMs);
  }

  /**
   * The system resets connections that it has made and the process has not taken yet. So the end comes right after the process has looked for
   * new ones and found none, not after a turn of the event loop in which it had other work.
   */
  private async quietMoment(): Promise<void> {
    for (const deadline = performance.now() + QUIET_LIMIT_MS; performance.now() < deadline;) {
      const [begun, opened] = [performance.now(), this.opened];
      await setImmediate();
      if (performance.now() - begun < QUIET_TURN_MS && this.opened === opened) return;
    }
  }
}

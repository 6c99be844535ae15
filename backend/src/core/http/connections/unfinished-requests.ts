import type { FastifyInstance } from 'fastify';

/** How long the rest of a body may go on arriving, unread, once its request has been answered: a client that goes on sending reads the answer late. */
const LINGER_MS = 5000;

/** Hangs up on a client that keeps sending a body long after it was refused. */
export function endUnfinishedRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (raw.complete || raw.destroyed) return;
    const end = setTimeout(() => raw.complete || raw.socket.destroy(), LINGER_MS).unref();
    raw.once('close', () => clearTimeout(end));
  });
}

import { Ambient } from '../../async/ambient.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Says of an answer that it is that of an earlier request with the same idempotency key. */
export const REPLAYED_HEADER = 'idempotent-replayed';

const scope = new Ambient<{ replayed: boolean }>();

/** Notes that the present request has been carried out before. Does nothing outside of one. */
export function noteReplay(): void {
  const request = scope.get();
  if (request) request.replayed = true;
}

/** Tells with every answer over HTTP whether it repeats an earlier one. A stream has begun by then: it is told nothing. */
export function tellReplays(app: FastifyInstance): void {
  const noted = new WeakMap<FastifyRequest, { replayed: boolean }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const note = { replayed: false };
    noted.set(request, note);
    scope.run(note, done);
  });
  app.addHook('onSend', async (request, reply) => {
    if (noted.get(request)?.replayed && reply.statusCode < 400) reply.header(REPLAYED_HEADER, 'true');
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CountedCalls, countingCalls, type LimitLeft } from './counted-calls.js';

/** The headers of draft-ietf-httpapi-ratelimit-headers: lists of one string each with integers as parameters (RFC 9651). */
export const limitHeaders = ({ name, limit, windowSeconds, remaining, resetSeconds }: LimitLeft) => ({
  'ratelimit-policy': `"${name}";q=${limit};w=${windowSeconds}`,
  ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
});

/** Tells with every answer how much is left of the limit that its request came nearest to, refused or not. */
export function tellLimits(app: FastifyInstance): void {
  const counted = new WeakMap<FastifyRequest, CountedCalls>();
  app.addHook('onRequest', (request, _reply, done) => {
    const calls = new CountedCalls(() => request.clientAddress);
    counted.set(request, calls);
    countingCalls(calls, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const left = counted.get(request)?.left;
    if (left) reply.headers(limitHeaders(left));
  });
}

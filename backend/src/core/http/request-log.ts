import type { FastifyInstance } from 'fastify';
import { loggers } from '../observability/loggers.js';

/** One line per request: method, route pattern (never the raw URL, which can hold names), status, time; the id goes back in a header. */
export async function registerRequestLog(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/assets/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    loggers.http.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

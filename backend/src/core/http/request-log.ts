import type { FastifyInstance } from 'fastify';
import { loggers } from '../observability/loggers.js';
import { inRequest } from '../observability/request-scope.js';

/**
 * One line per request: method, route pattern (never the raw URL, which can hold names), status, time. The id goes back in a header,
 * and stands in every line that is logged on the way.
 */
export async function registerRequestLog(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => inRequest(request.id, done));
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

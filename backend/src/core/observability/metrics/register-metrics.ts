import type { FastifyInstance } from 'fastify';
import { UnauthenticatedError } from '../../errors/common-errors.js';
import type { Metrics } from './metrics.js';
import { mayReadMetrics } from './metrics-access.js';
import { countRefusedRequest } from './refused-work.js';

/**
 * Times every request, and serves `/metrics` beside the API for who has the token. Without a token there is no such path here: what
 * the product does is nobody's business.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.httpRequests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    countRefusedRequest(metrics, request, reply.statusCode);
  });
  if (token === null) return;
  metrics.collectProcess();
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.headers, token)) throw new UnauthenticatedError('The metrics need their token.');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

import type { FastifyInstance } from 'fastify';
import { beginTrace, insideSpan } from './tracing.js';

/** Asked by machines every few seconds; traces of them would bury the others. */
const isUntraced = (route: string): boolean => route === '/metrics' || route.startsWith('/health/') || route.startsWith('/assets/');
const SERVER_ERROR = 500;

/**
 * Makes every request a trace, from its first hook until its answer has left or its client has. A `traceparent` of the client becomes a
 * link: followed, it would let strangers decide what is recorded.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method, id } = request;
    const link = request.headers.traceparent;
    const span = isUntraced(route)
      ? null
      : beginTrace(`${method} ${route}`, {
          kind: 'server',
          facts: { 'http.request.method': method, 'http.route': route, 'themis.request_id': id },
          link: typeof link === 'string' ? link : undefined,
        });
    if (!span) return done();
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      if (writableFinished) span.set({ 'http.response.status_code': statusCode });
      else span.set({ 'themis.outcome': 'abandoned' });
      span.end(writableFinished && statusCode >= SERVER_ERROR ? { code: String(statusCode) } : undefined);
    });
    insideSpan(span, done);
  });
}

import { listenOn, type OwnPort } from '../own-port.js';
import type { Metrics } from './metrics.js';
import { mayReadMetrics } from './metrics-access.js';

/** Serves `/metrics`, and nothing else, on a port of its own; with the token only, where there is one. */
export function startMetricsPort(host: string, port: number, token: string | null, metrics: Metrics): Promise<OwnPort> {
  metrics.collectProcess();
  return listenOn(host, port, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (!mayReadMetrics(request.headers, token)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}

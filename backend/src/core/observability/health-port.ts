import type { HealthReport } from './health.js';
import { listenOn, type OwnPort } from './own-port.js';

/** Answers 200 or 503 with the report on every request; for processes that serve nothing else. */
export function startHealthPort(host: string, port: number, report: () => Promise<HealthReport>): Promise<OwnPort> {
  return listenOn(host, port, (_request, response) => {
    report()
      .then((answer) =>
        response.writeHead(answer.status === 'unavailable' ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      )
      .catch(() => response.writeHead(503).end());
  });
}

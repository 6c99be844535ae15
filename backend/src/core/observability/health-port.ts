import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthReport } from './health.js';

export interface HealthPort {
  port: number;
  close(): Promise<void>;
}

/** Answers 200 or 503 with the report on every request; for processes that serve nothing else. */
export async function startHealthPort(host: string, port: number, report: () => Promise<HealthReport>): Promise<HealthPort> {
  const server = createServer((_request, response) => {
    report()
      .then((answer) =>
        response.writeHead(answer.status === 'unavailable' ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      )
      .catch(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

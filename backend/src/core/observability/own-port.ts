import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port for whoever runs the product, apart from the one that serves it. */
export interface OwnPort {
  port: number;
  close(): Promise<void>;
}

/** Time for a request to arrive, in milliseconds. */
const REQUEST_LIMIT_MS = 5000;

/** Listens on a port of its own; 0 takes any free one. */
export async function listenOn(host: string, port: number, answer: RequestListener): Promise<OwnPort> {
  const server = createServer({ requestTimeout: REQUEST_LIMIT_MS, headersTimeout: REQUEST_LIMIT_MS }, answer);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

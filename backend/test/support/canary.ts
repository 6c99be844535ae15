import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Listens where nothing should ever call. Put `url()` wherever an attacker would (a document, a form value, a model's answer) and
 * expect `hits` to stay empty.
 */
export class Canary {
  /** Method and path of every request that arrived. */
  readonly hits: string[] = [];
  /** Raw connections too: a WebSocket or TLS attempt never becomes a request. */
  connections = 0;
  private readonly server: Server = createServer((request, response) => {
    this.hits.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('canary');
  }).on('connection', () => (this.connections += 1));

  url(path = '/'): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function startCanary(): Promise<Canary> {
  return new Canary().listen();
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One delivery as the receiver got it. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Somebody else's server that webhooks are delivered to, as a process of its own. Sends the port that it listens on, then each delivery
 * as it comes. Paths say how it answers: `/500` with that status, everything else with 204.
 */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const path = request.url ?? '';
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    process.send?.({ path, headers, body: Buffer.concat(parts).toString() } satisfies Received);
    const status = /^\/(\d{3})/.exec(path)?.[1];
    response.writeHead(Number(status ?? 204)).end();
  });
});
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

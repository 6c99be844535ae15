import type { IncomingMessage } from 'node:http';
import { readAddress } from '../../addresses/address-ranges.js';

/** Stands for an address that cannot be determined. It lies in no range, so it is refused wherever access depends on the address. */
export const UNKNOWN_ADDRESS = 'unknown';

declare module 'fastify' {
  interface FastifyRequest {
    /** As `clientAddress` determines it; Fastify's own `ip` is that of the nearest proxy. */
    clientAddress: string;
  }
}

/**
 * The client's address in its canonical form, the same for REST, GraphQL and sockets.
 * @param proxies how many proxies stand in front of this server (`TRUST_PROXY`). Each adds one entry to `X-Forwarded-For`; the
 * one that the outermost of them added is the client, whatever else the header claims.
 * @returns `UNKNOWN_ADDRESS` when an entry is missing, empty or no address: a guess could be the client's own invention
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const chain = [socket.remoteAddress ?? '', ...forwarded.reverse().slice(0, proxies)];
  const hops = chain.map((entry) => readAddress(entry.trim()));
  const client = hops[proxies];
  return client && !hops.includes(null) ? client.toString() : UNKNOWN_ADDRESS;
}

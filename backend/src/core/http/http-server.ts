import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Connections } from './connections.js';
import { inTurn } from './connections/requests-in-turn.js';
import { answerBrokenRequest, answerExpectation } from './early-refusals.js';

/** Time for the head of a request, also for a connection that sends nothing at all. */
export const HEADERS_LIMIT_MS = 15_000;
/** Longest that any request may take to arrive; what a route allows is far less for most, see `body-limits.ts`. */
export const REQUEST_LIMIT_MS = 300_000;
/** Longer than the idle time of common proxies, so that it is they who hang up. */
const KEEP_ALIVE_MS = 65_000;
/** How often Node looks for connections past these limits; left alone it would let them live for another 30 s. */
const CHECK_EVERY_MS = 5000;
const HEADER_BYTES = 16 * 1024;

interface HttpServerParts {
  connections: Connections;
  /** An option of Node 24 and later; earlier ones take every request that offers an upgrade off its connection. */
  shouldUpgradeCallback: (request: IncomingMessage) => boolean;
}

/**
 * One of the servers of the product. Fastify makes one for each address of `localhost`, and sets only the first one up: limits and
 * refusals are given here, to all alike.
 */
export function createHttpServer(handler: RequestListener, { connections, shouldUpgradeCallback }: HttpServerParts): Server {
  const server = createServer(
    {
      shouldUpgradeCallback,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: HEADER_BYTES,
      // Refused by us, in the usual form.
      requireHostHeader: false,
    } as ServerOptions,
    inTurn(handler),
  );
  server.on('clientError', answerBrokenRequest);
  server.on('checkExpectation', inTurn(answerExpectation));
  connections.watch(server);
  return server;
}

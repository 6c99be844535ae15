import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { LONG_BODY_LIMIT_BYTES } from '../http/route-rules.js';
import { loggers } from '../observability/loggers.js';

/** What Nest keeps of its WebSocket server; it passes no options on, so that a message could have 100 MB. */
interface Subscriptions {
  _subscriptionService?: { wss: EventEmitter & { options: { maxPayload?: number } } };
}

/**
 * A client that breaks the protocol, or sends more than it may, is closed by `ws` with the code that says so. graphql-ws would
 * write its error to the console and close with another code.
 */
function ownErrors(socket: EventEmitter): void {
  socket.removeAllListeners('error');
  socket.on('error', (error: NodeJS.ErrnoException) => loggers.http.debug({ code: error.code ?? error.name }, 'a socket was closed'));
}

/** Apollo's driver with bounds on WebSockets: a limit on each message, and no upgrade on a path that nobody serves. */
@Injectable()
export class BoundedApolloDriver extends ApolloDriver {
  override async start(options: ApolloDriverConfig): Promise<void> {
    await super.start(options);
    const sockets = (this as unknown as Subscriptions)._subscriptionService?.wss;
    if (!sockets) throw new Error('The WebSocket server is not where its limits can be set.');
    sockets.options.maxPayload = LONG_BODY_LIMIT_BYTES;
    sockets.on('connection', ownErrors);
    const server = this.httpAdapterHost.httpAdapter?.getHttpServer() as Server | undefined;
    server?.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      if (!request.url?.startsWith(options.path ?? '/graphql')) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    });
  }
}

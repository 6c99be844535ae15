import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressNetwork } from '../addresses/address-network.js';
import { addressBlock } from '../addresses/address-ranges.js';
import { clientAddress } from '../access/addresses/client-address.js';
import { AppError } from '../errors/app-error.js';
import { ForbiddenError, NotFoundError } from '../errors/common-errors.js';
import { renderError } from '../errors/render-error.js';
import { hasUnansweredRequest } from '../http/connections/requests-in-turn.js';
import { rawAnswer } from '../http/raw-answer.js';
import { loggers } from '../observability/loggers.js';
import { CLOSE } from './close-codes.js';
import { SocketAdmission } from './socket-admission.js';
import type { SocketLimits } from './socket-limits.js';
import { type OriginRules, originAllowed } from '../addresses/socket-origin.js';
import { answerWithoutUpgrade, asksForWebSocket } from './upgrade-requests.js';
import { type SocketWatch, watchSocket } from './watch-socket.js';

/** A socket that was let in: how to speak on it is its handler's matter. */
export interface OpenSocket {
  /** Names the upgrade request in logs and answers. */
  id: string;
  socket: WebSocket;
  request: IncomingMessage;
  /** As `clientAddress` tells it. */
  clientAddress: string;
  watch: SocketWatch;
}

export interface SocketServerOptions {
  /** The one path, without a query, on which sockets are opened. */
  path: string;
  protocol: string;
  origins: OriginRules;
  limits: SocketLimits;
  onOpen: (opened: OpenSocket) => void;
}

/** WebSockets beside an HTTP server: who may open one, how many there are, and that each of them ends. */
export class SocketServer {
  readonly admission: SocketAdmission;
  private readonly sockets: WebSocketServer;

  constructor(
    private readonly server: Server,
    private readonly options: SocketServerOptions,
  ) {
    const { limits, protocol } = options;
    this.admission = new SocketAdmission(limits);
    const settings = {
      noServer: true,
      maxPayload: limits.messageBytes,
      closeTimeout: limits.closeMs,
      handleProtocols: (offered: Set<string>) => offered.has(protocol) && protocol,
    };
    this.sockets = new WebSocketServer(settings);
    server.on('upgrade', (request, connection, head) => {
      // First of all: a client that hangs up now must not end the process.
      const ignore = (): void => undefined;
      connection.on('error', ignore);
      // An answer to an earlier request would be written in the middle of what follows.
      if (hasUnansweredRequest(connection)) return void connection.destroy();
      if (asksForWebSocket(request)) return void this.open(request, connection, head);
      connection.off('error', ignore);
      answerWithoutUpgrade(server, request, connection, head);
    });
  }

  /** Lets nobody in any more and ends every socket. */
  close(): Promise<void> {
    const { limits } = this.options;
    const closed = new Promise<void>((resolve) => this.sockets.close(() => resolve()));
    for (const socket of this.sockets.clients) {
      socket.close(...CLOSE.goingAway);
      setTimeout(() => socket.terminate(), limits.closeMs).unref();
    }
    return closed;
  }

  private async open(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const id = randomUUID();
    try {
      this.requireAllowed(request);
      const address = clientAddress(request, this.options.origins.proxies);
      for (const [holder, key] of [
        ['address', addressBlock(address)],
        ['network', addressNetwork(address)],
      ] as const) {
        const leave = await this.admission.enter(holder, key);
        connection.once('close', leave);
        if (connection.closed) leave();
      }
      if (connection.destroyed) return;
      this.sockets.handleUpgrade(request, connection, head, (socket) => this.opened(socket, request, connection, address, id));
    } catch (error) {
      refuse(connection, error, id);
    }
  }

  /** @throws NotFoundError, ForbiddenError */
  private requireAllowed(request: IncomingMessage): void {
    const { path, origins } = this.options;
    if (request.url?.split('?')[0] !== path) throw new NotFoundError();
    if (!originAllowed(request, origins)) throw new ForbiddenError('Pages of this origin may not connect.', 'ORIGIN_NOT_ALLOWED');
  }

  private opened(socket: WebSocket, request: IncomingMessage, connection: Duplex, address: string, id: string): void {
    const begun = Date.now();
    const watch = watchSocket(socket, connection, this.options.limits);
    loggers.http.info({ requestId: id, route: this.options.path, status: 101 }, 'socket opened');
    socket.once('close', (code) => loggers.http.info({ requestId: id, code, ms: Date.now() - begun }, 'socket closed'));
    this.options.onOpen({ id, socket, request, clientAddress: address, watch });
  }
}

/** Answers and hangs up, whether the client reads the answer or not. */
function refuse(connection: Duplex, thrown: unknown, id: string): void {
  const { status, message, code, retryAfterSeconds, unexpected } = renderError(thrown, id);
  if (unexpected) loggers.http.error({ requestId: id, err: thrown }, 'upgrade failed');
  else
    loggers.http.info(
      { requestId: id, route: 'upgrade', status, code: thrown instanceof AppError ? thrown.code : code },
      'upgrade refused',
    );
  const retry: Record<string, string> = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  connection.once('finish', () => connection.destroy());
  rawAnswer(connection, status, { detail: message, code }, { 'x-request-id': id, ...retry });
}

import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import {
  type Context,
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  makeServer,
  MessageType,
  parseMessage,
  type Server as ProtocolServer,
} from 'graphql-ws';
import type { RawData } from 'ws';
import type { GraphqlContext } from '../access/request-context.js';
import { SocketAccess } from '../access/socket-access.js';
import { SessionsService } from '../access/sessions.service.js';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { RateLimitedError } from '../errors/common-errors.js';
import { formatGraphqlError, logOutages } from '../errors/format-graphql-error.js';
import { loggers } from '../observability/loggers.js';
import { CLOSE, SocketRefusedError } from '../sockets/close-codes.js';
import { SOCKET_LIMITS } from '../sockets/socket-limits.js';
import { type OpenSocket, SocketServer } from '../sockets/socket-server.js';
import { tracedExecute, tracedSubscribe } from './observing/traced-operations.js';
import { executeTellingLimit, subscribeTellingLimit } from './rate-limit-extension.js';
import { prepareOperation, type SentOperation } from './socket-operation.js';
import { closingFor, keepWhileSessionLasts, whenGone } from './socket-session.js';

/** What is kept for a socket besides the protocol's own state. */
interface SocketExtra {
  opened: OpenSocket;
  /** Aborts when the socket closes. */
  gone: AbortSignal;
  headers: IncomingHttpHeaders;
  /** Request ids of the operations under way, by the ids that the client gave them. */
  requests: Map<string, string>;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

/** Seconds after which an operation on a full socket may be tried again. */
const RETRY_SECONDS = 1;

/** A message as the socket library gives it. */
const textOf = (message: RawData): string =>
  (Array.isArray(message) ? Buffer.concat(message) : message instanceof ArrayBuffer ? Buffer.from(message) : message).toString();

const SENT_BY_SERVERS: ReadonlySet<MessageType> = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** The library closes a socket for anything that is not a message, but throws for one that only servers send. */
function isSentByServers(text: string): boolean {
  try {
    return SENT_BY_SERVERS.has(parseMessage(text).type);
  } catch {
    return false;
  }
}

/** GraphQL over WebSocket (`graphql-transport-ws`) on the path of GraphQL over HTTP. */
@Injectable()
export class GraphqlSockets implements OnApplicationBootstrap, OnModuleDestroy {
  /** Null before the application has started. */
  server: SocketServer | null = null;
  private readonly protocol: ProtocolServer<SocketExtra>;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly host: GraphQLSchemaHost,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly access: SocketAccess,
    private readonly sessions: SessionsService,
  ) {
    this.protocol = makeServer<Record<string, unknown>, SocketExtra>({
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      execute: executeTellingLimit(tracedExecute),
      subscribe: subscribeTellingLimit(tracedSubscribe),
      onConnect: (context) => this.authenticate(context),
      onSubscribe: (context, id, payload) => this.prepare(context, id, payload),
      onNext: ({ extra }, id, _payload, _args, result) =>
        result.errors ? { ...result, errors: this.rendered(result.errors, extra.requests.get(id)) } : undefined,
      // An operation that was refused before it began has its errors rendered already, and no entry.
      onError: ({ extra }, id, _payload, errors) => {
        const requestId = extra.requests.get(id);
        return requestId === undefined ? undefined : this.rendered(errors, requestId);
      },
      onComplete: ({ extra }, id) => void extra.requests.delete(id),
    });
  }

  onApplicationBootstrap(): void {
    const { host: listensOn, trustProxy: proxies, socketOrigins: others } = this.config;
    this.server = new SocketServer(this.adapter.httpAdapter.getHttpServer() as Server, {
      path: '/graphql',
      protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
      origins: { listensOn, proxies, others },
      limits: SOCKET_LIMITS,
      onOpen: (opened) => this.serve(opened),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.server?.close();
  }

  private serve(opened: OpenSocket): void {
    const { socket, request } = opened;
    const gone = new AbortController();
    const isOpen = () => socket.readyState === socket.OPEN;
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        // Resolves once it is on its way, so that a slow reader slows its own stream and nothing piles up.
        send: (text) =>
          new Promise((resolve, reject) => {
            if (!isOpen()) resolve();
            // What was on its way to a client that hung up is not a failure.
            else socket.send(text, (error) => (error && isOpen() ? reject(error) : resolve()));
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (message) => {
            if (!isOpen()) return;
            const text = textOf(message);
            if (isSentByServers(text)) socket.close(...CLOSE.badMessage);
            else handle(text).catch((error: unknown) => this.end(opened, error));
          }),
      },
      { opened, gone: gone.signal, headers: request.headers, requests: new Map() },
    );
    socket.once('close', (code, reason) => {
      gone.abort(new Error('the client is gone'));
      closed(code, String(reason)).catch((error: unknown) =>
        loggers.http.error({ requestId: opened.id, err: error }, 'a socket did not end in order'),
      );
    });
  }

  /** Lets the holder of a token in. @throws SocketRefusedError with the code to close with */
  private async authenticate({ extra, connectionParams }: SocketContext): Promise<void> {
    const { opened, gone } = extra;
    // Browsers cannot set headers on a socket: the token of `connection_init` stands for the header of HTTP.
    const { authorization } = connectionParams ?? {};
    extra.headers = { ...opened.request.headers, authorization: typeof authorization === 'string' ? authorization : undefined };
    try {
      const { actor, tokenEnds } = await this.access.authenticate(this.contextOf(extra, opened.id).req);
      const leave = await this.server?.admission.enter('user', actor.userId);
      if (leave) whenGone(gone, leave);
      keepWhileSessionLasts(this.sessions, actor.sessionId, tokenEnds, gone, ([code, reason]) => opened.socket.close(code, reason));
    } catch (error) {
      throw new SocketRefusedError(closingFor(error, opened.id));
    }
    opened.watch.trust();
  }

  private prepare(context: SocketContext, id: string, payload: SentOperation) {
    const requestId = randomUUID();
    if (Object.keys(context.subscriptions).length > SOCKET_LIMITS.operations)
      return this.refused(new RateLimitedError(RETRY_SECONDS), requestId);
    const prepared = prepareOperation(this.host.schema, payload, this.config.graphqlIntrospection);
    if ('errors' in prepared) return this.rendered(prepared.errors, requestId);
    context.extra.requests.set(id, requestId);
    return { ...prepared.ready, contextValue: this.contextOf(context.extra, requestId) };
  }

  /** An operation on a socket looks to the guards like one over HTTP. */
  private contextOf({ opened, headers, gone }: SocketExtra, id: string): GraphqlContext {
    return { req: { id, headers, clientAddress: opened.clientAddress }, signal: AbortSignal.any([gone]) };
  }

  private refused(error: Error, requestId: string): GraphQLError[] {
    return this.rendered([new GraphQLError(error.message, { originalError: error })], requestId);
  }

  /** A refusal before a stream begins comes as a result with errors, a failure within it as errors alone: both look alike. */
  private rendered(errors: readonly GraphQLError[], requestId: string = randomUUID()): GraphQLError[] {
    logOutages(errors, requestId);
    return errors.map((error) => {
      const sent = { message: error.message, path: error.path, extensions: { ...error.extensions } };
      const { message, path, extensions } = formatGraphqlError(sent, error, requestId, this.config.graphqlIntrospection);
      return new GraphQLError(message, { path, extensions });
    });
  }

  private end({ socket, id }: OpenSocket, error: unknown): void {
    const known = error instanceof SocketRefusedError ? error.closing : null;
    if (!known) loggers.http.error({ requestId: id, err: error }, 'a socket failed');
    const [code, reason] = known ?? CLOSE.defect;
    socket.close(code, reason);
  }
}

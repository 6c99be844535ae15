import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
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
import { addressBlock } from '../addresses/address-ranges.js';
import type { GraphqlContext } from '../access/request-context.js';
import { SocketAccess } from '../access/guards/socket-access.js';
import { SessionsService } from '../access/sessions.service.js';
import { Answers } from '../answers/answers.js';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { RateLimitedError } from '../errors/common-errors.js';
import { formatGraphqlError, logOutages } from './answers/format-graphql-error.js';
import { markSignedIn } from '../http/connections/signed-in.js';
import { UnsentAnswers } from '../http/connections/unsent-answers.js';
import { FairQueue } from '../concurrency/fair-queue.js';
import { loggers } from '../observability/loggers.js';
import { CLOSE, SocketRefusedError } from '../sockets/close-codes.js';
import { SOCKET_LIMITS } from '../sockets/socket-limits.js';
import { SocketMessages } from '../sockets/socket-messages.js';
import { SocketSending } from '../sockets/socket-sending.js';
import { type OpenSocket, SocketServer } from '../sockets/socket-server.js';
import { boundJson } from '../validation/json-size.js';
import { executeWithinBudget, type PricedContext, subscribeWithinBudget } from './answers/bounded-operations.js';
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
  /** Operations that have not ended here; the client may have forgotten some of them. */
  underWay: number;
  /** The user, or until there is one the address, whose turn it is when a message of this socket is taken. */
  holder: string;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

/** Seconds after which an operation on a full socket may be tried again. */
const RETRY_SECONDS = 1;

const SENT_BY_SERVERS: ReadonlySet<MessageType> = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** The library throws for a message that only servers send, and reads one of any number of values. @returns null for what is not a message that we take */
function typeOf(text: string): MessageType | null {
  try {
    boundJson(text);
    return parseMessage(text).type;
  } catch {
    return null;
  }
}

/** GraphQL over WebSocket (`graphql-transport-ws`) on the path of GraphQL over HTTP. */
@Injectable()
export class GraphqlSockets implements OnApplicationBootstrap, OnModuleDestroy {
  /** Null before the application has started. */
  server: SocketServer | null = null;
  private readonly protocol: ProtocolServer<SocketExtra>;
  private readonly turns = new FairQueue({
    concurrency: SOCKET_LIMITS.messagesAtOnce,
    maxWaitingPerKey: SOCKET_LIMITS.openInAll,
    maxWaiting: SOCKET_LIMITS.openInAll,
  });

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly host: GraphQLSchemaHost,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly access: SocketAccess,
    private readonly sessions: SessionsService,
    private readonly unsent: UnsentAnswers,
    answers: Answers,
  ) {
    this.protocol = makeServer<Record<string, unknown>, SocketExtra>({
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      execute: executeWithinBudget(answers, executeTellingLimit(tracedExecute)),
      subscribe: subscribeWithinBudget(answers, subscribeTellingLimit(tracedSubscribe)),
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
    const { socket, request, clientAddress } = opened;
    const gone = new AbortController();
    const holder = addressBlock(clientAddress);
    const extra: SocketExtra = { opened, gone: gone.signal, headers: request.headers, requests: new Map(), underWay: 0, holder };
    const sending = new SocketSending(socket, (bytes) => this.unsent.add(holder, bytes, () => socket.terminate()));
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sending.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => {
          const messages = new SocketMessages(socket, async (text) => {
            await sending.room();
            await this.turns.run(extra.holder, () => this.take(text, extra, handle));
          });
          socket.on('message', (message) => messages.push(message));
          socket.once('close', () => messages.end());
        },
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      gone.abort(new Error('the client is gone'));
      closed(code, String(reason)).catch((error: unknown) =>
        loggers.http.error({ requestId: opened.id, err: error }, 'a socket did not end in order'),
      );
    });
  }

  /**
   * Begins what a message asks for, and ends with this turn of the event loop: no more than one message of a user is taken in each, so that
   * nobody waits for a client that sends thousands at once.
   */
  private async take(text: string, extra: SocketExtra, handle: (text: string) => Promise<void>): Promise<void> {
    const { socket } = extra.opened;
    if (socket.readyState !== socket.OPEN) return;
    const type = typeOf(text);
    if (!type || SENT_BY_SERVERS.has(type)) {
      socket.close(...CLOSE.badMessage);
      return;
    }
    const operations = type === MessageType.Subscribe ? 1 : 0;
    extra.underWay += operations;
    handle(text)
      .catch((error: unknown) => this.end(extra.opened, error))
      .finally(() => (extra.underWay -= operations));
    await setImmediate();
  }

  /** Lets the holder of a token in. @throws SocketRefusedError with the code to close with */
  private async authenticate({ extra, connectionParams }: SocketContext): Promise<void> {
    const { opened, gone } = extra;
    // Browsers cannot set headers on a socket: the token of `connection_init` stands for the header of HTTP.
    const { authorization } = connectionParams ?? {};
    extra.headers = { ...opened.request.headers, authorization: typeof authorization === 'string' ? authorization : undefined };
    try {
      const { actor, tokenEnds } = await this.access.authenticate(this.contextOf(extra, opened.id).req);
      extra.holder = actor.userId;
      const leave = await this.server?.admission.enter('user', actor.userId);
      if (leave) whenGone(gone, leave);
      keepWhileSessionLasts(this.sessions, actor.sessionId, tokenEnds, gone, ([code, reason]) => opened.socket.close(code, reason));
    } catch (error) {
      throw new SocketRefusedError(closingFor(error, opened.id));
    }
    markSignedIn(opened.request.socket);
    opened.watch.trust();
  }

  private prepare(context: SocketContext, id: string, payload: SentOperation) {
    const requestId = randomUUID();
    if (context.extra.underWay > SOCKET_LIMITS.operations) return this.refused(new RateLimitedError(RETRY_SECONDS), requestId);
    const prepared = prepareOperation(this.host.schema, payload, this.config.graphqlIntrospection);
    if ('errors' in prepared) return this.rendered(prepared.errors, requestId);
    context.extra.requests.set(id, requestId);
    const { ready, call } = prepared;
    const contextValue: PricedContext = { ...this.contextOf(context.extra, requestId), call: { ...call, signal: context.extra.gone } };
    return { ...ready, contextValue };
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

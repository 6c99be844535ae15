import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyReply } from 'fastify';
import { disconnectSignal } from '../requests/disconnect-signal.js';
import type { Actor } from './actor.js';

/** The part of a request that access decisions use, the same for REST, GraphQL over HTTP and over WebSocket. */
export interface AccessRequest {
  id: string;
  headers: Record<string, string | string[] | undefined>;
  /** As `clientAddress` determines it. */
  clientAddress: string;
  actor?: Actor;
}

/** Where a call came from, and when nobody waits for it any longer. */
export interface CallOrigin {
  address: string;
  /** What the client calls itself; null when it does not say. */
  userAgent: string | null;
  signal?: AbortSignal;
}

export interface GraphqlContext {
  req: AccessRequest;
  /** Aborts when the client is gone. */
  signal?: AbortSignal;
}

/** The request behind a call by REST, GraphQL or a socket. */
export function requestOf(context: ExecutionContext): AccessRequest {
  if (context.getType<'http' | 'graphql'>() === 'graphql') return GqlExecutionContext.create(context).getContext<GraphqlContext>().req;
  return context.switchToHttp().getRequest<AccessRequest>();
}

/** Where the call came from. */
export function originOf(context: ExecutionContext): CallOrigin {
  const { clientAddress: address, headers } = requestOf(context);
  const userAgent = headers['user-agent'];
  return { address, userAgent: typeof userAgent === 'string' && userAgent ? userAgent : null, signal: clientSignalOf(context) };
}

/** The signal that aborts when the client is gone; undefined where the transport has none. */
export function clientSignalOf(context: ExecutionContext): AbortSignal | undefined {
  if (context.getType<'http' | 'graphql'>() === 'graphql') return GqlExecutionContext.create(context).getContext<GraphqlContext>().signal;
  return disconnectSignal(context.switchToHttp().getResponse<FastifyReply>());
}

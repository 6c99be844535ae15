import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { GraphqlContext } from '../access/request-context.js';

export interface SocketExtra {
  request: IncomingMessage;
}

/**
 * A WebSocket operation looks to the guards like an HTTP one: the token comes from `connectionParams.authorization`
 * (browsers cannot set headers on a socket), the address from the upgrade request by the same proxy rule.
 */
export function contextOfSocket(extra: SocketExtra, connectionParams: unknown, trustProxy: number): GraphqlContext {
  const { request } = extra;
  const given = (connectionParams as { authorization?: unknown } | undefined)?.authorization;
  const headers = { ...request.headers, authorization: typeof given === 'string' ? given : undefined };
  const ip = proxyaddr(request, (_address: string, hop: number) => hop < trustProxy);
  return { req: { id: randomUUID(), headers, ip: ip ?? '' } };
}

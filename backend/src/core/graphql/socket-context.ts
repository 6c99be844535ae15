import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../access/client-address.js';
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
  return { req: { id: randomUUID(), headers, clientAddress: clientAddress(request, trustProxy) } };
}

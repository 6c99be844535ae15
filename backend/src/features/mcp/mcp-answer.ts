import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { loggers } from '../../core/observability/loggers.js';
import { MCP_PATH } from './mcp-path.js';
import { mcpServer } from './mcp-server.js';
import type { Call } from './tool.js';

/** The headers that the protocol reads. Credentials stay with the request that the guards saw. */
const PROTOCOL_HEADERS = /^(accept|content-type|mcp-.+)$/;
/** Of no meaning to the protocol; the host that a client names may be any text. */
const ADDRESS = new URL(MCP_PATH, 'http://localhost');

/**
 * Answers one message by a server of its own, which ends with it.
 * @param message the body of the request, which was read before
 * @param signal ends the work
 */
export function mcpAnswer(request: FastifyRequest, message: unknown, call: Call, signal: AbortSignal): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(call), {
    // Nothing of ours changes while a client listens, so nobody holds a stream open for it.
    maxSubscriptions: 0,
    onerror: (error) => loggers.http.debug({ requestId: request.id, err: error }, 'a message over MCP was refused'),
  });
  return handler.fetch(webRequest(request, signal), { parsedBody: message });
}

/** The request as the protocol's library takes it. */
function webRequest({ headers }: FastifyRequest, signal: AbortSignal): Request {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    PROTOCOL_HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(ADDRESS, { method: 'POST', headers: read, signal });
}

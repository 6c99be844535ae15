import type { FastifyInstance } from 'fastify';
import { McpMethodError } from './mcp.errors.js';

export const MCP_PATH = '/mcp';
const AT_PATH = /^\/mcp\/?(?:\?|$)/;

/** Answers 405, as the protocol asks of a server without streams and sessions, where anything but POST is sent to its address. */
export function refuseOtherMcpMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' || !AT_PATH.test(request.url)) return;
    void reply.header('allow', 'POST');
    throw new McpMethodError();
  });
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long the rest of a body may still arrive, unread, once its request was answered: a client that sends on reads the answer late. */
const LINGER_MS = 5000;

/** What Node's parser gave up on, by its code. */
const BROKEN: Record<string, { status: number; detail: string; code: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers of the request are too large.', code: 'HEADERS_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long.', code: 'REQUEST_TIMEOUT' },
};
const UNREADABLE = { status: 400, detail: 'The request cannot be read.', code: 'BAD_REQUEST' };

/** Hangs up on a client that goes on sending a body which was refused long ago. */
export function endUnfinishedRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (raw.complete || raw.destroyed) return;
    const end = setTimeout(() => raw.complete || raw.socket.destroy(), LINGER_MS).unref();
    raw.once('close', () => clearTimeout(end));
  });
}

/** Answers a request that is not even HTTP like every other refusal. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, ...answer } = BROKEN[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

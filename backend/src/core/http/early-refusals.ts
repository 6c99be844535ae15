import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadRequestError } from '../errors/common-errors.js';
import { renderError } from '../errors/render-error.js';
import { loggers } from '../observability/loggers.js';
import { rawAnswer } from './raw-answer.js';
import { securityHeaders } from './security-headers.js';

interface Refusal {
  status: number;
  detail: string;
  code: string;
}

const UNREADABLE: Refusal = { status: 400, detail: 'The request cannot be read.', code: 'BAD_REQUEST' };
/** What Node's parser gave up on, by its code. */
const BROKEN: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers of the request are too large.', code: 'HEADERS_TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, detail: 'File too large. Please choose a smaller file.', code: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long.', code: 'REQUEST_TIMEOUT' },
};
const UNEXPECTED: Refusal = { status: 417, detail: 'The server cannot meet what the request expects.', code: 'EXPECTATION_FAILED' };

/** A NUL in the path or the query, however it is written: no file, row or page has one in its name. */
const ENCODED_NUL = /%00/;

/** The headers that every answer carries, for those that no hook of Fastify sees. */
const usualHeaders = (requestId: string): Record<string, string> => ({
  ...securityHeaders(),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

const logged = (requestId: string, status: number): void => loggers.http.info({ requestId, route: 'unknown', status });

/** Answers bytes that are no HTTP, or too many or too slow to become a request, like every other refusal. Then it hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, ...answer } = BROKEN[error.code ?? ''] ?? UNREADABLE;
  const requestId = randomUUID();
  rawAnswer(socket, status, answer, usualHeaders(requestId));
  logged(requestId, status);
}

/** Answers an `Expect` header that is not `100-continue`; Node would send 417 without any header. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { status, ...answer } = UNEXPECTED;
  const requestId = randomUUID();
  const body = JSON.stringify(answer);
  response.writeHead(status, { ...usualHeaders(requestId), 'content-length': Buffer.byteLength(body), connection: 'close' }).end(body);
  logged(requestId, status);
}

/** Answers what the router refuses before any hook runs: an address that cannot be decoded, or one that is too long. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, code } = renderError(error, request.id);
  void reply.code(status).headers(usualHeaders(request.id)).send({ detail: message, code });
  logged(request.id, status);
}

/** Refuses a request without a host and an address with a NUL. To be registered after the usual headers. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hasHost = raw.headers.host !== undefined || raw.httpVersion === '1.0';
    if (!hasHost || ENCODED_NUL.test(raw.url ?? '')) throw new BadRequestError(UNREADABLE.detail);
  });
}

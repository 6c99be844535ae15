import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { TooLargeError } from '../../errors/common-errors.js';
import { FairQueue } from '../../concurrency/fair-queue.js';
import { BODY_LIMIT_BYTES, isGraphql, takesLongBody } from '../../requests/route-rules.js';

/** Time for the whole of a request. A long body needs 0.4 Mbit/s, a file of 50 MB 1.4 Mbit/s. */
export const BODY_LIMITS_MS = { short: 15_000, long: 60_000, multipart: 300_000 };
/** What a stranger may send to GraphQL: a login or a registration, with room for the operation's text. */
export const ANONYMOUS_GRAPHQL_BYTES = 64 * 1024;
/** Long bodies that one caller may have under way at once; each is kept in memory until it is complete. */
export const LONG_BODIES_AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 2;

export class RequestTimeoutError extends AppError {
  constructor() {
    super('REQUEST_TIMEOUT', 408, 'The request took too long.');
  }
}

const tooLarge = () => new TooLargeError('File too large. Please choose a smaller file.');

/**
 * Refuses bodies by what their head says, before they are read, and those that come too slowly. To be registered after what finds
 * out who calls.
 * @param callerOf the account whose bearer token a request carries; null for a stranger
 */
export function limitBodies(
  app: FastifyInstance,
  callerOf: (request: FastifyRequest) => string | null,
  limitsMs: typeof BODY_LIMITS_MS = BODY_LIMITS_MS,
): void {
  const longBodies = new FairQueue({
    concurrency: Infinity,
    perKey: LONG_BODIES_AT_ONCE,
    maxWaitingPerKey: 0,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  const capped = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!hasBody(request)) return;
    const length = announcedLength(request);
    const multipart = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const long = !multipart && takesLongBody(request) && (length ?? Infinity) > BODY_LIMIT_BYTES;
    const graphql = isGraphql(request);
    const caller = long || (graphql && (length ?? Infinity) > ANONYMOUS_GRAPHQL_BYTES) ? callerOf(request) : null;
    if (long && caller !== null) {
      const end = longBodies.enterNow(caller);
      raw.once('end', end);
      reply.raw.once('close', end);
    } else if (graphql && caller === null) {
      if (length === null) capped.add(request);
      else if (length > ANONYMOUS_GRAPHQL_BYTES) throw tooLarge();
    }
    const limit = setTimeout(
      () => {
        if (raw.complete || reply.sent) return;
        void reply.header('connection', 'close').send(new RequestTimeoutError());
      },
      multipart ? limitsMs.multipart : long ? limitsMs.long : limitsMs.short,
    ).unref();
    raw.once('end', () => clearTimeout(limit));
    reply.raw.once('close', () => clearTimeout(limit));
  });

  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!capped.has(request)) return payload;
    const bounded = cappedAt(ANONYMOUS_GRAPHQL_BYTES);
    payload.once('error', (error) => bounded.destroy(error));
    return payload.pipe(bounded);
  });
}

/** Whether a request says that a body comes with it. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Null when the body comes in chunks and nobody says how many. */
const announcedLength = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : null;

function cappedAt(bytes: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > bytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}

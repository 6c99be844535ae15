import type { FastifyReply } from 'fastify';
import { ClientGoneError } from '../errors/common-errors.js';

/** Aborts when the client goes away before it has its answer, so that nobody works, or pays, for nothing. */
export function disconnectSignal(reply: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ClientGoneError());
  });
  return controller.signal;
}

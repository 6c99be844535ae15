import type { FastifyInstance } from 'fastify';
import { addressBlock } from '../../addresses/address-ranges.js';
import type { UnsentAnswers } from './unsent-answers.js';

/** Counts every answer that is one piece until it has left the process. What is streamed is read no faster than its client reads. */
export function countUnsent(app: FastifyInstance, unsent: UnsentAnswers): void {
  app.addHook('onSend', async (request, { raw }, payload: unknown) => {
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : payload instanceof Uint8Array ? payload.byteLength : 0;
    raw.once(
      'close',
      unsent.add(addressBlock(request.clientAddress), bytes, () => request.raw.socket.destroy()),
    );
  });
}

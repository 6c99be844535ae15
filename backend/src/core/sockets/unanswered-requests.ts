import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const unanswered = new WeakMap<Duplex, number>();

const count = (connection: Duplex, by: number): void => void unanswered.set(connection, (unanswered.get(connection) ?? 0) + by);

/** Knows from now on which connections have requests that are not answered yet, on each of the servers that Fastify makes. */
export function followAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    count(socket, 1);
    reply.raw.once('close', () => count(socket, -1));
    done();
  });
}

/** Whether an answer will still be written on a connection. */
export const hasUnansweredRequest = (connection: Duplex): boolean => (unanswered.get(connection) ?? 0) > 0;

import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const unanswered = new WeakMap<Duplex, number>();

const count = (connection: Duplex, by: number): void => void unanswered.set(connection, (unanswered.get(connection) ?? 0) + by);

/**
 * Knows from now on which connections of a server have requests that are not answered yet. Not by a hook of Fastify: what was sent
 * in one packet with a request comes before the hooks have run.
 * @returns the server
 */
export function followAnswers(server: Server): Server {
  return server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
}

/** Whether an answer will still be written on a connection. */
export const hasUnansweredRequest = (connection: Duplex): boolean => (unanswered.get(connection) ?? 0) > 0;

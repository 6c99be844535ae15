import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests of one connection that may wait behind the one that is worked on. Who sends more at once is hung up on. */
export const REQUESTS_WAITING_MAX = 32;
/** From here on nothing more is read of the connection until one of them has begun. */
const READ_UNTIL = 8;

interface Line {
  answering: boolean;
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Duplex, Line>();

function lineOf(connection: Duplex): Line {
  const line = lines.get(connection) ?? { answering: false, waiting: [] };
  lines.set(connection, line);
  return line;
}

/**
 * Works on one request of a connection at a time. Node hands over everything that stands in what it has just read, which may be thousands of
 * requests, and would keep all their answers until the client reads them. Here the next one begins when the answer before it has left this
 * process, and not before other connections have had their turn.
 * @param answer what answers a request; every listener of a server that does so has to be wrapped
 */
export const inTurn =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request;
    // What else stood in what was read, behind a request for which the connection was ended.
    if (socket.destroyed) return forget(request);
    const line = lineOf(socket);
    const begin = (): void => {
      line.answering = true;
      response.once('close', () => next(socket, line));
      answer(request, response);
    };
    if (!line.answering) return begin();
    if (line.waiting.length >= REQUESTS_WAITING_MAX) {
      line.waiting.length = 0;
      socket.destroy();
      return forget(request);
    }
    // It is none of the request before it: what is known of that one must not be taken for its own.
    line.waiting.push(AsyncResource.bind(begin));
    if (line.waiting.length === READ_UNTIL) socket.pause();
  };

/** Node destroys every request of a connection that has ended, each with an error that has a stack: half of what a flood costs. */
function forget(request: IncomingMessage): void {
  request.destroy = () => request;
}

function next(socket: Duplex, line: Line): void {
  if (line.waiting.length === 0) line.answering = false;
  else setImmediate(() => beginNext(socket, line));
}

function beginNext(socket: Duplex, line: Line): void {
  line.answering = false;
  if (!socket.writable) line.waiting.length = 0;
  const begin = line.waiting.shift();
  if (!begin) return;
  if (line.waiting.length < READ_UNTIL) socket.resume();
  begin();
}

/** Whether an answer will still be written on a connection. */
export const hasUnansweredRequest = (connection: Duplex): boolean => lines.get(connection)?.answering === true;

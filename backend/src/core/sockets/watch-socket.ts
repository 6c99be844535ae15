import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { loggers } from '../observability/loggers.js';
import { CLOSE, type Closing } from './close-codes.js';
import { FrameProgress } from './frame-progress.js';
import type { SocketLimits } from './socket-limits.js';

export interface SocketWatch {
  /** The client has shown who it is: from here on it may send as much as an operation may hold. */
  trust(): void;
}

type Watched = Pick<WebSocket, 'on' | 'once' | 'close' | 'pause' | 'isPaused' | 'ping' | 'terminate'>;

/**
 * Ends a socket whose client is gone, sends too much before it has shown who it is, or never ends a message. Everything that
 * this starts ends with the socket.
 * @param stream the connection under it, of which every byte that arrives is looked at
 */
export function watchSocket(socket: Watched, stream: Duplex, limits: SocketLimits): SocketWatch {
  const progress = new FrameProgress();
  let trusted = false;
  let heard = true;
  let received = 0;
  let deadline: NodeJS.Timeout | undefined;

  const refuse = ([code, reason]: Closing): void => {
    socket.close(code, reason);
    // What is sent on is not read any more; the closing handshake has its own limit.
    socket.pause();
  };

  const expect = (begun: number): void => {
    const allowedMs = limits.messageMs + (received / limits.messageBytesPerSecond) * 1000;
    const leftMs = begun + allowedMs - Date.now();
    // While nothing is read of it, the client can do nothing about the rest.
    if (leftMs <= 0 && socket.isPaused) deadline = setTimeout(() => expect(Date.now()), limits.messageMs).unref();
    else if (leftMs <= 0) refuse(CLOSE.unfinished);
    else deadline = setTimeout(() => expect(begun), leftMs).unref();
  };

  const look = (chunk: Buffer): void => {
    heard = true;
    received += chunk.length;
    if (!trusted && received > limits.bytesBeforeInit) return refuse(CLOSE.tooBig);
    if (progress.push(chunk)) {
      clearTimeout(deadline);
      deadline = undefined;
      if (trusted) received = 0;
    }
    if (progress.unfinished && !deadline) expect(Date.now());
  };

  const beat = setInterval(() => {
    if (!heard && !socket.isPaused) return socket.terminate();
    heard = false;
    socket.ping();
  }, limits.pingMs).unref();

  // Before `ws` reads it, so that nothing above the limit is ever parsed.
  stream.prependListener('data', look);
  // `ws` closes a client that breaks the protocol, or sends more than it may, with the code that says so.
  socket.on('error', (error: NodeJS.ErrnoException) => loggers.http.debug({ code: error.code ?? error.name }, 'a socket was closed'));
  socket.once('close', () => {
    clearInterval(beat);
    clearTimeout(deadline);
    stream.off('data', look);
  });
  return {
    trust: () => {
      trusted = true;
      received = 0;
    },
  };
}

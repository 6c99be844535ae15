import { LONG_BODY_LIMIT_BYTES } from '../requests/route-rules.js';

/** Every limit of WebSockets. Counts are those of one API process; docs/graphql.md names them for integrators. */
export const SOCKET_LIMITS = {
  /** Open at once, in this process and for one network (/24, of IPv6 /48), address (of IPv6: one /64) or user. */
  openInAll: 2000,
  open: { network: 600, address: 200, user: 20 },
  /** Opened within a minute, whether they are still open or not. */
  openedPerMinute: { network: 3000, address: 600, user: 60 },
  /** Operations under way on one socket, until they have ended here and not only for the client. */
  operations: 20,
  /** Messages that are taken in one turn of the event loop, at most one of each user. */
  messagesAtOnce: 4,
  /** Until `connection_init` has to be there. */
  initMs: 3000,
  /** What a client may send before its token was accepted, frames included. */
  bytesBeforeInit: 16 * 1024,
  messageBytes: LONG_BODY_LIMIT_BYTES,
  /** A message is cut when it is not whole this long after its first byte, plus the time that a slow line needs for what has come. */
  messageMs: 10_000,
  messageBytesPerSecond: 32 * 1024,
  /** A client from which nothing has come between two pings is gone. */
  pingMs: 15_000,
  /** How long a client may take over the closing handshake. */
  closeMs: 2000,
};

export type SocketLimits = typeof SOCKET_LIMITS;

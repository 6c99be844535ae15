import { LONG_BODY_LIMIT_BYTES } from '../http/route-rules.js';

/** Every limit of WebSockets. Counts are those of one API process; docs/graphql.md names them for integrators. */
export const SOCKET_LIMITS = {
  /** Open at once, in this process and for one address (of IPv6: one /64) or user. */
  openInAll: 2000,
  open: { address: 200, user: 20 },
  /** Opened within a minute, whether they are still open or not. */
  openedPerMinute: { address: 600, user: 60 },
  /** Operations under way on one socket. */
  operations: 20,
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

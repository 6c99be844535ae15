/** Why a socket is closed, by RFC 6455 (below 4000) and the protocol graphql-transport-ws; docs/graphql.md lists them. */
export const CLOSE = {
  goingAway: [1001, 'The server is going away'],
  unfinished: [1008, 'The message did not end in time'],
  tooBig: [1009, 'Too much was sent before a token'],
  tryAgainLater: [1013, 'Try again later'],
  tooMany: [1013, 'Too many sockets'],
  badMessage: [4400, 'Invalid message received'],
  unauthorized: [4401, 'Unauthorized'],
  ended: [4401, 'The session or its token has ended'],
  forbidden: [4403, 'Forbidden'],
  defect: [4500, 'Internal server error'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export type Closing = (typeof CLOSE)[keyof typeof CLOSE];

/** Ends the connection attempt of a client with a code that says why. */
export class SocketRefusedError extends Error {
  constructor(readonly closing: Closing) {
    super(closing[1]);
  }
}

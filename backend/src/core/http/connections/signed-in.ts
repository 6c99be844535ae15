import type { Duplex } from 'node:stream';

const signIns = new WeakMap<Duplex, () => void>();

/** Says what is to happen once a connection has carried a request of somebody who is signed in. */
export const whenSignedIn = (connection: Duplex, run: () => void): void => void signIns.set(connection, run);

/** Tells that a connection has carried a request of somebody who is signed in; whoever counts connections keeps room for it. */
export function markSignedIn(connection: Duplex): void {
  signIns.get(connection)?.();
  signIns.delete(connection);
}

import { once } from 'node:events';
import net from 'node:net';

/** A server as a client sees it through a wire that can be cut. */
export interface FaultProxy {
  /** The given address with the proxy in place of its host and port. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts again. */
  mend(): Promise<void>;
  /** Resets every connection, and each new one as soon as it is made, as a failing load balancer does. */
  reset(): void;
  /** Keeps connections open and passes nothing on, as a dead machine does. */
  freeze(): void;
  /** Passes on again what was held back by `freeze`, in order. */
  thaw(): void;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 and passes everything on to the address. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const url = new URL(target);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<net.Socket>();
  let frozen = false;
  let resetting = false;
  const track = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (frozen) socket.pause();
  };
  const onConnection = (near: net.Socket) => {
    // One that was on its way when the wire was cut.
    if (!server.listening) return void near.destroy();
    if (resetting) {
      near.on('error', () => undefined);
      return void near.resetAndDestroy();
    }
    const far = net.connect(port, host);
    for (const socket of [near, far]) track(socket);
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  };
  let server = net.createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as net.AddressInfo).port;
  url.hostname = '127.0.0.1';
  url.port = String(own);

  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut: stop,
    close: stop,
    mend: async () => {
      frozen = false;
      resetting = false;
      if (server.listening) return;
      server = net.createServer(onConnection).listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
    reset: () => {
      resetting = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

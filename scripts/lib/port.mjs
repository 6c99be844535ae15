import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** @throws Failure when `port` cannot be listened on; 0 stands for any free one. */
export async function requirePort(port, host) {
  if (port === 0) return;
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw new Failure(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
    if (error.code === 'EACCES') throw new Failure(`Port ${port} may not be used by this account. Set PORT to a number above 1023.`);
    throw new Failure(`HOST and PORT cannot be listened on (${error.code}).`);
  }
  server.close();
  await once(server, 'close');
}

/** A port that is free on 127.0.0.1 now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

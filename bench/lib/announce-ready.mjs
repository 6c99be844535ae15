/** Tells the process that started this one where the server listens. @param {import('node:http').Server} server on a TCP port */
export function announceReady(server) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
}

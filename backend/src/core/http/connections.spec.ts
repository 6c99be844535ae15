import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CONNECTION_LIMITS, ConnectionShares } from './connections/connection-shares.js';
import { Connections } from './connections.js';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('Connections', () => {
  const sockets: Socket[] = [];
  let server: Server;
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  async function start(limits: Partial<typeof CONNECTION_LIMITS>): Promise<void> {
    server = createServer((_request, response) => response.end('ok'));
    new Connections(false, new ConnectionShares({ ...CONNECTION_LIMITS, ...limits })).watch(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  async function connected(from: string): Promise<Socket> {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    return socket;
  }
  async function open(from: string): Promise<string> {
    const socket = await connected(from);
    socket.write(REQUEST);
    return Promise.race([
      once(socket, 'data').then(() => 'answered'),
      new Promise<string>((resolve) => socket.once('close', () => resolve('ended'))),
    ]);
  }

  it('hangs up on one connection too many of an address, and takes others', async () => {
    await start({ address: 2 });
    expect([await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')]).toEqual(['answered', 'answered', 'ended']);
    expect(await open('127.0.0.9')).toBe('answered');
    const [first] = sockets;
    first?.destroy();
    let again = 'ended';
    // The server learns of the end of a connection a moment after the client.
    while (again === 'ended') again = await open('127.0.0.1');
    expect(again).toBe('answered');
  });

  it.each([
    ['nothing', ''],
    ['half a request', REQUEST.slice(0, -2)],
  ])('gives the place of one that has sent %s to a newcomer', async (_what, sent) => {
    await start({ strangers: 2 });
    const silent = [await connected('127.0.1.1'), await connected('127.0.2.1')];
    const ended = Promise.race(silent.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))));
    for (const socket of silent) if (sent !== '') socket.write(sent);
    expect(await open('127.0.3.1')).toBe('answered');
    await ended;
    expect(silent.filter((socket) => !socket.destroyed)).toHaveLength(1);
  });
});

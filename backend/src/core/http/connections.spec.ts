import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Connections } from './connections.js';

describe('Connections', () => {
  const sockets: Socket[] = [];
  const server = createServer((_request, response) => response.end('ok'));
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('hangs up on one connection too many of an address, and takes others', async () => {
    new Connections(2).watch(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const open = async (from: string): Promise<string> => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      sockets.push(socket.on('error', () => undefined));
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
      return Promise.race([
        once(socket, 'data').then(() => 'answered'),
        new Promise<string>((resolve) => socket.once('close', () => resolve('ended'))),
      ]);
    };
    expect([await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')]).toEqual(['answered', 'answered', 'ended']);
    expect(await open('127.0.0.9')).toBe('answered');
    const [first] = sockets;
    first?.destroy();
    let again = 'ended';
    // The server learns of the end of a connection a moment after the client.
    while (again === 'ended') again = await open('127.0.0.1');
    expect(again).toBe('answered');
  });
});

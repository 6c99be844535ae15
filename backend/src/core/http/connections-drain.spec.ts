import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Connections } from './connections.js';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('connections of a process that ends', () => {
  let connections: Connections;
  let app: FastifyInstance;
  let client: Socket;
  let received: string;

  beforeEach(async () => {
    connections = new Connections();
    app = Fastify({
      serverFactory: (handler) => {
        const server = createServer(handler);
        connections.watch(server);
        return server;
      },
    });
    connections.follow(app);
    app.get('/', () => 'here');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    client = connect(Number(port), '127.0.0.1');
    received = '';
    client.on('data', (bytes) => (received += bytes.toString()));
    client.write(REQUEST);
    while (!received.includes('here')) await setImmediate();
    received = '';
  });
  afterEach(async () => {
    client.destroy();
    await app.close();
  });

  it('are closed when they have no request', async () => {
    const closed = once(client, 'close');
    expect(await connections.drain(5000)).toEqual([]);
    await closed;
    expect(received).toBe('');
  });

  it('are answered when their request had arrived and nobody had read it yet', async () => {
    const closed = once(client, 'close');
    // Goes to the system at once, and is read with the next turn of the event loop.
    client.write(REQUEST);
    expect(await connections.drain(5000)).toEqual([]);
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close[^]*here$/);
  });
});

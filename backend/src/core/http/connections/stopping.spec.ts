import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Stopping } from './stopping.js';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
/** The tests send at once, so that nothing is lost by so short a time. */
const LAST_REQUESTS_MS = 500;

describe('a process that is about to stop', () => {
  let stopping: Stopping;
  let app: FastifyInstance;
  let port: number;
  const clients: Socket[] = [];

  beforeEach(async () => {
    stopping = new Stopping(LAST_REQUESTS_MS);
    app = Fastify({
      serverFactory: (handler) => {
        const server = createServer(handler);
        stopping.watch(server);
        return server;
      },
    });
    stopping.follow(app);
    app.get('/', () => 'here');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await app.close();
  });
  async function opened(): Promise<Socket> {
    const client = connect(port, '127.0.0.1');
    clients.push(client.on('error', () => undefined));
    await once(client, 'connect');
    return client;
  }
  async function asked(client: Socket): Promise<string> {
    let received = '';
    client.on('data', (bytes) => (received += bytes.toString()));
    client.write(REQUEST);
    while (!received.includes('here')) await setImmediate();
    return received;
  }
  const refuses = () =>
    opened().then(
      () => false,
      (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED',
    );

  it('ends connections with their answers only once it has said so', async () => {
    expect(await asked(await opened())).toMatch(/keep-alive/i);
    const told = stopping.announce(0);
    const last = await opened();
    const closed = once(last, 'close');
    expect(await asked(last)).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i);
    await closed;
    await told;
  }, 30_000);

  it('answers what comes on the last connections when it takes no more of them', async () => {
    const [fresh, kept] = [await opened(), await opened()];
    await asked(kept);
    const told = stopping.announce(0);
    while (!(await refuses())) await setImmediate();
    for (const client of [fresh, kept]) {
      const closed = once(client, 'close');
      expect(await asked(client)).toMatch(/connection: close/i);
      await closed;
    }
    await told;
  }, 30_000);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StalledConnections } from './stalled-connections.js';

const LONG = Buffer.alloc(32 * 1024 * 1024);
const STALLED_MS = 200;

describe('connections whose client reads nothing', () => {
  let server: Server;
  let stalled: StalledConnections;
  let served: Socket | undefined;
  let client: Socket;

  beforeEach(async () => {
    stalled = new StalledConnections(STALLED_MS);
    server = createServer(({ url }, response) => (url === '/long' ? response.end(LONG) : response.write('begun')));
    server.on('connection', (socket) => {
      served = socket;
      stalled.watch(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
  });
  afterEach(() => {
    client.destroy();
    server.close();
  });
  const ask = (at: string): boolean => client.write(`GET ${at} HTTP/1.1\r\nhost: a\r\n\r\n`);

  it('are ended when an answer waits for it', async () => {
    ask('/long');
    while (!served || served.writableLength === 0) await setImmediate();
    stalled.look();
    await once(served, 'close');
  });

  it('are given time as long as it reads, and then none is set', async () => {
    ask('/long');
    while (!served || served.writableLength === 0) await setImmediate();
    stalled.look();
    expect(served.timeout).toBe(STALLED_MS);
    client.resume();
    while (served.writableLength > 0) await setImmediate();
    stalled.look();
    expect([served.timeout === STALLED_MS, served.destroyed]).toEqual([false, false]);
  });

  it('are left alone while it is the server that has nothing to send', async () => {
    ask('/slow');
    await once(client, 'readable');
    stalled.look();
    expect(served?.timeout ?? 0).toBe(0);
  });
});

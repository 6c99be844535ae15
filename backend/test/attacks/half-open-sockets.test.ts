import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SOCKET_LIMITS } from '../../src/core/sockets/socket-limits.js';
import { type OpenSocket, SocketServer } from '../../src/core/sockets/socket-server.js';
import { eventually } from '../support/eventually.js';
import { clientFrame, RawConnection, webSocketRequest } from '../support/raw-connection.js';
import { TestSocket } from '../support/test-socket.js';

const PROTOCOL = 'graphql-transport-ws';
/** Short, and still long beside what a busy machine keeps a process waiting. */
const PING_MS = 500;

/** The server's own sockets over a real connection, with waits that a test need not wait for long. */
describe('sockets whose client is gone without a word', () => {
  let http: Server;
  let sockets: SocketServer;
  let opened: OpenSocket[];
  let url: string;
  let host: string;

  async function start(limits: Partial<typeof SOCKET_LIMITS>): Promise<void> {
    http = createServer();
    opened = [];
    sockets = new SocketServer(http, {
      path: '/graphql',
      protocol: PROTOCOL,
      origins: { listensOn: '127.0.0.1', proxies: 0, others: [] },
      limits: { ...SOCKET_LIMITS, ...limits },
      onOpen: (socket) => opened.push(socket),
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
    url = `http://${host}`;
  }
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await sockets.close();
    http.close();
    http.closeAllConnections();
  });

  async function upgraded(): Promise<RawConnection> {
    const connection = await RawConnection.open(url);
    connection.send(webSocketRequest('/graphql', host));
    expect((await connection.answer()).status).toBe(101);
    return connection;
  }

  it('are ended when they answer no ping, and free their place', async () => {
    await start({ pingMs: PING_MS, openInAll: 1 });
    const silent = await upgraded();
    expect(sockets.admission.size).toBe(1);
    const refused = await TestSocket.open(url);
    expect(refused).toMatchObject({ status: 503 });
    await silent.hungUp();
    await eventually(
      () => sockets.admission.size,
      (size) => size === 0,
    );
    await (await TestSocket.opened(url)).close();
  });

  it('are ended when a message that has begun never ends', async () => {
    await start({ pingMs: 1_000_000, messageMs: 50, closeMs: 50 });
    const cut = await upgraded();
    // A frame of 100 bytes of which one has come: a client that lost its network in the middle of a message.
    cut.socket.write(clientFrame('x'.repeat(100)).subarray(0, 7));
    await cut.hungUp();
    await eventually(
      () => sockets.admission.size,
      (size) => size === 0,
    );
  });

  it('are kept as long as the client answers, whatever happens to others', async () => {
    await start({ pingMs: PING_MS });
    const silent = await upgraded();
    const answering = await TestSocket.opened(url);
    let pings = 0;
    answering.socket.on('ping', () => (pings += 1));
    await silent.hungUp();
    await eventually(
      () => pings,
      (count) => count > 2,
    );
    expect(sockets.admission.size).toBe(1);
    await answering.close();
    await eventually(
      () => sockets.admission.size,
      (size) => size === 0,
    );
    expect(opened).toHaveLength(2);
  });
});

import type { ChildProcess } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { RawConnection, webSocketRequest } from '../support/raw-connection.js';
import { firstMessage, runProduct } from '../support/run-typescript.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';

const SECRETS = { JWT_SECRET: 'j'.repeat(40), FILE_ENCRYPTION_KEY: '2c'.repeat(32) };
const ROUNDS = 20;
const H2C = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
const HOST = 'Host: 127.0.0.1';

describe('requests that offer an upgrade', () => {
  let app: TestApp;
  let api: ChildProcess;
  let url: string;
  /** One for each address of `localhost`: Fastify makes a server of its own for each. */
  let urls: string[];

  beforeAll(async () => {
    app = await startApp(SECRETS);
    const frontEnd = path.join(app.dataDir, 'front-end');
    await mkdir(path.join(frontEnd, 'assets'), { recursive: true });
    await writeFile(path.join(frontEnd, 'index.html'), '<html>the page</html>');
    await writeFile(path.join(frontEnd, 'routes.json'), JSON.stringify(['/']));
    const settings = {
      ...SECRETS,
      DATABASE_URL: String((app.database.options as { url?: string }).url),
      DATA_DIR: app.dataDir,
      EMBEDDINGS_MODEL: 'none',
    };
    api = runProduct('api-process', [JSON.stringify({ ...settings, HOST: 'localhost', PORT: '0' }), frontEnd]);
    url = String(await firstMessage(api));
    const { port } = new URL(url);
    const known = await lookup('localhost', { all: true });
    urls = known.map(({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port}`);
  });
  afterAll(async () => {
    if (api.exitCode === null && api.signalCode === null) {
      api.kill('SIGKILL');
      await once(api, 'exit');
    }
    await app.close();
  });

  const lives = async () => {
    expect([api.exitCode, api.signalCode]).toEqual([null, null]);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  };

  const OFFERS: [what: string, request: (at: string) => string][] = [
    ['a WebSocket', (at) => webSocketRequest(at, '127.0.0.1')],
    ['a WebSocket without a key', (at) => [`GET ${at} HTTP/1.1`, HOST, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n')],
    ['a WebSocket of a foreign page', (at) => webSocketRequest(at, '127.0.0.1', { Origin: 'https://foreign.example' })],
    ['HTTP/2', (at) => [`GET ${at} HTTP/1.1`, HOST, ...H2C, '', ''].join('\r\n')],
    [
      'nothing that there is',
      (at) => [`POST ${at} HTTP/1.1`, HOST, 'Connection: Upgrade', 'Upgrade: x', 'Content-Length: 4', '', 'x'].join('\r\n'),
    ],
  ];
  const PATHS = ['/', '/graphql', '/graphql/', '/graphqlx', '/graphql?x=1', '/api/auth/me', '/health/live', '/nowhere', '*', '//'];

  it.each(OFFERS)('leave the process alive when they offer %s and are reset, at once or after the answer', async (_what, request) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const connections = await Promise.all(
        PATHS.map(async (at) => {
          const connection = await RawConnection.open(url);
          connection.send(request(at));
          return connection;
        }),
      );
      if (round % 2 === 1) await Promise.all(connections.map(({ socket }) => Promise.race([once(socket, 'data'), once(socket, 'close')])));
      for (const connection of connections) connection.reset();
    }
    await lives();
  });

  it.each(['/', '/nowhere', '/graphql/', '/graphqlx', '/graphql%3f', '/GRAPHQL', '/api/../graphql', '/health/live'])(
    'are refused on %s when they ask for a WebSocket, and hung up on',
    async (at) => {
      const connection = await RawConnection.open(url);
      connection.send(webSocketRequest(at, new URL(url).host));
      const answer = await connection.answer();
      expect([answer.status, JSON.parse(answer.body)]).toEqual([404, { detail: 'Not found', code: 'NOT_FOUND' }]);
      expect(answer.head).toMatch(/connection: close/i);
      expect(answer.head).toMatch(/x-request-id: [\da-f-]{36}/);
      await connection.hungUp();
    },
  );

  it('are opened on the exact path, with a query or without', async () => {
    for (const each of urls)
      for (const at of ['/graphql', '/graphql?x=1']) {
        const connection = await RawConnection.open(each);
        connection.send(webSocketRequest(at, new URL(each).host));
        expect((await connection.answer()).status).toBe(101);
        connection.reset();
      }
  });

  it('get the ordinary answer when they offer HTTP/2, one after the other on one connection', async () => {
    const { email, password } = await newUser(new Client(app.url));
    for (const each of urls) {
      const other = await RawConnection.open(each);
      other.send('GET / HTTP/1.1', HOST, ...H2C, '', '');
      expect((await other.answer()).body).toBe('<html>the page</html>');
      other.reset();
    }
    const connection = await RawConnection.open(url);
    connection.send('GET / HTTP/1.1', HOST, ...H2C, '', '');
    const page = await connection.answer();
    expect([page.status, page.body]).toEqual([200, '<html>the page</html>']);
    expect(page.head).toMatch(/connection: keep-alive/i);

    connection.send('GET /api/auth/me HTTP/1.1', HOST, ...H2C, '', '');
    expect((await connection.answer()).status).toBe(401);

    const form = new URLSearchParams({ username: email, password }).toString();
    const posted = ['POST /api/auth/login HTTP/1.1', HOST, ...H2C, 'Content-Type: application/x-www-form-urlencoded'];
    connection.send(...posted, `Content-Length: ${form.length}`, '', form);
    const login = await connection.answer();
    expect([login.status, typeof JSON.parse(login.body).access_token]).toEqual([200, 'string']);

    connection.send(...posted, 'Transfer-Encoding: chunked', '', '');
    connection.send(form.length.toString(16), form, '0', '', '');
    expect((await connection.answer()).status).toBe(200);

    // Two requests in one packet: the first with an offer, the second without.
    connection.send('GET / HTTP/1.1', HOST, ...H2C, '', 'GET /health/live HTTP/1.1', HOST, '', '');
    expect((await connection.answer()).body).toBe('<html>the page</html>');
    expect(JSON.parse((await connection.answer()).body)).toEqual({ ok: true });

    connection.send('GET / HTTP/1.1', HOST, 'Connection: close, Upgrade', 'Upgrade: h2c', '', '');
    expect((await connection.answer()).head).toMatch(/connection: close/i);
    await connection.hungUp();
    await lives();
  });

  it('keep to the limits of every request', async () => {
    const tooLarge = await RawConnection.open(url);
    const post = ['POST /api/auth/register HTTP/1.1', HOST, ...H2C, 'Content-Type: application/json'];
    tooLarge.send(...post, `Content-Length: ${1024 * 1024}`, '', '{');
    expect((await tooLarge.answer()).status).toBe(413);
    tooLarge.reset();

    const broken = await RawConnection.open(url);
    broken.send('GET / HTTP/1.1', HOST, ...H2C, '', '');
    expect((await broken.answer()).status).toBe(200);
    broken.send('no such line', '', '');
    expect((await broken.answer()).status).toBe(400);
    await broken.hungUp();
  });

  it('cannot write between the answers of one connection', async () => {
    for (const each of urls) {
      const connection = await RawConnection.open(each);
      connection.send('GET /health/ready HTTP/1.1', HOST, '', webSocketRequest('/graphql', new URL(each).host));
      await connection.hungUp();
      expect(connection.received).not.toContain('101 Switching Protocols');
    }
    await lives();
  });
});

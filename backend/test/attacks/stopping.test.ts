import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser } from '../support/people.js';
import { openSocket, readAnswer } from '../support/raw-socket.js';
import { TestSocket } from '../support/test-socket.js';
import { firstMessage, runProduct, runTypescript } from '../support/run-typescript.js';

const SECRETS = { JWT_SECRET: 'a secret for two processes of one test', FILE_ENCRYPTION_KEY: '5e'.repeat(32) };
const ALIVE = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n';

describe('an API process that is asked to stop', () => {
  let app: TestApp;
  let child: ChildProcess;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startApp(SECRETS);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    if (child.exitCode === null) child.kill('SIGKILL');
  });
  afterAll(() => app.close());

  async function start(more: Record<string, string> = {}): Promise<{ url: string; log: () => string }> {
    const databaseUrl = String((app.database.options as { url?: string }).url);
    const settings = {
      ...SECRETS,
      DATABASE_URL: databaseUrl,
      DATA_DIR: app.dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      EMBEDDINGS_MODEL: 'none',
      STARTER_LAW: 'none',
      ...more,
    };
    child = runProduct('api-process', [JSON.stringify(settings)], 'pipe');
    let log = '';
    child.stdout?.on('data', (data: Buffer) => (log += data.toString()));
    return { url: String(await firstMessage(child)), log: () => log };
  }
  async function connected(url: string): Promise<Socket> {
    const socket = await openSocket(url);
    sockets.push(socket);
    return socket;
  }
  const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));
  const ended = async (): Promise<unknown> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  it('ends at once with code 0 whatever idle connections there are', async () => {
    const { url, log } = await start();
    const silent = await connected(url);
    const kept = await connected(url);
    kept.write(ALIVE);
    expect((await readAnswer(kept)).status).toBe(200);
    const half = await connected(url);
    half.write('GET /health/live HTTP/1.1\r\nhost:');
    const allClosed = Promise.all([silent, kept, half].map(closed));
    child.kill('SIGTERM');
    await allClosed;
    expect(await ended()).toBe(0);
    expect(log()).toContain('stopping');
    expect(log()).not.toMatch(/by force|cut off/);
  });

  it('answers what is under way, and takes nothing new', async () => {
    const { url } = await start();
    const { email, password } = await newUser(new Client(url));
    const body = new URLSearchParams({ username: email, password }).toString();
    const busy = await connected(url);
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`;
    busy.write(head + body.slice(0, -1));
    const idle = await connected(url);
    idle.write(ALIVE);
    await readAnswer(idle);
    const idleClosed = closed(idle);
    child.kill('SIGTERM');
    await idleClosed;
    // The port closes at about the same time, not before.
    await eventually(
      () =>
        openSocket(url).then(
          (taken) => void taken.destroy(),
          (error: NodeJS.ErrnoException) => error.code,
        ),
      (code) => code === 'ECONNREFUSED',
    );
    busy.write(body.slice(-1));
    const answer = await readAnswer(busy);
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    expect(await ended()).toBe(0);
  });

  it('tells proxies first, where that is set, and loses nothing that they still send', async () => {
    const { url } = await start({ STOP_DELAY_SECONDS: '4' });
    const client = new Client(url);
    const { client: user } = await newUser(client);
    const kept = await connected(url);
    kept.write(ALIVE);
    expect((await readAnswer(kept)).headers.connection).not.toBe('close');
    const socket = await TestSocket.signedIn(url, user.token);
    if (!(socket instanceof TestSocket)) throw new Error(socket.reason);
    child.kill('SIGTERM');
    const ready = () => client.get<{ status: string; reasons: Record<string, string> }>('/health/ready');
    const told = await eventually(ready, ({ status }) => status !== 200);
    expect([told.status, told.body.status, told.body.reasons]).toEqual([503, 'unavailable', { process: 'is stopping' }]);
    // On a connection of before, and on a new one.
    for (const connection of [kept, await connected(url)]) {
      const over = closed(connection);
      connection.write(ALIVE);
      const answer = await readAnswer(connection);
      expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
      await over;
    }
    expect((await user.get('/api/auth/me')).status).toBe(200);
    // Clients of sockets connect again after this code, and reach another process.
    expect((await socket.closed).code).toBe(1001);
    expect(await ended()).toBe(0);
  }, 60_000);

  it('says in its log which requests it cut off', async () => {
    const { url, log } = await start();
    const stuck = await connected(url);
    stuck.write('POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{');
    const idle = await connected(url);
    idle.write(ALIVE);
    await readAnswer(idle);
    child.kill('SIGTERM');
    await closed(stuck);
    expect(await ended()).toBe(0);
    const line = log()
      .split('\n')
      .find((text) => text.includes('requests were cut off'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ cut: [{ method: 'POST', route: '/api/auth/login', requestId: expect.any(String) }] });
  });
});

describe('a process that cannot stop in order', () => {
  async function stopped(how: 'hang' | 'fail'): Promise<{ code: number | null; lines: Record<string, unknown>[] }> {
    const child = runTypescript('ending-process.ts', [how], 'pipe');
    let log = '';
    child.stdout?.on('data', (data: Buffer) => (log += data.toString()));
    await firstMessage(child);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    return {
      code,
      lines: log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  }

  it('ends by force after its time, and says in its log what was left', async () => {
    const { code, lines } = await stopped('hang');
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatchObject({
      msg: 'stopping took too long: ended by force',
      requests: [{ requestId: 'sample', method: 'GET', route: '/api/ask', ms: 1 }],
      resources: { Timeout: expect.any(Number) },
    });
  });

  it('ends with code 1 and the reason when something fails to stop', async () => {
    const { code, lines } = await stopped('fail');
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatchObject({ msg: 'stopping failed', err: { message: 'the index cannot be closed' } });
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { SessionsService } from '../../src/core/access/sessions.service.js';
import { GraphqlSockets } from '../../src/core/graphql/graphql-sockets.js';
import { loggers } from '../../src/core/observability/loggers.js';
import { SOCKET_LIMITS } from '../../src/core/sockets/socket-limits.js';
import { TokensService } from '../../src/features/tokens/tokens.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { forgedTokens } from '../support/forged-tokens.js';
import { adminClient, newUser } from '../support/people.js';
import { clientFrame, RawConnection, webSocketRequest } from '../support/raw-connection.js';
import { TestSocket } from '../support/test-socket.js';

const UNAUTHORIZED = { code: 4401, reason: 'Unauthorized' };
const ENDED = { code: 4401, reason: 'The session or its token has ended' };
const TOO_MANY = { code: 1013, reason: 'Too many sockets' };
const FOREIGN = '127.0.0.9';
const JOBS = 'subscription { jobProgress { id } }';
const JWT_SECRET = randomBytes(32).toString('hex');

describe('sockets', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;

  beforeAll(async () => {
    app = await startApp({
      JWT_SECRET,
      FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      ADMIN_ALLOWED_IPS: '127.0.0.1',
      SOCKET_ORIGINS: 'https://law.example',
    });
    client = new Client(app.url);
    admin = await adminClient(client);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => app.close());

  const open = () => app.nest.get(GraphqlSockets).server?.admission.size ?? NaN;
  const person = async () => {
    const { client: user, ...rest } = await newUser(client);
    const { id } = (await user.get<{ id: string }>('/api/auth/me')).body;
    return { ...rest, id, user, token: user.token ?? '' };
  };
  const signIn = async (token: string, options = {}): Promise<TestSocket> => {
    const socket = await TestSocket.signedIn(app.url, token, options);
    if (socket instanceof TestSocket) return socket;
    throw new Error(`closed with ${socket.code}`);
  };

  it.each([
    ['a client that is no browser', {}, 101],
    ['a page of its own', { origin: 'own' }, 101],
    ['a page of an origin in the settings', { origin: 'https://law.example' }, 101],
    ['a page of another host', { origin: 'https://foreign.example' }, 403],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['a page of a host that begins like an allowed one', { origin: 'https://law.example.foreign.example' }, 403],
    ['a page without an origin of its own', { origin: 'null' }, 403],
    ['a page whose name was made to point here', { origin: 'http://foreign.example', headers: { host: 'foreign.example' } }, 403],
    [
      'a page that says where it was forwarded from',
      { origin: 'http://foreign.example', headers: { 'x-forwarded-host': 'foreign.example' } },
      403,
    ],
    ['a request for another host', { headers: { host: 'foreign.example' } }, 403],
  ])('are opened for %s or not', async (_who, options, status) => {
    const given = options as { origin?: string };
    const socket = await TestSocket.open(app.url, { ...options, ...(given.origin === 'own' && { origin: app.url }) });
    expect(socket instanceof TestSocket ? 101 : socket.status).toBe(status);
    if (socket instanceof TestSocket) await socket.close();
  });

  it('let nobody in without a token that counts', async () => {
    const { token } = await person();
    for (const [name, forged] of [['none', undefined], ...Object.entries(forgedTokens(token, JWT_SECRET))] as [
      string,
      string | undefined,
    ][])
      expect([name, await TestSocket.signedIn(app.url, forged)]).toEqual([name, UNAUTHORIZED]);
    for (const payload of [null, 'text', [], {}, { authorization: 5 }, { authorization: token }, { authorization: [`Bearer ${token}`] }]) {
      const socket = await TestSocket.opened(app.url);
      socket.send({ type: 'connection_init', payload });
      expect([payload, [4400, 4401]]).toEqual([payload, expect.arrayContaining([(await socket.closed).code])]);
    }
    const early = await TestSocket.opened(app.url);
    early.send({ id: '1', type: 'subscribe', payload: { query: '{ documentTemplates { label } }' } });
    expect(await early.closed).toEqual(UNAUTHORIZED);
    // The header of the handshake stands for nothing: a page cannot set it, and a proxy may.
    const header = await TestSocket.opened(app.url, { headers: { authorization: `Bearer ${token}` } });
    header.send({ type: 'connection_init' });
    expect(await header.closed).toEqual(UNAUTHORIZED);
  });

  it('let an administrator in from an allowed address only', async () => {
    expect(await TestSocket.signedIn(app.url, admin.token, { localAddress: FOREIGN })).toEqual({ code: 4403, reason: 'Forbidden' });
    await (await signIn(admin.token ?? '')).close();
  });

  it('do not take a database that is away for a wrong token', async () => {
    const { token } = await person();
    jest.spyOn(app.nest.get(SessionsService), 'findLive').mockRejectedValue(new Error('connect ECONNREFUSED'));
    expect(await TestSocket.signedIn(app.url, token)).toEqual({ code: 1013, reason: 'Try again later' });
  });

  it('end with the session: at logout, at deactivation, and with the token', async () => {
    const [leaver, outcast, late] = [await person(), await person(), await person()];
    const { sid, sub, aud, iss } = jwt.decode(late.token) as jwt.JwtPayload;
    const short = jwt.sign({ sid, sub, aud, iss, exp: Math.floor(Date.now() / 1000) + 2 }, JWT_SECRET);
    const [idle, streaming, another, expiring] = [
      await signIn(leaver.token),
      await signIn(admin.token ?? ''),
      await signIn(outcast.token),
      await signIn(short),
    ];
    streaming.send({ id: '1', type: 'subscribe', payload: { query: JOBS } });
    await leaver.user.post('/api/auth/logout');
    expect(await idle.closed).toEqual(ENDED);
    await admin.post(`/api/admin/users/${outcast.id}/toggle-status`);
    expect(await another.closed).toEqual(ENDED);
    expect(await TestSocket.signedIn(app.url, outcast.token)).toEqual(UNAUTHORIZED);
    expect(await expiring.closed).toEqual(ENDED);
    await admin.post('/api/admin-auth/logout');
    expect(await streaming.closed).toEqual(ENDED);
    admin = await adminClient(client);
  });

  it('take little before a token, and an operation of any length after it', async () => {
    const { token } = await person();
    const much = 'x'.repeat(SOCKET_LIMITS.bytesBeforeInit);
    const tooBig = { code: 1009, reason: 'Too much was sent before a token' };
    const send = {
      whole: (socket: TestSocket) => socket.send({ type: 'connection_init', payload: { much } }),
      fragmented: ({ socket }: TestSocket) => {
        for (let sent = 0; sent <= much.length; sent += 1024) socket.send('x'.repeat(1024), { fin: false });
      },
      pings: ({ socket }: TestSocket) => {
        for (let sent = 0; sent <= much.length; sent += 100) socket.ping('x'.repeat(100));
      },
    };
    const ends = Object.values(send).map(async (flood) => {
      const socket = await TestSocket.opened(app.url);
      flood(socket);
      return socket.closed;
    });
    // What was sent on is not read: with bytes waiting, the reset may overtake the code.
    const cut = { code: 1006, reason: '' };
    for (const end of await Promise.all(ends)) expect([tooBig, cut]).toContainEqual(end);

    const trusted = await signIn(token);
    trusted.send({ id: '1', type: 'subscribe', payload: { query: `{ me { id } } # ${much}` } });
    expect(await trusted.next()).toMatchObject({ type: 'next', payload: { data: { me: expect.anything() } } });
    await trusted.close();
  });

  it('are cut when the token does not come, or a message does not end', async () => {
    const { token } = await person();
    const silent = await TestSocket.opened(app.url);
    const { host } = new URL(app.url);
    /** Sends bytes that are not the end of a message, as slowly as the limit of silence allows. */
    const unfinished = async (...bytes: Buffer[]) => {
      const connection = await RawConnection.open(app.url);
      connection.send(webSocketRequest('/graphql', host));
      await connection.answer();
      connection.socket.write(clientFrame(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })));
      for (const chunk of bytes) connection.socket.write(chunk);
      const drip = setInterval(() => connection.socket.write(clientFrame('', { opcode: 9 })), 1000);
      await connection.hungUp().finally(() => clearInterval(drip));
      return connection.received;
    };
    const closing = String.fromCharCode(1008 >> 8, 1008 & 0xff);
    const [timedOut, frames, frame] = await Promise.all([
      silent.closed,
      unfinished(clientFrame('{"id":', { fin: false }), clientFrame('"1"', { fin: false, opcode: 0 })),
      unfinished(clientFrame('x'.repeat(1000)).subarray(0, 20)),
    ]);
    expect(timedOut).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
    expect(frames).toContain(closing);
    expect(frame).toContain(closing);
  });

  it('are counted by user: open at once, and opened within a minute', async () => {
    const { token } = await person();
    const { token: other } = await person();
    const mine: TestSocket[] = [];
    for (let count = 0; count < SOCKET_LIMITS.open.user; count += 1) mine.push(await signIn(token, { localAddress: `127.0.1.${count}` }));
    expect(await TestSocket.signedIn(app.url, token)).toEqual(TOO_MANY);
    await (await signIn(other)).close();
    await mine.pop()?.close();
    mine.push(await signIn(token));
    await Promise.all(mine.map((socket) => socket.close()));
    for (let opened = SOCKET_LIMITS.open.user + 1; opened < SOCKET_LIMITS.openedPerMinute.user; opened += 1)
      await (await signIn(token)).close();
    expect(await TestSocket.signedIn(app.url, token)).toEqual(TOO_MANY);
  });

  it('are counted by address before anything is asked of the database', async () => {
    const from = { localAddress: '127.0.2.1' };
    const held = await Promise.all(Array.from({ length: SOCKET_LIMITS.open.address }, () => TestSocket.opened(app.url, from)));
    const refused = await TestSocket.open(app.url, from);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    await (await TestSocket.opened(app.url, { localAddress: '127.0.2.2' })).close();
    for (const socket of held) socket.socket.terminate();
    await eventually(open, (count) => count === 0);
    await (await TestSocket.opened(app.url, from)).close();
  });

  it.each(['connection_ack', 'next', 'error', 'start', 'nothing'])(
    'are closed for a message of type %s, which no client sends',
    async (type) => {
      const failed = jest.spyOn(loggers.http, 'error');
      const { token } = await person();
      const socket = await signIn(token);
      socket.send({ type, id: '1', payload: type === 'error' ? [] : {} });
      expect(await socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' });
      expect(failed).not.toHaveBeenCalled();
    },
  );

  it('carry a bounded number of operations', async () => {
    const socket = await signIn(admin.token ?? '');
    for (let count = 0; count <= SOCKET_LIMITS.operations; count += 1)
      socket.send({ id: `${count}`, type: 'subscribe', payload: { query: JOBS } });
    expect(await socket.next()).toMatchObject({
      id: `${SOCKET_LIMITS.operations}`,
      type: 'error',
      payload: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } }],
    });
    await socket.close();
  });

  it('free everything when they close, in order, by a reset or half open', async () => {
    const sessions = app.nest.get(SessionsService);
    const followed: { ended: boolean }[] = [];
    const endOf = sessions.endOf.bind(sessions);
    jest.spyOn(sessions, 'endOf').mockImplementation((id) => {
      const entry = { ended: false };
      followed.push(entry);
      const { signal, close } = endOf(id);
      return { signal, close: () => void ((entry.ended = true), close()) };
    });
    const sockets = await Promise.all(Array.from({ length: 12 }, () => signIn(admin.token ?? '')));
    for (const socket of sockets) for (const id of ['1', '2']) socket.send({ id, type: 'subscribe', payload: { query: JOBS } });
    await eventually(
      () => followed.length,
      (count) => count === sockets.length * 3,
    );
    expect(open()).toBe(sockets.length);
    for (const [index, { socket }] of sockets.entries())
      if (index % 2) socket.close();
      else socket.terminate();
    await eventually(open, (count) => count === 0);
    await eventually(
      () => followed.filter(({ ended }) => !ended).length,
      (count) => count === 0,
    );
  });

  it('name the request of every error, of their own choice', async () => {
    const { token } = await person();
    jest.spyOn(app.nest.get(TokensService), 'balance').mockRejectedValue(new Error('a defect'));
    const socket = await signIn(token);
    socket.send({ id: 'chosen-by-the-client', type: 'subscribe', payload: { query: '{ tokenBalance { tokens } }' } });
    const { payload } = (await socket.next()) as { payload: { errors: { message: string; extensions: { requestId: string } }[] } };
    const [error] = payload.errors;
    expect(error?.extensions).toMatchObject({ code: 'INTERNAL', requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(error?.message).toBe(`Something went wrong. Request id: ${error?.extensions.requestId}`);
    await socket.close();

    const answer = await client.as(token).post<typeof payload>('/graphql', { query: '{ tokenBalance { tokens } }' });
    const id = answer.headers.get('x-request-id');
    expect(answer.body.errors[0]).toMatchObject({ message: `Something went wrong. Request id: ${id}`, extensions: { requestId: id } });
  });

  it('are closed when the server ends', async () => {
    const ending = await startApp({});
    const { client: user } = await newUser(new Client(ending.url));
    const socket = await TestSocket.signedIn(ending.url, user.token);
    await ending.close();
    expect(await (socket as TestSocket).closed).toEqual({ code: 1001, reason: 'The server is going away' });
  });
});

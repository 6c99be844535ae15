import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { limitBodies } from './body-limits.js';
import { applyRouteRules } from '../../requests/route-rules.js';

/** Far beyond what a test takes: whoever is under it is never cut off. */
const NEVER_MS = 3_600_000;

describe('limitBodies', () => {
  let app: FastifyInstance;
  let sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await app.close();
  });

  async function start(limits: { short: number; long: number; multipart: number }): Promise<void> {
    app = fastify();
    applyRouteRules(app, () => undefined);
    limitBodies(app, ({ headers }) => headers.authorization ?? null, limits);
    app.setErrorHandler((error: { code: string; status: number }, _request, reply) =>
      reply.status(error.status).send({ code: error.code }),
    );
    app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    app.post('/short', () => ({ ok: true }));
    app.post('/upload', async ({ raw }) => {
      await once(raw.resume(), 'end');
      return { ok: true };
    });
    app.post('/graphql', () => ({ ok: true }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  }

  /** Sends a head and a piece of its body, and never the rest. */
  async function half(path: string, headers: string): Promise<string> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n5\r\n{`);
    const [data] = (await once(socket, 'data')) as [Buffer];
    return data.toString();
  }

  const SLOW: [what: string, path: string, headers: string, limit: 'short' | 'long' | 'multipart'][] = [
    ['a form', '/short', 'content-type: application/json\r\ncontent-length: 100', 'short'],
    ['a form in chunks', '/short', 'content-type: application/json\r\ntransfer-encoding: chunked', 'short'],
    ['a long operation', '/graphql', 'content-type: application/json\r\nauthorization: me\r\ncontent-length: 2000000', 'long'],
    ['a login', '/graphql', 'content-type: application/json\r\ncontent-length: 100', 'short'],
    ['a file', '/upload', 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 2000000', 'multipart'],
  ];

  it.each(SLOW)('answers 408 to %s that does not arrive, by the time that its kind has', async (_what, path, headers, limit) => {
    await start({ short: NEVER_MS, long: NEVER_MS, multipart: NEVER_MS, [limit]: 20 });
    const answer = await half(path, headers);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('REQUEST_TIMEOUT');
    expect(answer).toMatch(/connection: close/i);
  });

  it('lets a request be that arrived whole', async () => {
    await start({ short: NEVER_MS, long: NEVER_MS, multipart: NEVER_MS });
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/short`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
  });
});

import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { loggers, setUpLoggers } from '../observability/loggers.js';
import { registerRequestLog } from './request-log.js';

describe('registerRequestLog', () => {
  let app: FastifyInstance;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    setUpLoggers({ level: 'info', pretty: false, sink: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    app = fastify({ genReqId: () => crypto.randomUUID() });
    await registerRequestLog(app);
    app.post('/work/:name', async ({ body }) => {
      await setImmediate();
      loggers.app.info({ name: (body as { name: string }).name }, 'worked');
      return { ok: true };
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    setUpLoggers({ level: 'silent', pretty: false });
  });

  it('puts the id of the answer into every line of its request, and into no other', async () => {
    const { port } = app.server.address() as AddressInfo;
    const ids = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const answer = await fetch(`http://127.0.0.1:${port}/work/${name}`, {
          method: 'POST',
          body: JSON.stringify({ name }),
          headers: { 'content-type': 'application/json' },
        });
        await answer.text();
        return [name, answer.headers.get('x-request-id')];
      }),
    );
    expect(new Set(ids.map(([, id]) => id)).size).toBe(3);
    const worked = lines.filter(({ msg }) => msg === 'worked').map(({ name, requestId }) => [name, requestId]);
    expect(worked.sort()).toEqual(ids.sort());
    const answered = lines.filter(({ status }) => status === 200);
    expect(answered.map(({ requestId }) => requestId).sort()).toEqual(ids.map(([, id]) => id).sort());
    expect(answered[0]).toMatchObject({ method: 'POST', route: '/work/:name' });
    loggers.app.info('elsewhere');
    expect(lines.at(-1)).not.toHaveProperty('requestId');
  });
});

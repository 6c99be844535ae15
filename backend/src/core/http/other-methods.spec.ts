import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseOtherMethods } from './other-methods.js';

describe('refuseOtherMethods', () => {
  let app: FastifyInstance;

  beforeAll(() => {
    app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
    refuseOtherMethods(app);
    app.get('/api/things', () => 'all');
    app.post('/api/things', () => 'made');
    app.get('/api/things/export', () => 'file');
    app.put('/api/things/:id', ({ params }) => params);
    app.get('/api/things/:id.:format', () => 'file');
    void app.register(async (inner) => inner.delete('/old/:name/parts', () => 'gone'), { prefix: '/api' });
    app.get('/*', (_request, reply) => reply.code(404).send('page'));
  });
  afterAll(() => app.close());

  it.each([
    ['DELETE', '/api/things', 'GET, HEAD, POST'],
    ['DELETE', '/api/things/?x=1', 'GET, HEAD, POST'],
    ['DELETE', '/api/things/7', 'PUT'],
    ['GET', '/api/things/7', 'PUT'],
    ['POST', '/api/things/7.pdf', 'GET, HEAD, PUT'],
    ['POST', '/api/things/export', 'GET, HEAD, PUT'],
    ['GET', '/api/old/x/parts', 'DELETE'],
  ] as const)('answers 405 to %s %s, and names %s', async (method, url, allow) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    expect([statusCode, headers['allow'], JSON.parse(body)]).toMatchObject([405, allow, { code: 'METHOD_NOT_ALLOWED' }]);
  });

  it.each([
    ['GET', '/api/things', 200],
    ['HEAD', '/api/things', 200],
    ['PUT', '/api/things/export', 200],
    ['DELETE', '/api/nothing', 404],
    ['GET', '/nothing', 404],
    ['DELETE', '/api/things/7/parts', 404],
    ['DELETE', '/', 404],
  ] as const)('leaves %s %s alone, which is answered %i', async (method, url, status) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers['allow']]).toEqual([status, undefined]);
  });
});

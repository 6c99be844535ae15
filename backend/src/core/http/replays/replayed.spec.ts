import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { noteReplay, tellReplays } from './replayed.js';

describe('tellReplays', () => {
  let app: FastifyInstance;

  beforeEach(() => {
    app = Fastify();
    tellReplays(app);
    app.get('/again', async () => {
      await Promise.resolve();
      noteReplay();
      return {};
    });
    app.get('/first', () => ({}));
    app.get('/failed', () => {
      noteReplay();
      throw new Error('no');
    });
  });
  afterEach(() => app.close());

  it.each([
    ['/again', 'true'],
    ['/first', undefined],
    ['/failed', undefined],
  ])('tells of %s: %s', async (url, told) => {
    expect((await app.inject({ url })).headers['idempotent-replayed']).toBe(told);
  });

  it('knows nothing outside of a request', () => expect(() => noteReplay()).not.toThrow());
});

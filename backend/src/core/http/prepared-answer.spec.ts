import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { prepareAnswer, sendPrepared } from './prepared-answer.js';

const TEXT = '{"what":"everybody is told"}';

describe('a prepared answer', () => {
  let app: FastifyInstance;
  const prepared = prepareAnswer(TEXT, 'application/json; charset=utf-8');

  beforeEach(() => {
    app = Fastify();
    app.get('/', (request, reply) => sendPrepared(request, reply, prepared, 'public, no-cache'));
  });
  afterEach(() => app.close());

  const ask = (tags?: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/', headers: tags === undefined ? {} : { 'if-none-match': tags } });

  it('is sent with its type and a strong tag', async () => {
    const { statusCode, headers, body } = await ask();
    expect([statusCode, body]).toEqual([200, TEXT]);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'cache-control': 'public, no-cache',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(TEXT.length),
    });
    expect(prepareAnswer(TEXT, 'text/plain').etag).toBe(headers.etag);
    expect(prepareAnswer(`${TEXT} `, 'text/plain').etag).not.toBe(headers.etag);
  });

  it.each([
    ['the tag', prepared.etag],
    ['the tag as a weak one', `W/${prepared.etag}`],
    ['several tags', `"other", ${prepared.etag}`],
    ['any', '*'],
  ])('is not sent again to who has it: %s', async (_what, tags) => {
    const { statusCode, headers, body } = await ask(tags);
    expect([statusCode, body, headers.etag]).toEqual([304, '', prepared.etag]);
  });

  it.each(['"other"', '', prepared.etag.slice(1, -1)])('is sent to who has another: %j', async (tags) => {
    expect((await ask(tags)).statusCode).toBe(200);
  });

  it('tells its length and tag without being sent', async () => {
    const { statusCode, headers, body } = await ask(undefined, 'HEAD');
    expect([statusCode, body, headers['content-length'], headers.etag]).toEqual([200, '', String(TEXT.length), prepared.etag]);
  });
});

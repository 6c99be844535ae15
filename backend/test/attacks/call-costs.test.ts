import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ANSWER_LIMITS } from '../../src/core/answers/answer-limits.js';
import { Answers } from '../../src/core/answers/answers.js';
import { RateLimitedError } from '../../src/core/errors/common-errors.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

const ME = '{ me { id } }';
const { network, user: ofUser } = ANSWER_LIMITS.cost;

/** What calls cost is spent before anything is done for them, whichever way they come. */
describe('a caller who has spent what a minute allows', () => {
  let app: TestApp;
  let answers: Answers;
  let anna: Client;
  let bela: Client;
  let annaId: string;

  beforeEach(async () => {
    app = await sharedApp();
    answers = app.nest.get(Answers);
    const client = new Client(app.url);
    anna = (await newUser(client, 'Anna')).client;
    bela = (await newUser(client, 'Bela')).client;
    annaId = (await anna.get<{ id: string }>('/api/auth/me')).body.id;
  });
  afterEach(() => app.close());

  async function overSocket(user: Client): Promise<unknown> {
    for await (const { data, errors } of subscribe(user, ME)) return errors?.[0]?.extensions?.code ?? data;
    return undefined;
  }

  it('is refused over REST, GraphQL and sockets, and others are served', async () => {
    await expect(answers.spendOf(annaId, ofUser)).rejects.toThrow(RateLimitedError);
    const { status, headers, body } = await anna.get<{ code: string }>('/api/documents');
    expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'RATE_LIMITED', true]);
    expect((await anna.get('/api/auth/me')).status).toBe(429);
    expect((await anna.post('/graphql', { query: ME })).status).toBe(429);
    expect(await overSocket(anna)).toBe('RATE_LIMITED');
    expect((await bela.get('/api/documents')).status).toBe(200);
    expect((await bela.graphql(ME)).data).toEqual({ me: { id: expect.any(String) } });
    expect(await overSocket(bela)).toEqual({ me: { id: expect.any(String) } });
  });

  it('spends from the same sum with every way of asking', async () => {
    await answers.spendOf(annaId, ofUser - 3000);
    expect((await anna.get('/api/documents')).status).toBe(200);
    expect((await anna.get('/api/documents')).status).toBe(429);
    expect((await anna.post('/graphql', { query: ME })).status).toBe(429);
  });

  it('is refused by the network before a token or a password is looked at, and still hears whether the product lives', async () => {
    await expect(answers.spendAt('127.0.0.1', network)).rejects.toThrow(RateLimitedError);
    for (const path of ['/api/documents', '/api/openapi.json', '/api/document/templates']) expect((await anna.get(path)).status).toBe(429);
    expect((await new Client(app.url).as('made up').get('/api/documents')).status).toBe(429);
    expect((await anna.form('/api/auth/login', { username: 'nobody@themis.test', password: 'nobody knows' })).status).toBe(429);
    expect((await anna.post('/graphql', { query: ME })).status).toBe(429);
    expect((await anna.get('/health/live')).status).toBe(200);
  });
});

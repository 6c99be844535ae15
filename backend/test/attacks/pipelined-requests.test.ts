import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { RawConnection } from '../support/raw-connection.js';

const request = (at: string, more = ''): string => `GET ${at} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;

/** Requests that are sent without waiting for the answers to those before. */
describe('requests that come all at once on one connection', () => {
  let api: AttackedApi;
  let user: Client;
  let connections: RawConnection[] = [];

  beforeAll(async () => {
    api = await startAttackedApi();
    user = (await newUser(new Client(api.url))).client;
  }, START_LIMIT_MS);
  afterEach(() => {
    for (const connection of connections) connection.reset();
    connections = [];
  });
  afterAll(() => api.close());

  /** Sends the same request many times and reads nothing. */
  async function flood(count: number, each: string, sent = 1): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const connection = await RawConnection.open(api.url);
      connection.socket.pause();
      connections.push(connection);
      connection.send(each.repeat(sent));
    }
  }
  const othersAreServed = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      expect((await user.get('/api/auth/me')).status).toBe(200);
      expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    }
    expect(api.ended()).toBeNull();
  };

  const FLOODS: [what: string, at: string, connections: number, sent: number, more?: string][] = [
    ['the description of REST', '/api/openapi.json', 8, 1500],
    ['the schema of GraphQL', '/api/schema.graphql', 8, 1500],
    ['health', '/health/live', 1, 5000],
    ['what is not there', '/nowhere', 8, 1500],
    ['what the server refuses', '/health/live', 8, 1500, 'expect: nonsense\r\n'],
  ];
  it.each(FLOODS)('do not keep others waiting: %s', async (_what, at, count, sent, more = '') => {
    await flood(count, request(at, more), sent);
    await othersAreServed();
    // Who sends so many has nothing to wait for.
    for (const connection of connections) {
      connection.socket.resume();
      await connection.hungUp();
    }
    await othersAreServed();
  });

  it('are answered in their order where there are few', async () => {
    const connection = await RawConnection.open(api.url);
    connections.push(connection);
    const targets = ['/health/live', '/nowhere', '/api/openapi.json', '/health/live', '/api/auth/me'];
    connection.send(targets.map((at) => request(at)).join(''));
    const answers = [];
    for (const target of targets) answers.push([target, (await connection.answer()).status]);
    expect(answers.map(([, status]) => status)).toEqual([200, 404, 200, 200, 401]);
  });

  it('wait as long as their client does not read, on a hundred connections', async () => {
    await flood(100, request('/api/openapi.json'), 8);
    await othersAreServed();
    for (const connection of connections) {
      connection.socket.resume();
      expect((await connection.answer()).status).toBe(200);
    }
  });

  it.each(['/api/openapi.json', '/api/schema.graphql'])('get no answer that their client has already: %s', async (at) => {
    const first = await fetch(api.url + at);
    const etag = first.headers.get('etag') ?? '';
    const length = (await first.arrayBuffer()).byteLength;
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
    const again = await fetch(api.url + at, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await fetch(api.url + at, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')), head.headers.get('etag')]).toEqual([200, length, etag]);
  });
});

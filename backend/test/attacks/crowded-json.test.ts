import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { LONG_BODIES_AT_ONCE } from '../../src/core/http/bodies/body-limits.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const MANY = 100_000;
/** As many as are too many; a socket takes a message as it comes, so that a short one is quicker. */
const MANY_ON_A_SOCKET = 25_000;
const list = (value: string, length = MANY): string => `[${Array.from({ length }, () => value).join(',')}]`;
const keys = (): string => `{${Array.from({ length: MANY / 2 }, (_, at) => `"k${at}":[]`).join(',')}}`;

/** A small operation with very many small values beside it, which nobody asked for. */
const CROWDS: Record<string, string> = { numbers: list('0'), objects: list('{}'), lists: list('[[]]'), keys: keys() };

describe('a body of very many small values', () => {
  let app: TestApp;
  let hostile: Client;
  let other: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    hostile = (await newUser(client)).client;
    other = (await newUser(client)).client;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const post = async (path: string, body: string): Promise<[number, unknown]> => {
    const headers = { authorization: `Bearer ${hostile.token}`, 'content-type': 'application/json' };
    const answer = await fetch(app.url + path, { method: 'POST', headers, body });
    const { code, errors } = (await answer.json()) as { code?: string; errors?: { extensions: { code: string } }[] };
    return [answer.status, code ?? errors?.[0]?.extensions.code];
  };

  it.each(Object.keys(CROWDS))('is refused before it is read, while others are served: %s', async (kind) => {
    const crowd = CROWDS[kind] ?? '';
    const bodies: [string, string][] = [
      ['/graphql', `{"query":"{ me { name } }","variables":{"x":${crowd}}}`],
      ['/graphql', `{"query":"{ me { name } }","extensions":{"x":${crowd}}}`],
      ['/api/document/check', `{"document_type":"reply","template_data":${crowd}}`],
    ];
    for (const [path, body] of bodies) {
      const [others, ...refused] = await Promise.all([
        other.get('/api/auth/me'),
        ...Array.from({ length: LONG_BODIES_AT_ONCE }, () => post(path, body)),
      ]);
      expect([path, others.status, refused]).toEqual([path, 200, refused.map(() => [422, 'VALIDATION_FAILED'])]);
    }
  });

  it('ends a socket on which it comes as a message', async () => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve, reject) => socket.once('close', resolve).once('error', reject));
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${hostile.token}` } }));
    });
    socket.once('message', () => {
      const variables = `{"x":${list('0', MANY_ON_A_SOCKET)}}`;
      socket.send(`{"id":"1","type":"subscribe","payload":{"query":"{ me { name } }","variables":${variables}}}`);
    });
    expect(await closed).toBe(4400);
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });
});

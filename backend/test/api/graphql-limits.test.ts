import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { GRAPHQL_LIMITS } from '../../src/core/graphql/operation-limits.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { subscribe } from '../support/socket.js';

/** RFC 6455, 7.4.1. */
const MESSAGE_TOO_BIG = 1009;

describe('GraphQL in production', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await startApp({
      NODE_ENV: 'production',
      JWT_SECRET: randomBytes(32).toString('hex'),
      FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    });
    ({ client: user } = await newUser(new Client(app.url)));
  });
  afterAll(() => app.close());

  const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST', query = '') =>
    fetch(`${app.url}/graphql${query}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}`, ...headers },
      body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });

  const nested = (depth: number) =>
    `{ ${'tokenStatement { nodes { '.repeat(1)}${'__typename '.repeat(1)}${'... on LedgerEntry { '.repeat(depth)}id${' }'.repeat(depth)} } } }`;
  const HOSTILE: [name: string, query: string][] = [
    ['many aliases', `{ ${Array.from({ length: GRAPHQL_LIMITS.aliases + 1 }, (_, n) => `a${n}: me { id }`).join(' ')} }`],
    [
      '500 logins in one call',
      `mutation { ${Array.from({ length: 500 }, (_, n) => `a${n}: login(input: { email: "a@b.co", password: "x${n}xxxxx" }) { accessToken }`).join(' ')} }`,
    ],
    ['many directives', `{ me { id ${'@include(if: true) '.repeat(GRAPHQL_LIMITS.directives + 1)} } }`],
    ['many tokens', `{ me { ${'id '.repeat(GRAPHQL_LIMITS.tokens)} } }`],
    ['deep nesting', nested(50)],
    ['a fragment cycle', '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'],
    [
      'fragments that multiply',
      `{ me { ...F0 } } ${Array.from({ length: 20 }, (_, n) => `fragment F${n} on User { ${n < 19 ? `...F${n + 1} ...F${n + 1}` : 'id'} }`).join(' ')}`,
    ],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection of a type', '{ __type(name: "User") { name } }'],
    ['no such field', '{ mee { id } }'],
    ['no such argument', '{ tokenStatement(frist: 1) { totalCount } }'],
    ['no query at all', '{'],
  ];

  it.each(HOSTILE)('refuses %s and tells nothing of the schema or its limits', async (_name, query) => {
    const answer = await send({ query });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).not.toMatch(/did you mean|stacktrace|node_modules|limit of \d|"data"/i);
    expect(JSON.parse(text).errors[0].extensions.code).toMatch(/^(GRAPHQL_|BAD_REQUEST|BAD_USER_INPUT)/);
  });

  it.each(HOSTILE)('refuses %s over a socket too', async (_name, query) => {
    const { value } = await subscribe(user, query).next();
    expect(value?.data).toBeUndefined();
    expect(JSON.stringify(value?.errors)).not.toMatch(/did you mean|node_modules|limit of \d/i);
    expect(value?.errors?.[0]?.extensions?.code).toMatch(/^(GRAPHQL_|BAD_REQUEST|BAD_USER_INPUT)/);
  });

  it('takes one operation at a time, from a client that can set headers', async () => {
    expect((await send([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])).status).toBe(400);
    expect(
      (await send('query=%7B%20me%20%7B%20id%20%7D%20%7D', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await send('{ me { id } }', { 'content-type': 'text/plain' })).status).toBeGreaterThanOrEqual(400);
    expect((await send('', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBeGreaterThanOrEqual(400);
    const mutation = `?query=${encodeURIComponent('mutation { logout }')}`;
    expect((await send('', {}, 'GET', mutation)).status).toBe(405);
    const simple = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ documentTemplates { label } }')}`);
    expect(simple.status).toBe(400);
    expect((await user.get('/api/auth/me')).status).toBe(200);
    const persisted = await send({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect(JSON.parse(await persisted.text()).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('bounds the body, and a message over a socket', async () => {
    const query = `{ me { id } } # ${'x'.repeat(4 * 1024 * 1024)}`;
    expect((await send({ query })).status).toBe(413);
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { value } = await subscribe(user, query).next();
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    expect(value?.data).toBeUndefined();
    expect(value?.closed?.code).toBe(MESSAGE_TOO_BIG);
    expect((await subscribe<{ me: object }>(user, '{ me { id } }').next()).value?.data).toHaveProperty('me.id');
  });

  it('bounds the bodies of REST by route', async () => {
    const post = async (path: string, bytes: number) =>
      (await user.post(path, { document_type: 'absent', template_data: {}, previous_document: 'x'.repeat(bytes) })).status;
    expect(await post('/api/auth/register', 256 * 1024)).toBe(413);
    expect(await post('/api/document/generate', 256 * 1024)).not.toBe(413);
    expect(await post('/api/document/generate', 3 * 1024 * 1024)).toBe(413);
  });

  it('upgrades no connection on another path', async () => {
    const socket = new WebSocket(`${app.url.replace(/^http/, 'ws')}/api/auth/me`, 'graphql-transport-ws');
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });

  it('has no page for browsers to play with', async () => {
    const page = await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(400);
    expect(await page.text()).not.toMatch(/<html|graphiql|sandbox/i);
  });

  it('answers errors of a field with a stable code and nothing internal', async () => {
    const answer = await user.graphql('{ tokenStatement(after: "nonsense") { totalCount } }');
    const requestId = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(answer.errors).toEqual([expect.objectContaining({ message: 'Invalid cursor', extensions: { code: 'BAD_REQUEST', requestId } })]);
  });
});

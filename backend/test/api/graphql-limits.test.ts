import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { GRAPHQL_LIMITS } from '../../src/core/graphql/operation-limits.js';
import { loggers } from '../../src/core/observability/loggers.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { generate, REPLY_VALUES } from '../support/kept-documents.js';
import { adminClient, newUser } from '../support/people.js';
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

  it.each(HOSTILE)('refuses %s and reveals nothing about the schema or its limits', async (_name, query) => {
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
  });

  it('takes a document once and its hash afterwards, and says what an operation costs', async () => {
    const named = (query: string) => ({ persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } });
    const answerTo = async (body: object) => JSON.parse(await (await send(body)).text());
    // Two of one public list, whose answers are prepared: the hash alone tells them apart.
    const queries = ['{ me { email } }', '{ documentTemplates { label } }', '{ documentTemplates { documentType } }'];
    for (const query of queries) {
      const unknown = await answerTo({ extensions: named(query) });
      expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
      const first = await answerTo({ query, extensions: named(query) });
      expect(first.data).toBeTruthy();
      for (const extensions of [named(query), named(query)]) expect((await answerTo({ extensions })).data).toEqual(first.data);
    }
    const other = await answerTo({ query: '{ me { name } }', extensions: named('{ me { email } }') });
    expect([other.data, other.errors.length]).toEqual([undefined, 1]);
    expect((await answerTo({ query: '{ me { email } }' })).extensions.cost).toEqual({ requested: 4, limit: GRAPHQL_LIMITS.cost });
    const dear = '{ documents(first: 200) { nodes { versions(first: 200) { nodes { id } } } } }';
    expect((await answerTo({ query: dear })).errors[0].extensions.cost).toMatchObject({ limit: GRAPHQL_LIMITS.cost });
  });

  const UNNAMED: [name: string, query: string, operationName: string | undefined][] = [
    ['a name that nothing has', 'query One { me { id } }', 'Two'],
    ['a name where nothing has one', '{ me { id } }', 'One'],
    ['an empty name', 'query One { me { id } }', ''],
    ['a name of another letter case', 'query One { me { id } }', 'one'],
    ['a name of a fragment', 'query One { me { ...Two } } fragment Two on User { id }', 'Two'],
    ['a name of every object', 'query One { me { id } }', '__proto__'],
    ['no name for two operations', 'query One { me { id } } query Two { me { id } }', undefined],
    ['a wrong name for a public list', '{ documentTemplates { label } }', 'Two'],
    ['a wrong name for a mutation', 'mutation One { logout }', 'Two'],
    ['a wrong name for a subscription', 'subscription One { jobProgress(id: "x") { id } }', 'Two'],
  ];

  it.each(UNNAMED)('refuses %s as the fault of the caller, over HTTP and over a socket', async (_name, query, operationName) => {
    const failed = jest.spyOn(loggers.http, 'error');
    const refusal = { message: 'Unable to identify the operation.', extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } };
    const search = new URLSearchParams({ query, ...(operationName !== undefined && { operationName }) });
    const answers = [await send({ query, operationName }), await send('', {}, 'GET', `?${search}`)];
    for (const answer of answers) {
      const text = await answer.text();
      expect([answer.status, JSON.parse(text)]).toMatchObject([400, { errors: [refusal] }]);
      expect(text).not.toMatch(/"data"|stacktrace|node_modules/i);
    }
    const { value } = await subscribe(user, query, {}, operationName).next();
    expect(value?.data).toBeUndefined();
    expect(value?.errors).toMatchObject([refusal]);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
    expect((await user.get('/api/auth/me')).status).toBe(200);
  });

  it('sends a subscription over HTTP to the socket', async () => {
    const failed = jest.spyOn(loggers.http, 'error');
    const answer = await send({ query: 'subscription { jobProgress { id } }' });
    const message = 'A subscription needs a WebSocket with the protocol graphql-transport-ws.';
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [expect.objectContaining({ message })] }]);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });

  it('runs the operation of several that is named', async () => {
    const query = 'query One { me { id } } query Two { me { email } }';
    const answer = await send({ query, operationName: 'Two' });
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: { me: { email: expect.any(String) } } }]);
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

  it('gives its schema to sessions and to keys of any scope, and not to strangers', async () => {
    const { data } = await user.graphql<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "Types", scopes: [SEARCH] }) { secret } }',
    );
    const secret = data?.createApiKey.secret ?? '';
    keepSecrets(secret);
    const stranger = new Client(app.url);
    const schema = (caller: Client) => caller.get('/api/schema.graphql');
    for (const caller of [stranger, stranger.as('nonsense'), stranger.as(`${secret}x`)]) {
      const refused = await schema(caller);
      expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(refused.headers.get('cache-control') ?? '').not.toContain('max-age');
    }
    for (const caller of [user, stranger.as(secret), await adminClient(stranger)]) {
      const { status, headers, body } = await schema(caller);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
      expect(body).toContain('type Query {');
    }
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

  it('finds documents by ids that tell their type, and by their own: null for each that is gone or another owner’s', async () => {
    const { client: owner } = await newUser(new Client(app.url));
    const { client: stranger } = await newUser(new Client(app.url));
    const kept = await generate(owner);
    const gone = await generate(owner, { templateData: { ...REPLY_VALUES, defenses: 'The rent was paid twice' } });
    interface Ids {
      documents: { nodes: { id: string; nodeId: string; currentVersion: { nodeId: string } }[] };
    }
    const { data: ids } = await owner.graphql<Ids>('{ documents { nodes { id nodeId currentVersion { nodeId } } } }');
    const found = (id: string) => ids?.documents.nodes.find((node) => node.id === id);
    const changed = async (after: string | undefined) =>
      (
        await owner.graphql<Ids>(
          'query ($after: DateTime) { documents(updatedAfter: $after) { nodes { id nodeId currentVersion { nodeId } } } }',
          {
            after,
          },
        )
      ).data?.documents.nodes.map(({ id }) => id);
    await app.database.query(`update documents set updated_at = '2001-01-01' where id = $1`, [kept.document.id]);
    expect([await changed('2001-01-01T00:00:00Z'), await changed('2000-12-31T00:00:00Z')]).toEqual([
      [gone.document.id],
      [gone.document.id, kept.document.id],
    ]);
    const [one, two] = [found(kept.document.id), found(gone.document.id)];
    if (!one || !two) throw new Error('the documents are not listed');
    await owner.graphql('mutation ($id: ID!) { deleteDocument(id: $id) { id } }', { id: gone.document.id });
    const asked = {
      nodes: [two.nodeId, one.currentVersion.nodeId, 'absent', one.nodeId, two.currentVersion.nodeId],
      own: [two.id, 'x', one.id],
    };
    const query = `query ($nodes: [ID!]!, $own: [ID!]!, $one: ID!) {
      nodes(ids: $nodes) { __typename nodeId ... on UserDocument { versionCount } ... on DocumentVersion { number } }
      documentsById(ids: $own) { id }
      node(id: $one) { nodeId }
    }`;
    const version = { __typename: 'DocumentVersion', nodeId: one.currentVersion.nodeId, number: 1 };
    const document = { __typename: 'UserDocument', nodeId: one.nodeId, versionCount: 1 };
    expect(await owner.graphql(query, { ...asked, one: one.nodeId })).toMatchObject({
      data: {
        nodes: [null, version, null, document, null],
        documentsById: [null, null, { id: one.id }],
        node: { nodeId: one.nodeId },
      },
    });
    const { data: seen } = await stranger.graphql(query, { ...asked, one: one.nodeId });
    expect(seen).toEqual({ nodes: asked.nodes.map(() => null), documentsById: asked.own.map(() => null), node: null });
    const many = Array.from({ length: 101 }, () => 'x');
    expect((await owner.graphql(query, { nodes: many, own: [], one: 'x' })).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });
});

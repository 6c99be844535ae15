import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_SCOPES, type KeyScope, USER_SCOPES } from '../../src/core/access/keys/key-scopes.js';
import { SECRETS, type Secrets } from '../../src/core/config/config.js';
import type { TestApp } from '../support/app.js';
import { type Caller, CALLERS, Callers } from '../support/callers.js';
import { Client } from '../support/client.js';
import { forgedTokens } from '../support/forged-tokens.js';
import { inTurn } from '../support/in-turn.js';
import { MCP_RESOURCE, MCP_TOOLS } from '../support/mcp-operations.js';
import { ABSENT_ID, GRAPHQL, REST } from '../support/operations.js';
import { type Access, rootFieldsOf, routesOf } from '../support/routes.js';
import { rawRequest } from '../support/raw-request.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What says "not you", as a code of an error or of a socket that is closed; every other answer means that the caller was let in. */
const REFUSALS = new Set(
  ['UNAUTHENTICATED', 'FORBIDDEN', 'ADDRESS_NOT_ALLOWED', 'LOGIN_OF_OTHER_KIND', 'SCOPE_MISSING', 'KEY_NOT_ALLOWED'].concat('4401', '4403'),
);
const isLetIn = (caller: Caller, access: Access) =>
  access === 'public' || (access === 'admin' ? caller === 'admin' : caller === 'user A' || caller === 'user B');
/** How a key with these scopes is answered: let in, or refused with this code. */
function expectedOfKey(held: readonly KeyScope[], { access, keys }: { access: Access; keys?: KeyScope[] }): string {
  if (access === 'public') return 'let in';
  if (!keys) return 'KEY_NOT_ALLOWED';
  return keys.some((scope) => held.includes(scope)) ? 'let in' : 'SCOPE_MISSING';
}
/** Headers by which some servers take another method or path. */
const OVERRIDES: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'DELETE' },
  { 'x-method-override': 'DELETE' },
  { 'x-original-url': '/api/auth/me', 'x-rewrite-url': '/api/auth/me' },
];
/** Asks every route, since a guard that was forgotten lets everybody in. */
const STRANGER: Caller = 'anonymous';
/** In a whole run each of them asks every route, too; for a change every route is asked by one of them. */
const OF_EACH_KIND: readonly Caller[] = ['user A', 'admin'];
const ROUTES_OF_EACH_KIND = { ordinary: OF_EACH_KIND.length, whole: 1 };
/** Whom the same guard refuses for the state of their account. */
const ROUTES_OF_OTHERS = { ordinary: 16, whole: 4 };
const VERBS_OF_A_PATH = { ordinary: 5, whole: 2 };
const SLASHES = { ordinary: 12, whole: 4 };
const HEADS = { ordinary: 9, whole: 3 };
/** A spelling is read before the route is known: each route meets one of them or a few, and each of them many routes. */
const VARIANTS = { ordinary: 17, whole: 3 };
/** `attacks/key-scopes` asks each of them with each scope. */
const ROUTES_OF_KEYS = { ordinary: 3, whole: 1 };
const FIELDS_OF_KEYS = { ordinary: 9, whole: 3 };
/** One guard reads the tokens of all routes. */
const FORGED = { ordinary: 12, whole: 2 };
function rowsFor<Row>(caller: Caller, table: Record<string, Row>): [string, Row][] {
  const rows = Object.entries(table);
  if (caller === STRANGER) return rows;
  const kind = OF_EACH_KIND.indexOf(caller);
  return kind === -1 ? inTurn(rows, ROUTES_OF_OTHERS, CALLERS.indexOf(caller)) : inTurn(rows, ROUTES_OF_EACH_KIND, kind);
}
/** Other spellings that some layer of some server takes for the same path. */
const variantsOf = (path: string): string[] => [
  path.replace('/api', '/%61pi'),
  path.replace(/\/([a-z])(?=[^/]*$)/, (_match, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/^\//, '//'),
  path.replaceAll('/', '//'),
  path.toUpperCase(),
  path.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  `${path};x`,
  path.replace(/\/([^/]+)$/, ';x/$1'),
  `${path}/.`,
  `${path}/..${path}`,
  `/x/..${path}`,
  `/%2e%2e${path}`,
  `${path}%2f`,
  `${path}%00`,
  `${path}.json`,
  path.replaceAll('/', '\\'),
  `http://elsewhere.test${path}`,
];
const pathOf = (path: string) => path.replace(':id', ABSENT_ID).replace(':exchangeId', ABSENT_ID).replace(':filename', 'absent.txt');

describe('who may call what', () => {
  let app: TestApp;
  let client: Client;
  let callers: Callers;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    callers = await Callers.of(app, client);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const rest = async (caller: Caller, method: string, path: string) => restWith(await callers.token(caller), method, path);

  async function restWith(token: string | null, method: string, path: string): Promise<{ status: number; code: unknown }> {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(method !== 'GET' && { 'content-type': 'application/json' }) };
    const response = await fetch(app.url + path, { method, headers, body: method === 'GET' ? undefined : '{}' });
    const body = (await response.json().catch(() => ({}))) as { code?: unknown };
    return { status: response.status, code: body.code };
  }

  /** Without a token unless one is given, the path as it is. */
  const bare = (method: string, path: string, token?: string) =>
    rawRequest(app.url, { method, path, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  /** The code of the first answer over a socket, or of its end; null when it is an event. */
  async function firstCode(caller: Client, operation: string): Promise<string | null> {
    for await (const { errors, closed } of subscribe(caller, operation)) {
      const code = errors?.[0]?.extensions?.code ?? closed?.code;
      return code === undefined ? null : String(code);
    }
    return null;
  }

  it('has a row for every route and every root field', async () => {
    expect(routesOf(app)).toEqual(Object.keys(REST).sort());
    expect(await rootFieldsOf(client)).toEqual(Object.keys(GRAPHQL).sort());
    for (const { graphql } of Object.values(REST)) for (const field of graphql) expect(GRAPHQL).toHaveProperty(field);
  });

  it.each(CALLERS)('decides REST for %s', async (caller) => {
    const decisions: Record<string, string> = {};
    const expected: Record<string, string> = {};
    let token = await callers.token(caller);
    for (const [route, { access, keysOnly, endsSession }] of rowsFor(caller, REST)) {
      const [method = '', path = ''] = route.split(' ');
      const { status, code } = await restWith(token, method, pathOf(path));
      if (endsSession) token = await callers.token(caller);
      decisions[route] = status === 403 || (status === 401 && code === 'UNAUTHENTICATED') ? 'refused' : 'let in';
      expected[route] = isLetIn(caller, access) && !keysOnly ? 'let in' : 'refused';
      expect(status).toBeLessThan(500);
    }
    expect(decisions).toEqual(expected);
  });

  it.each(CALLERS)('decides GraphQL for %s, like REST', async (caller) => {
    const decisions: Record<string, string> = {};
    const expected: Record<string, string> = {};
    let asked = await callers.as(caller);
    for (const [field, { kind, access, call, endsSession }] of rowsFor(caller, GRAPHQL)) {
      const operation = `${kind} { ${call} }`;
      const code =
        kind === 'subscription'
          ? await firstCode(asked, operation)
          : ((await asked.graphql(operation)).errors?.[0]?.extensions.code ?? null);
      if (endsSession) asked = await callers.as(caller);
      decisions[field] = REFUSALS.has(String(code)) ? 'refused' : 'let in';
      expected[field] = isLetIn(caller, access) ? 'let in' : 'refused';
      expect(code).not.toBe('INTERNAL');
      const twin = Object.values(REST).find(({ graphql }) => graphql.includes(field));
      if (twin) expect(access).toBe(twin.access);
    }
    expect(decisions).toEqual(expected);
  });

  // One scope too few is enough to be refused: a key with all the others stands for each of them alone.
  it.each<{ of: string; scopes: readonly KeyScope[] }>([
    { of: 'a user', scopes: USER_SCOPES },
    { of: 'an administrator', scopes: ADMIN_SCOPES },
  ])('opens to an API key of $of with one of the scopes that the row names, and to no other', async ({ scopes }) => {
    const decisions: string[] = [];
    const expected: string[] = [];
    let rows = 0;
    const each = async (name: string, row: { access: Access; keys?: KeyScope[] }, ask: (secret: string) => Promise<unknown>) => {
      const opening = scopes.filter((scope) => row.keys?.includes(scope));
      const others = scopes.filter((scope) => !opening.includes(scope));
      for (const held of [...inTurn(opening, 3, rows++).map((scope) => [scope]), others].filter(({ length }) => length > 0)) {
        const code = String(await ask(await callers.key(...held)));
        decisions.push(`${name} with ${held.join()}: ${REFUSALS.has(code) ? code : 'let in'}`);
        expected.push(`${name} with ${held.join()}: ${expectedOfKey(held, row)}`);
      }
    };
    for (const [route, row] of inTurn(Object.entries(REST), ROUTES_OF_KEYS)) {
      const [method = '', path = ''] = route.split(' ');
      await each(route, row, async (secret) => {
        const { status, code } = await restWith(secret, method, pathOf(path));
        expect(status).toBeLessThan(500);
        return code;
      });
    }
    for (const [field, { kind, call, ...row }] of inTurn(Object.entries(GRAPHQL), FIELDS_OF_KEYS)) {
      const operation = `${kind} { ${call} }`;
      await each(field, row, async (secret) => {
        const caller = client.as(secret);
        if (kind === 'subscription') return firstCode(caller, operation);
        const code = (await caller.graphql(operation)).errors?.[0]?.extensions.code;
        expect(code).not.toBe('INTERNAL');
        return code;
      });
      const twin = Object.values(REST).find(({ graphql }) => graphql.includes(field));
      if (twin) expect([field, row.keys]).toEqual([field, twin.keys]);
    }
    expect(decisions).toEqual(expected);
  });

  it.each(inTurn(USER_SCOPES, 6))(
    'opens to an API key with the scope %s the tools of MCP that their rows name, and no other',
    async (scope) => {
      const headers = { authorization: `Bearer ${await callers.key(scope)}` };
      const program = new McpClient({ name: 'test', version: '1' });
      await program.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit: { headers } }));
      try {
        expect((await program.listTools()).tools.map(({ name }) => name)).toEqual(Object.keys(MCP_TOOLS));
        const decisions: Record<string, string> = {};
        const expected: Record<string, string> = {};
        for (const [name, { keys, args }] of Object.entries(MCP_TOOLS)) {
          const { _meta } = await program.callTool({ name, arguments: args });
          const code = String(_meta?.code);
          expect(code).not.toBe('INTERNAL');
          decisions[name] = REFUSALS.has(code) ? code : 'let in';
          expected[name] = keys === 'any' || keys.includes(scope) ? 'let in' : 'SCOPE_MISSING';
        }
        expect(decisions).toEqual(expected);
        const opened = await program.readResource({ uri: MCP_RESOURCE }).catch((error: unknown) => String(error));
        expect([scope, String(opened).includes('SEARCH')]).toEqual([scope, scope !== 'SEARCH']);
      } finally {
        await program.close();
      }
    },
  );

  it.each(inTurn(ADMIN_SCOPES, 6))('opens no tool of MCP to an API key with the scope %s', async (scope) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const answer = await client.as(await callers.key(scope)).post('/mcp', message, { accept: 'application/json, text/event-stream' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING', scopes: [...USER_SCOPES] } });
  });

  it('answers no other verb on any path', async () => {
    const paths = new Set(Object.keys(REST).map((route) => route.split(' ')[1] ?? ''));
    for (const [place, path] of [...paths].entries()) {
      for (const verb of inTurn(VERBS, VERBS_OF_A_PATH, place)) {
        // The name of a file is to other verbs the id of a document that is not there.
        if (`${verb} ${path}` in REST || path.endsWith(':id.:format')) continue;
        expect([verb, path, (await rest('admin', verb, pathOf(path))).status]).toEqual([verb, path, 405]);
      }
    }
  });

  it('answers with and without the slash at the end alike', async () => {
    for (const route of inTurn(Object.keys(REST), SLASHES)) {
      const [method = '', path = ''] = route.split(' ');
      const plain = await rest('anonymous', method, pathOf(path));
      expect([route, await rest('anonymous', method, `${pathOf(path)}/`)]).toEqual([route, plain]);
    }
  });

  it('reads every variant of every path like the path itself, or not at all', async () => {
    const seen: string[] = [];
    for (const [place, route] of Object.keys(REST).entries()) {
      const [method = '', path = ''] = route.split(' ');
      const canonical = (await bare(method, pathOf(path))).status;
      for (const variant of inTurn(variantsOf(pathOf(path)), VARIANTS, place)) {
        const answer = await bare(method, variant);
        if (answer.status !== canonical && ![400, 404, 405].includes(answer.status)) seen.push(`${method} ${variant}: ${answer.status}`);
        // Nobody is let in by another spelling, whoever may come in by the right one.
        if (REST[route]?.access !== 'public' && answer.status < 400) seen.push(`${method} ${variant}: let in`);
      }
    }
    expect(seen).toEqual([]);
  });

  it('takes no method from a header, a query or a body', async () => {
    const token = await callers.token('user A');
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const headers of OVERRIDES) {
        const sent = {
          method,
          path: '/api/upload/files/absent.txt?_method=DELETE',
          headers: { ...headers, authorization: `Bearer ${token}` },
        };
        expect((await rawRequest(app.url, sent)).status).toBe(405);
      }
    for (const route of inTurn(
      Object.keys(REST).filter((one) => one.startsWith('GET ')),
      HEADS,
    )) {
      const path = pathOf(route.slice(4));
      const [head, get] = [await bare('HEAD', path), await bare('GET', path)];
      expect([route, head.status, head.body]).toEqual([route, get.status, '']);
    }
  });

  it('refuses forged tokens of every kind on every route that is not public', async () => {
    const { jwtSecret } = app.nest.get<Secrets>(SECRETS);
    const forged = {
      user: forgedTokens((await callers.token('user A')) ?? '', jwtSecret),
      admin: forgedTokens((await callers.token('admin')) ?? '', jwtSecret),
    };
    for (const [place, [route, { access }]] of Object.entries(REST).entries()) {
      if (access === 'public') continue;
      const [method = '', path = ''] = route.split(' ');
      for (const [name, token] of inTurn(Object.entries(forged[access]), FORGED, place)) {
        const { status, body } = await bare(method, pathOf(path), token);
        expect([route, name, status, (JSON.parse(body) as { code: string }).code]).toEqual([route, name, 401, 'UNAUTHENTICATED']);
      }
    }
  });

  it.each([
    '/api/%61dmin/users',
    '/api//admin/users',
    '/API/admin/users',
    '/api/ADMIN/users',
    '/api/admin;x/users',
    '/api/admin/users;x',
    '/api/./admin/users',
    '/api/x/../admin/users',
    '/api/admin/users%2f',
    '/api/%2e%2e/api/admin/users',
    '/api/admin/users/.',
    '/api\\admin\\users',
  ])('lets nobody in through %s', async (path) => {
    for (const caller of ['anonymous', 'user A', 'demoted'] as const) {
      const token = await callers.token(caller);
      for (const method of ['GET', 'HEAD', 'POST']) {
        const response = await fetch(app.url + path, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            'x-http-method-override': 'GET',
            'x-original-url': '/api/admin/users',
            'x-rewrite-url': '/api/admin/users',
          },
        });
        expect([401, 403, 404]).toContain(response.status);
        expect(await response.text()).not.toContain('total_count');
      }
    }
  });
});

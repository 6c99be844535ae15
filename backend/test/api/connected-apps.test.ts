import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/core/limits/limits.js';
import { RateLimits } from '../../src/core/limits/rate-limits.js';
import { type TestApp, PUBLIC_URL } from '../support/app.js';
import { Client } from '../support/client.js';
import { answerTo, Browser, codeFor, connected, MCP, Program, REDIRECT } from '../support/connecting-program.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

describe('connected apps', () => {
  let app: TestApp;
  let stranger: Client;
  let user: Client;
  let program: Program;

  beforeAll(async () => {
    app = await sharedApp();
    stranger = new Client(app.url);
    ({ client: user } = await newUser(stranger));
    program = new Program(app.url);
    await program.register();
  });
  afterAll(() => app.close());

  const mcp = (token: string, message: object = LIST) =>
    stranger.as(token).post<{ result?: unknown; code?: string }>('/mcp', message, { accept: 'application/json, text/event-stream' });
  const works = async (token: string) => (await mcp(token)).status;
  const get = async (path: string) => (await fetch(app.url + path)).json() as Promise<Record<string, unknown>>;

  describe('discovery', () => {
    it('tells a program that comes without a token where to get one', async () => {
      const { status, headers } = await stranger.post('/mcp', LIST, { accept: 'application/json, text/event-stream' });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toContain(`resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`);
      expect((await stranger.get('/api/auth/me')).headers.get('www-authenticate')).not.toContain('resource_metadata');
    });

    it.each(['', '/mcp'])('describes the resource at the well-known address%s', async (suffix) => {
      expect(await get(`/.well-known/oauth-protected-resource${suffix}`)).toMatchObject({
        resource: MCP,
        authorization_servers: [PUBLIC_URL],
        scopes_supported: ['ASK', 'SEARCH', 'DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'FILES', 'MATTERS'],
      });
    });

    it('describes the authorization server by the address of the setting, whatever host is asked', async () => {
      expect(await get('/.well-known/oauth-authorization-server')).toMatchObject({
        issuer: PUBLIC_URL,
        authorization_endpoint: `${PUBLIC_URL}/oauth/authorize`,
        token_endpoint: `${PUBLIC_URL}/oauth/token`,
        registration_endpoint: `${PUBLIC_URL}/oauth/register`,
        revocation_endpoint: `${PUBLIC_URL}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
        scopes_supported: ['ASK', 'SEARCH', 'DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'FILES', 'MATTERS'],
      });
    });
  });

  describe('a program in a browser', () => {
    const page = { origin: 'https://assistant.sample.test' };
    const anyOrThis = expect.stringMatching(/^\*$|^https:\/\/assistant\.sample\.test$/);
    const allowed = ({ status, headers }: Response) => [status, headers.get('access-control-allow-origin')];
    it.each(['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-authorization-server'])(
      'reads %s from any page',
      async (path) => {
        expect(allowed(await fetch(app.url + path, { headers: page }))).toEqual([
          200,
          expect.stringMatching(/^\*$|^https:\/\/assistant\.sample\.test$/),
        ]);
      },
    );
    it.each(['/oauth/token', '/oauth/register', '/oauth/revoke'])('may call %s from any page, and read why it is refused', async (path) => {
      const asking = { ...page, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
      const asked = await fetch(app.url + path, { method: 'OPTIONS', headers: asking });
      expect(allowed(asked)).toEqual([204, '*']);
      expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
      const type = path === '/oauth/register' ? 'application/json' : 'application/x-www-form-urlencoded';
      const refused = await fetch(app.url + path, { method: 'POST', headers: { ...page, 'content-type': type }, body: '{}' });
      expect(allowed(refused)).toEqual([400, anyOrThis]);
    });
    it('calls nothing else from a page of its own', async () => {
      for (const path of ['/oauth/authorize', '/api/ask', '/api/auth/login', '/mcp', '/graphql']) {
        const { headers } = await fetch(app.url + path, {
          method: 'OPTIONS',
          headers: { ...page, 'access-control-request-method': 'POST' },
        });
        expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      }
    });
    it('takes its token there', async () => {
      const program = new Program(app.url);
      await program.register();
      const answer = await fetch(`${app.url}/oauth/token`, {
        method: 'POST',
        headers: { ...page, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none', client_id: program.clientId }),
      });
      expect([answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual([
        anyOrThis,
        expect.objectContaining({ error: 'invalid_grant' }),
      ]);
    });
  });

  describe('registration', () => {
    it('gives any program the terms of one without a secret, and forgets what nobody checks', async () => {
      const { status, body } = await new Program(app.url).register({
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['client_credentials', 'implicit'],
        logo_uri: 'https://bank.sample.test/logo.png',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        client_name: 'Sample Assistant',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      });
      expect(body).not.toHaveProperty('client_secret');
      expect(body).not.toHaveProperty('logo_uri');
    });

    it.each<[string, object]>([
      ['a name with characters that nobody sees', { client_name: 'Bank\u202Eknab' }],
      ['a name of 101 characters', { client_name: 'x'.repeat(101) }],
      ['no place to send codes to', { redirect_uris: [] }],
      ['eleven places', { redirect_uris: Array.from({ length: 11 }, (_, n) => `https://a.test/${n}`) }],
      ['a place that is too long', { redirect_uris: [`https://a.test/${'x'.repeat(500)}`] }],
      ['a place without encryption elsewhere', { redirect_uris: ['http://assistant.sample.test/callback'] }],
      ['a script', { redirect_uris: ['javascript:alert(1)'] }],
      ['a fragment', { redirect_uris: ['https://a.test/#x'] }],
    ])('refuses %s', async (_what, metadata) => {
      const { status, body } = await new Program(app.url).register(metadata);
      expect([status, body['error']]).toEqual([400, expect.stringMatching(/^invalid_(?:client_metadata|redirect_uri)$/)]);
    });

    it('takes no more of them at a time than the limits say', async () => {
      const limits = app.nest.get(RateLimits);
      await limits.add('oauth-register-all', 'all', LIMITS['oauth-register-all'].points);
      const { status, headers, body } = await new Program(app.url).register();
      await limits.clear('oauth-register-all', 'all');
      expect([status, body['code']]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('takes a program on the own device at any port of the loopback address', async () => {
      const own = new Program(app.url);
      expect((await own.register({ redirect_uris: ['http://127.0.0.1/callback'] })).status).toBe(201);
      const { request } = await new Browser(app.url).open(own.authorizeAt({ redirect_uri: 'http://127.0.0.1:51004/callback' }));
      expect(request).toBeDefined();
    });
  });

  it('goes from the question to a token that calls tools, and to the next token', async () => {
    const browser = new Browser(app.url);
    const { request = '' } = await browser.open(program.authorizeAt());
    const shown = await user.get(`/api/account/app-requests/${request}`, { cookie: browser.cookie });
    expect(shown.body).toEqual({
      id: request,
      name: 'Sample Assistant',
      host: 'assistant.sample.test',
      on_this_device: false,
      scopes: ['ASK', 'SEARCH', 'FILES'],
    });
    const { body } = await answerTo(user, browser, request, ['ASK', 'SEARCH']);
    const { code = '', state } = await browser.open(body.continue_at);
    expect(state).toBe('as it was');
    const first = await program.redeem(code);
    expect(first.body).toMatchObject({ scope: 'ASK SEARCH', expires_in: 600, token_type: 'Bearer' });

    const client = new McpClient({ name: 'sample', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${first.body.access_token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit }));
    const said = await client.callTool({ name: 'search_sources', arguments: { query: 'deposit' } });
    const refused = await client.callTool({ name: 'list_matters', arguments: {} });
    await client.close();
    expect(said.isError ?? false).toBe(false);
    expect(refused).toMatchObject({ isError: true, _meta: { code: 'SCOPE_MISSING' } });

    const { apps } = (await user.get<{ apps: object[] }>('/api/account/apps')).body;
    expect(apps).toEqual([expect.objectContaining({ name: 'Sample Assistant', host: 'assistant.sample.test', scopes: ['ASK', 'SEARCH'] })]);

    const second = await program.refresh(first.body.refresh_token, { scope: 'SEARCH' });
    expect(second.body.scope).toBe('SEARCH');
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect(await works(second.body.access_token)).toBe(200);
  });

  it('opens /mcp alone: neither REST nor GraphQL takes the token', async () => {
    const { access_token: token } = await connected(app.url, user, program);
    const other = stranger.as(token);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await other.get('/api/conversations')).status).toBe(401);
    expect((await other.graphql('{ me { id } }')).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(await works(token)).toBe(200);
  });

  it.each([undefined, 'openid'])(
    'asks for everything that a program may have where it names no scope of ours (%s), and lets the user choose',
    async (scope) => {
      const browser = new Browser(app.url);
      const { request = '' } = await browser.open(program.authorizeAt({ scope }));
      const { body } = await answerTo(user, browser, request, ['MATTERS']);
      const { code = '' } = await browser.open(body.continue_at);
      expect((await program.redeem(code)).body.scope).toBe('MATTERS');
    },
  );

  it('tells the program of a user who says no', async () => {
    const browser = new Browser(app.url);
    const { request = '' } = await browser.open(program.authorizeAt());
    const { body } = await answerTo(user, browser, request, []);
    expect(await browser.open(body.continue_at)).toMatchObject({ error: 'access_denied', state: 'as it was' });
  });

  describe('attacks', () => {
    it.each<[string, Record<string, string | undefined>]>([
      ['another host', { redirect_uri: 'https://thief.sample.test/callback' }],
      ['the host with another path', { redirect_uri: `${REDIRECT}/../steal` }],
      ['none of several', { redirect_uri: 'https://assistant.sample.test/' }],
      ['an unknown program', { client_id: 'nobody' }],
    ])('sends nobody to an address that was not registered: %s', async (_what, more) => {
      const { at } = await new Browser(app.url).open(program.authorizeAt(more));
      expect(at).toMatch(/^http:\/\/themis\.test\/connect\/failed\?error=invalid_/);
    });

    it.each<[string, Record<string, string | undefined>, string]>([
      ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['a foreign resource', { resource: 'https://bank.sample.test/mcp' }, 'invalid_target'],
      ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ])('refuses %s', async (_what, more, error) => {
      const arrived = await new Browser(app.url).open(program.authorizeAt(more));
      expect(arrived.request).toBeUndefined();
      expect(arrived.error).toBe(error);
    });

    it('gives no token for another verifier, address or program, nor for another resource', async () => {
      const other = new Program(app.url);
      await other.register();
      const redeem: ((code: string) => ReturnType<Program['redeem']>)[] = [
        (code) => program.redeem(code, { code_verifier: other.verifier }),
        (code) => program.redeem(code, { redirect_uri: 'https://thief.sample.test/callback' }),
        (code) => other.redeem(code, { code_verifier: program.verifier }),
        (code) => program.redeem(code, { resource: 'https://bank.sample.test/mcp' }),
      ];
      for (const attempt of redeem) {
        const { status, body } = await attempt(await codeFor(app.url, user, program));
        expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(grant|target)$/)]);
      }
    });

    it('ends everything that a code opened when the code comes again', async () => {
      const code = await codeFor(app.url, user, program);
      const { body } = await program.redeem(code);
      expect(await works(body.access_token)).toBe(200);
      expect((await program.redeem(code)).body.error).toBe('invalid_grant');
      expect(await works(body.access_token)).toBe(401);
      expect((await program.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    });

    it('ends the whole family of a refresh token that comes again', async () => {
      const first = await connected(app.url, user, program);
      const { body: second } = await program.refresh(first.refresh_token);
      expect((await program.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
      expect(await works(first.access_token)).toBe(401);
      expect(await works(second.access_token)).toBe(401);
      expect((await program.refresh(second.refresh_token)).body.error).toBe('invalid_grant');
      const { apps } = (await user.get<{ apps: unknown[] }>('/api/account/apps')).body;
      expect(apps).toEqual([]);
    });

    it('widens nothing: neither the user nor a refresh gives more than was asked and allowed', async () => {
      const browser = new Browser(app.url);
      const { request = '' } = await browser.open(program.authorizeAt());
      expect((await answerTo(user, browser, request, ['ASK', 'MATTERS'])).status).toBe(422);
      expect((await answerTo(user, browser, request, ['ASK', 'WEBHOOKS'])).status).toBe(422);
      const { body } = await answerTo(user, browser, request, ['ASK']);
      const { body: tokens } = await program.redeem((await browser.open(body.continue_at)).code ?? '');
      expect(tokens.scope).toBe('ASK');
      const { body: wider } = await program.refresh(tokens.refresh_token, { scope: 'ASK SEARCH' });
      expect(wider.error).toBe('invalid_scope');
    });

    it('opens nothing that no program may have', async () => {
      const browser = new Browser(app.url);
      const { request = '' } = await browser.open(program.authorizeAt({ scope: 'USERS_ADMIN WEBHOOKS' }));
      for (const scope of ['CONVERSATIONS', 'WEBHOOKS', 'USERS_ADMIN'])
        expect((await answerTo(user, browser, request, [scope])).status).toBe(422);
    });

    it('takes an answer only from the browser that was asked', async () => {
      const asked = new Browser(app.url);
      const { request = '' } = await asked.open(program.authorizeAt());
      const other = new Browser(app.url);
      const { request: theirs = '' } = await other.open(program.authorizeAt());
      for (const [browser, id] of [
        [new Browser(app.url), request],
        [other, request],
        [asked, theirs],
      ] as const)
        expect((await answerTo(user, browser, id, ['ASK'])).status).toBe(404);
      const forged = { cookie: `themis_app_request=${request}` };
      expect((await user.post(`/api/account/app-requests/${request}`, { scopes: ['ASK'] }, forged)).status).toBe(404);
    });

    it('lets nobody go on in another browser than the one in which it began', async () => {
      const browser = new Browser(app.url);
      const { request = '' } = await browser.open(program.authorizeAt());
      const { body } = await answerTo(user, browser, request, ['ASK']);
      expect((await new Browser(app.url).open(body.continue_at)).code).toBeUndefined();
    });

    it('keeps neither codes nor tokens', async () => {
      const tokens = await connected(app.url, user, program);
      const rows = await app.database.query<{ payload: string }[]>('select payload::text from oauth_records');
      const stored = rows.map(({ payload }) => payload).join();
      for (const token of [tokens.access_token, tokens.refresh_token]) expect(stored.includes(token)).toBe(false);
    });
  });

  describe('the end of a connection', () => {
    it.each(['REST', 'GraphQL'])('comes by its owner, over %s, and by nobody else', async (api) => {
      const tokens = await connected(app.url, user, program);
      const [mine] = (await user.get<{ apps: { id: string }[] }>('/api/account/apps')).body.apps;
      const id = mine?.id ?? '';
      const { client: other } = await newUser(stranger);
      const mutation = `mutation { disconnectApp(id: "${id}") { id } }`;
      const end = async (by: Client) =>
        api === 'REST'
          ? (await by.delete<{ code: string }>(`/api/account/apps/${id}`)).body.code
          : (await by.graphql(mutation)).errors?.[0]?.extensions['code'];
      expect(await end(other)).toBe('CONNECTED_APP_NOT_FOUND');
      expect(await works(tokens.access_token)).toBe(200);
      expect(await end(user)).toBeUndefined();
      expect(await works(tokens.access_token)).toBe(401);
      expect((await program.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
      expect(await end(user)).toBe('CONNECTED_APP_NOT_FOUND');
    });

    it('comes when the program gives its refresh token back', async () => {
      const tokens = await connected(app.url, user, program);
      const form = new URLSearchParams({ client_id: program.clientId, token: tokens.refresh_token }).toString();
      expect((await program.post('/oauth/revoke', form, 'application/x-www-form-urlencoded')).status).toBe(200);
      expect(await works(tokens.access_token)).toBe(401);
    });

    it('comes with a new connection of the same program', async () => {
      const former = await connected(app.url, user, program);
      const next = await connected(app.url, user, program, ['SEARCH']);
      expect(await works(former.access_token)).toBe(401);
      expect(await works(next.access_token)).toBe(200);
      expect((await user.get<{ apps: object[] }>('/api/account/apps')).body.apps).toEqual([
        expect.objectContaining({ name: 'Sample Assistant', host: 'assistant.sample.test', scopes: ['SEARCH'] }),
      ]);
      expect((await user.get<{ keys: object[] }>('/api/keys')).body.keys).toEqual([]);
    });

    it('comes with the deactivation of the account', async () => {
      const { client: leaver, email } = await newUser(stranger);
      const tokens = await connected(app.url, leaver, program);
      const admin = await adminClient(stranger);
      const { users } = (await admin.get<{ users: { id: string }[] }>(`/api/admin/users?search=${email}`)).body;
      await admin.post(`/api/admin/users/${users[0]?.id ?? ''}/deactivate`);
      await app.database.query('update users set is_active = false where email = $1', [email]);
      expect(await works(tokens.access_token)).toBe(401);
      expect((await program.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    });
  });

  it('asks for the password again before it lets a program in, and not before it refuses one', async () => {
    const { client: late } = await newUser(stranger);
    const { id } = (await late.get<{ id: string }>('/api/auth/me')).body;
    await app.database.query(`update sessions set created_at = now() - interval '1 hour', confirmed_at = null where user_id = $1`, [id]);
    const browser = new Browser(app.url);
    const { request = '' } = await browser.open(program.authorizeAt());
    expect((await answerTo(late, browser, request, ['ASK'])).body.code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await answerTo(late, browser, request, [])).status).toBe(200);
  });

  it('is in the audit log, without a secret', async () => {
    const rows = await app.database.query<{ action: string; after: { name?: string } | null }[]>(
      `select action, after from audit_log where action like 'app.%'`,
    );
    const actions = new Set(rows.map(({ action }) => action));
    expect([...actions].sort()).toEqual(['app.connect', 'app.disconnect', 'app.end']);
    expect(rows.find(({ action }) => action === 'app.connect')?.after).toMatchObject({
      name: 'Sample Assistant',
      host: 'assistant.sample.test',
    });
  });
});

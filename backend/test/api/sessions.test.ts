import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../../src/core/access/password-hasher.js';
import { SECRETS, type Secrets } from '../../src/core/config/config.js';
import { BODY_LIMIT_BYTES } from '../../src/core/requests/route-rules.js';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { forgedTokens } from '../support/forged-tokens.js';
import { adminClient, newUser, type Person, userToken } from '../support/people.js';
import { rawLogin, rawRequest } from '../support/raw-request.js';
import { subscribe } from '../support/socket.js';

const REFUSED = 'Access denied: Admin login not allowed from this IP address. Please contact your system administrator.';
const FOREIGN = '127.0.0.9';
const STRANGER_LIMIT = 100;

describe('sessions and logins', () => {
  let app: TestApp;
  let client: Client;
  let person: Person & { id: string };

  beforeAll(async () => {
    app = await startApp({ ADMIN_ALLOWED_IPS: '127.0.0.1,::1' });
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    const made = await newUser(client);
    person = { ...made, id: (await made.client.get<{ id: string }>('/api/auth/me')).body.id };
  });
  afterAll(() => app.close());

  const admin = { username: ADMIN.email, password: ADMIN.password };

  it('refuses every forged token in both APIs', async () => {
    const { jwtSecret } = app.nest.get<Secrets>(SECRETS);
    const good = person.client.token ?? '';
    const forged = forgedTokens(good, jwtSecret);
    expect((await person.client.get('/api/auth/me')).status).toBe(200);
    for (const [name, token] of Object.entries(forged)) {
      const bearer = client.as(token);
      expect([name, (await bearer.get('/api/auth/me')).status]).toEqual([name, 401]);
      expect([name, (await bearer.get('/api/admin/users')).status]).toEqual([name, 401]);
      expect([name, (await bearer.graphql('{ me { id } }')).errors?.[0]?.extensions.code]).toEqual([name, 'UNAUTHENTICATED']);
    }
    const wrongKinds: [string, string, string][] = [
      ['/api/admin/users', good, 'a user token on an admin route'],
      ['/api/auth/me', (await adminClient(client)).token ?? '', 'an admin token on a user route'],
    ];
    for (const [path, token, name] of wrongKinds) {
      const { status, body, headers } = await client.as(token).get(path);
      expect([name, status, body]).toEqual([name, 403, expect.objectContaining({ code: 'LOGIN_OF_OTHER_KIND' })]);
      expect(headers.get('www-authenticate')).toBe('Bearer realm="Themis", error="insufficient_scope"');
    }
    const strange = [
      [client, 'Bearer realm="Themis"'],
      [client.as('no-token'), 'Bearer realm="Themis", error="invalid_token"'],
    ] as const;
    for (const [caller, challenge] of strange) {
      expect((await caller.get('/api/auth/me')).headers.get('www-authenticate')).toBe(challenge);
      const asked = await rawRequest(app.url, {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...(caller.token && { authorization: `Bearer ${caller.token}` }) },
        body: JSON.stringify({ query: '{ me { id } }' }),
      });
      expect(asked.headers['www-authenticate']).toBe(challenge);
    }
    for (const authorization of [`Basic ${good}`, good, `bearer`, `Bearer  `]) {
      const answer = await rawRequest(app.url, { path: '/api/auth/me', headers: { authorization } });
      expect([authorization.slice(0, 8), answer.status]).toEqual([authorization.slice(0, 8), 401]);
    }
    expect((await rawRequest(app.url, { path: `/api/auth/me?access_token=${good}` })).status).toBe(401);
  });

  describe('looks at who calls', () => {
    const THREE = '{ me { id } again: me { email } documents(first: 1) { totalCount } }';
    /** How often a session was read from the database in order to let someone in, while `work` ran. */
    async function looks(work: () => Promise<unknown>): Promise<number> {
      const logged = jest.spyOn(app.nest.get(DataSource).logger, 'logQuery');
      try {
        await work();
        return logged.mock.calls.filter(([sql]) => /from sessions where id = \$1 and kind = \$2/.test(sql)).length;
      } finally {
        logged.mockRestore();
      }
    }

    it('once for a call of REST, and for an operation however many fields it has', async () => {
      const graphql = (query: string) => async () => expect(await person.client.graphql(query)).not.toHaveProperty('errors');
      expect(await looks(() => person.client.get('/api/auth/me'))).toBe(1);
      expect(await looks(graphql('{ me { id } }'))).toBe(1);
      expect(await looks(graphql(THREE))).toBe(1);
      expect(await looks(graphql('mutation { renewSession { expiresAt } again: renewSession { expiresAt } }'))).toBe(1);
    });

    it('once when a socket opens, and once for each operation on it', async () => {
      const first = async (query: string) => {
        for await (const answer of subscribe(person.client, query)) return answer;
        return undefined;
      };
      expect(await looks(async () => expect(await first(THREE)).not.toHaveProperty('errors'))).toBe(2);
    });

    it('again for the next operation, and for each kind of token that an operation asks for', async () => {
      const mixed = await person.client.graphql('{ me { id } systemStatus { totalDocuments } }');
      expect(mixed.errors).toEqual([
        expect.objectContaining({ path: ['systemStatus'], extensions: expect.objectContaining({ code: 'LOGIN_OF_OTHER_KIND' }) }),
      ]);
      await person.client.post('/api/auth/logout');
      const late = await person.client.graphql(THREE);
      expect(late.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });
  });

  it('gives short-lived tokens, which an open session renews and nothing else', async () => {
    type Claims = { iat: number; exp: number; sid: string };
    const claims = (token = '') => jwt.decode(token) as Claims;
    const logged = await client.form<{ access_token: string; expires_in: number }>('/api/auth/login', {
      username: person.email,
      password: person.password,
    });
    const first = claims(logged.body.access_token);
    expect(first.exp - first.iat).toBe(30 * 60);
    expect(Math.abs(logged.body.expires_in - 30 * 60)).toBeLessThan(5);

    const session = client.as(logged.body.access_token);
    const rest = (await session.post<{ access_token: string }>('/api/auth/renew')).body.access_token;
    const { data } = await session.graphql<{ renewSession: { accessToken: string; expiresAt: string; sessionExpiresAt: string } }>(
      'mutation { renewSession { accessToken expiresAt sessionExpiresAt } }',
    );
    for (const token of [rest, data?.renewSession.accessToken]) {
      expect(claims(token).sid).toBe(first.sid);
      expect((await client.as(token ?? '').get('/api/auth/me')).status).toBe(200);
    }
    const lasts = new Date(data?.renewSession.sessionExpiresAt ?? 0).getTime() - new Date(data?.renewSession.expiresAt ?? 0).getTime();
    expect(lasts).toBeGreaterThan(11 * 3_600_000);

    const { jwtSecret } = app.nest.get<Secrets>(SECRETS);
    const expired = client.as(jwt.sign({ ...claims(rest), iat: first.iat - 4000, exp: first.iat - 1 }, jwtSecret));
    expect((await expired.post('/api/auth/renew')).status).toBe(401);

    await app.database.query(`update sessions set expires_at = now() + interval '5 minutes' where id = $1`, [first.sid]);
    const last = claims((await session.post<{ access_token: string }>('/api/auth/renew')).body.access_token);
    expect(last.exp - last.iat).toBeLessThanOrEqual(5 * 60);
    await session.post('/api/auth/logout');
    for (const token of [rest, logged.body.access_token]) {
      expect((await client.as(token).post('/api/auth/renew')).status).toBe(401);
      expect((await client.as(token).get('/api/auth/me')).status).toBe(401);
    }
  });

  it('ends a session at logout, in both APIs, and no other', async () => {
    const second = client.as(await userToken(client, person.email, person.password));
    expect(await person.client.post('/api/auth/logout')).toMatchObject({ status: 200, body: { message: 'Logged out successfully' } });
    expect((await person.client.get('/api/auth/me')).status).toBe(401);
    expect((await person.client.graphql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await second.get<{ last_login: string }>('/api/auth/me')).body.last_login).toMatch(/^\d{4}-/);
    await second.graphql('mutation { logout }');
    expect((await second.get('/api/auth/me')).status).toBe(401);
  });

  it('ends an admin session at its logout', async () => {
    const root = await adminClient(client);
    expect(await root.post('/api/admin-auth/logout')).toMatchObject({ status: 200, body: { message: 'Admin session ended' } });
    expect((await root.get('/api/admin/users')).status).toBe(401);
  });

  it('ends open subscriptions when the administrator is demoted', async () => {
    const root = await adminClient(client);
    await root.post(`/api/admin/users/${person.id}/toggle-admin`);
    const { body } = await client.form<{ access_token: string }>('/api/admin-auth/login', {
      username: person.email,
      password: person.password,
    });
    const stream = subscribe(client.as(body.access_token), 'subscription { jobProgress { id } }');
    const first = stream.next();
    // The subscription is open once an event of it has come.
    const events = (async () => {
      for (;;) {
        const { done } = await stream.next();
        if (done) return 'ended';
      }
    })();
    await root.post('/api/admin/rebuild-index');
    expect((await first).value).toMatchObject({ data: { jobProgress: { id: expect.any(String) } } });
    await root.post(`/api/admin/users/${person.id}/toggle-admin`);
    expect(await events).toBe('ended');
  });

  it('refuses the admin login from a foreign address before looking at anything, whatever the headers say', async () => {
    const shapes: Record<string, string | string[]>[] = [
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
      { 'x-forwarded-for': '::1' },
      { 'x-forwarded-for': '::ffff:127.0.0.1' },
      { 'x-forwarded-for': `${FOREIGN}, 127.0.0.1` },
      { 'x-forwarded-for': `127.0.0.1, ${FOREIGN}` },
      { 'x-forwarded-for': ['127.0.0.1', '127.0.0.1'] },
      { 'x-forwarded-for': '127.0.0.1:80' },
      { 'x-forwarded-for': '"127.0.0.1"' },
      { 'x-forwarded-for': '' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-client-ip': '127.0.0.1' },
      { 'true-client-ip': '127.0.0.1' },
      { 'cf-connecting-ip': '127.0.0.1' },
      { 'x-cluster-client-ip': '127.0.0.1' },
      { 'x-originating-ip': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { forwarded: 'for="[::1]";proto=http;by=127.0.0.1' },
      { 'x-forwarded-host': 'localhost', host: 'localhost' },
      { via: '1.1 127.0.0.1', 'x-forwarded-by': '127.0.0.1' },
    ];
    expect(shapes.length).toBeGreaterThanOrEqual(20);
    for (const headers of shapes) {
      const answer = await rawLogin(app.url, '/api/admin-auth/login', admin, { headers, from: FOREIGN });
      expect([headers, answer.status, JSON.parse(answer.body).detail]).toEqual([headers, 403, REFUSED]);
    }
    for (const fields of [{}, { username: 'x', password: '' }, { username: ADMIN.email, password: 'wrong password' }]) {
      expect((await rawLogin(app.url, '/api/admin-auth/login', fields as Record<string, string>, { from: FOREIGN })).status).toBe(403);
    }
    const malformed: [body: string, contentType: string][] = [
      ['{"username":', 'application/json'],
      ['<login/>', 'application/xml'],
      ['%', 'application/x-www-form-urlencoded'],
      ['--x', 'multipart/form-data'],
      ['x'.repeat(BODY_LIMIT_BYTES + 1), 'application/x-www-form-urlencoded'],
      ['', 'application/json'],
    ];
    for (const path of ['/api/admin-auth/login', '/api/admin-auth/login/', '/api/admin-auth/login?x=1']) {
      for (const [body, contentType] of malformed) {
        const sent = { method: 'POST', path, body, headers: { 'content-type': contentType } };
        expect([contentType, (await rawRequest(app.url, { ...sent, from: FOREIGN })).status]).toEqual([contentType, 403]);
        expect([400, 413, 415, 422]).toContain((await rawRequest(app.url, sent)).status);
      }
    }
    const graphql = await rawRequest(app.url, {
      method: 'POST',
      path: '/graphql',
      from: FOREIGN,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
      body: JSON.stringify({ query: `mutation { adminLogin(input: { email: "x", password: "" }) { accessToken } }` }),
    });
    expect(JSON.parse(graphql.body).errors[0]).toMatchObject({ message: REFUSED, extensions: { code: 'ADDRESS_NOT_ALLOWED' } });
    const { token = '' } = await adminClient(client);
    const stolen = await rawRequest(app.url, { path: '/api/admin/users', from: FOREIGN, headers: { authorization: `Bearer ${token}` } });
    expect([stolen.status, JSON.parse(stolen.body).detail]).toEqual([403, REFUSED]);
  });

  it('stops guessing, tells when to come back, and never locks the owner out', async () => {
    const attempt = (password: string, from?: string) =>
      rawLogin(app.url, '/api/auth/login', { username: person.email, password }, { from });
    const fromOne = [];
    for (let count = 0; count < 12; count += 1) fromOne.push(await attempt('a wrong password', FOREIGN));
    expect(fromOne.slice(0, 10).every(({ status }) => status === 401)).toBe(true);
    expect(fromOne.slice(10).every(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toBe(true);

    const statuses = [];
    for (let count = 0; count < STRANGER_LIMIT + 5; count += 1)
      statuses.push((await attempt('a wrong password', `127.0.1.${count % 50}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await attempt(person.password, '127.0.2.1')).status).toBe(429);
    expect((await attempt(person.password)).status).toBe(200);
  });

  it('does not count successful logins against their owner', async () => {
    for (let count = 0; count < 15; count += 1)
      expect((await client.form('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
  });

  it('does the same for an unknown and a known e-mail: one password is compared, and the answer does not tell', async () => {
    const verify = jest.spyOn(app.nest.get(PasswordHasher, { strict: false }), 'verify');
    const login = (username: string) => client.form<Record<string, unknown>>('/api/auth/login', { username, password: 'a wrong password' });
    const answers = [await login(person.email), await login('nobody@nowhere.test')];
    expect(verify.mock.calls.map(([stored, given]) => [typeof stored, given])).toEqual([
      ['string', 'a wrong password'],
      // Compared with a hash of the same cost; see its own tests.
      ['object', 'a wrong password'],
    ]);
    verify.mockRestore();
    const [known, unknown] = answers.map(({ status, body: { request_id: _differs, ...body } }) => ({ status, body }));
    expect(known?.status).toBe(401);
    expect(unknown).toEqual(known);
  });

  it('knows an allowed IPv4 address in its mapped form', async () => {
    const dual = await startApp({ ADMIN_ALLOWED_IPS: '127.0.0.1', HOST: '::' });
    try {
      const { port } = new URL(dual.url);
      const { status } = await rawLogin(`http://127.0.0.1:${port}`, '/api/admin-auth/login', admin);
      expect(status).toBe(200);
      expect((await rawLogin(`http://127.0.0.1:${port}`, '/api/admin-auth/login', admin, { from: FOREIGN })).status).toBe(403);
      expect((await rawLogin(`http://[::1]:${port}`, '/api/admin-auth/login', admin)).status).toBe(403);
    } finally {
      await dual.close();
    }
  });

  it('believes exactly the given number of proxies', async () => {
    const behind = await startApp({ ADMIN_ALLOWED_IPS: '10.1.2.3', TRUST_PROXY: '1' });
    try {
      const from = async (forwarded: string) =>
        (await rawLogin(behind.url, '/api/admin-auth/login', admin, { headers: { 'x-forwarded-for': forwarded } })).status;
      expect(await from('10.1.2.3')).toBe(200);
      expect(await from('10.1.2.3, 192.0.2.1')).toBe(403);
      expect(await from('192.0.2.1, 10.1.2.3')).toBe(200);
      expect((await rawLogin(behind.url, '/api/admin-auth/login', admin)).status).toBe(403);
    } finally {
      await behind.close();
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APP_CONFIG, type AppConfig } from '../../src/core/config/config.js';
import { LIMITS } from '../../src/core/limits/limits.js';
import { RateLimits } from '../../src/core/limits/rate-limits.js';
import { ADMIN, PUBLIC_URL, startApp, type TestApp } from '../support/app.js';
import { enrol, forgetUsedCodes } from '../support/authenticator.js';
import { type Answer, Client } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { CLIENT, FirmProvider, type Person, ProviderBrowser } from '../support/firm-provider.js';
import { adminClient, newUser } from '../support/people.js';

interface Opened {
  access_token: string;
  code?: string;
  challenge?: string;
}

const COOKIE = /^themis_provider_question=([^;]+); Max-Age=900; Path=\/api\/auth\/provider; HttpOnly; SameSite=Strict$/;
let counter = 0;
/** Somebody of the firm, whose e-mail is verified. */
const somebody = (more: Partial<Person> = {}): Person => {
  counter += 1;
  return {
    sub: `sub-${counter}`,
    email: `person-${counter}@firm.test`,
    email_verified: true,
    name: 'Asha Rao',
    groups: ['lawyers'],
    ...more,
  };
};

describe('signing in by the provider of a firm', () => {
  let app: TestApp;
  let firm: FirmProvider;
  let stranger: Client;
  let config: AppConfig;

  beforeAll(async () => {
    firm = await FirmProvider.start(`${PUBLIC_URL}/signed-in`);
    app = await startApp({ ...firm.settings, OIDC_USER_GROUPS: 'lawyers, clerks' });
    keepSecrets(CLIENT.secret);
    stranger = new Client(app.url);
    config = app.nest.get<AppConfig>(APP_CONFIG);
  });
  beforeEach(() => {
    firm.fault = null;
    config.localPasswords = true;
  });
  afterAll(async () => {
    await app.close();
    await firm.close();
  });

  /** One visit of a browser to the provider. */
  async function begun(person: Person | null, again?: boolean) {
    firm.person = person;
    const { status, headers, body } = await stranger.post<{ continue_at: string }>(
      '/api/auth/provider',
      again === undefined ? {} : { again },
    );
    expect(status).toBe(200);
    const cookie = COOKIE.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    keepSecrets(cookie);
    const returned = await new ProviderBrowser(firm).through(body.continue_at);
    keepSecrets(returned['code'] ?? cookie);
    return { returned, headers: { cookie: `other=1; themis_provider_question=${cookie}` } };
  }
  const finish = (returned: object, headers: Record<string, string>) =>
    stranger.post<Opened>('/api/auth/provider/finish', returned, headers);
  async function signIn(person: Person | null, again?: boolean): Promise<Answer<Opened>> {
    const { returned, headers } = await begun(person, again);
    return finish(returned, headers);
  }
  const opened = async (person: Person, again?: boolean): Promise<Client> => {
    const { status, body } = await signIn(person, again);
    expect([status, body.code]).toEqual([200, undefined]);
    return stranger.as(body.access_token);
  };
  const me = async (client: Client) => (await client.get<{ id: string; email: string; name: string; role: string }>('/api/auth/me')).body;
  const outcome = ({ status, body }: Answer<{ code?: string }>) => [status, body.code];
  const logged = (subject: string) =>
    app.database.query<{ action: string; reason: string | null }[]>(
      'select action, reason from audit_log where subject = $1 and action like $2 order by id',
      [subject, 'provider.%'],
    );

  it('says how users sign in here', async () => {
    expect((await stranger.get('/api/auth/options')).body).toEqual({
      password_reset_by_email: false,
      passwords: true,
      provider: 'Sample & Co',
      kept_days: 30,
    });
  });

  it('makes an account for somebody new, who is a user, and finds it again whatever the e-mail is by then', async () => {
    const asha = somebody({ name: 'Asha \u202eRao' });
    const first = await me(await opened(asha));
    expect(first).toMatchObject({ email: asha.email, name: 'Asha Rao', role: 'user' });
    const other = await newUser(stranger);
    expect((await me(await opened({ ...asha, email: other.email }))).id).toBe(first.id);
    expect((await me(await opened({ ...asha, email_verified: false }))).email).toBe(asha.email);
    expect(await logged(`user:${first.id}`)).toEqual(
      ['provider.create', 'provider.login', 'provider.login', 'provider.login'].map((action) => ({ action, reason: null })),
    );
    expect(await outcome(await stranger.form('/api/auth/login', { username: asha.email ?? '', password: 'a guess at it' }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
  });

  it('makes one account for two first visits at the same time', async () => {
    const person = somebody();
    const visits = [await begun(person), await begun(person)];
    const both = await Promise.all(visits.map(({ returned, headers }) => finish(returned, headers)));
    expect(both.map(outcome)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await app.database.query('select 1 from users where email = $1', [person.email])).toHaveLength(1);
  });

  it('links the account that has the e-mail, and takes it from whoever had it before', async () => {
    const before = await newUser(stranger);
    const { id } = await me(before.client);
    const key = await before.client.post<{ secret: string }>('/api/keys', { name: 'Before', expires_in_days: 9, scopes: ['ASK'] });
    expect(key.status).toBe(201);
    const owner = await opened(somebody({ email: before.email.toUpperCase() }));
    expect((await me(owner)).id).toBe(id);
    expect((await before.client.get('/api/auth/me')).status).toBe(401);
    expect((await stranger.form('/api/auth/login', { username: before.email, password: before.password })).status).toBe(401);
    expect((await owner.get<{ keys: { revoked_at: string | null }[] }>('/api/keys')).body.keys.filter((each) => !each.revoked_at)).toEqual(
      [],
    );
    expect((await logged(`user:${id}`)).map(({ action }) => action)).toEqual(['provider.link', 'provider.login']);
    // The address was given to somebody else: the account was not.
    expect(outcome(await signIn(somebody({ email: before.email })))).toEqual([403, 'SIGN_IN_NOT_ALLOWED']);
    expect((await logged(`user:${id}`)).at(-1)).toEqual({ action: 'provider.refuse', reason: 'other-person' });
  });

  it('refuses an e-mail that is not verified, and looks for no account', async () => {
    const { email } = await newUser(stranger);
    for (const unverified of [
      { email, email_verified: false },
      { email, email_verified: undefined },
      { email: undefined },
      { email: 'no address' },
    ])
      expect(outcome(await signIn(somebody(unverified)))).toEqual([403, 'PROVIDER_EMAIL_UNVERIFIED']);
    expect((await logged('provider')).map(({ reason }) => reason)).toEqual(Array.from({ length: 4 }, () => 'email-unverified'));
  });

  it('refuses an address that somebody put into an account and its owner has not confirmed', async () => {
    const { client } = await newUser(stranger);
    const claimed = somebody();
    expect((await client.put('/api/auth/profile', { name: 'Asha Mehta', email: claimed.email, phone: '+91 98100 00000' })).status).toBe(
      200,
    );
    expect(outcome(await signIn(claimed))).toEqual([403, 'SIGN_IN_NOT_ALLOWED']);
  });

  it('says the same to all who may not sign in, and the audit log why', async () => {
    const admin = await adminClient(stranger);
    const gone = somebody();
    const goneId = (await me(await opened(gone))).id;
    expect((await admin.post(`/api/admin/users/${goneId}/toggle-status`)).status).toBe(200);
    const unlinked = await newUser(stranger);
    const unlinkedId = (await me(unlinked.client)).id;
    await admin.post(`/api/admin/users/${unlinkedId}/toggle-status`);
    const raised = somebody();
    const raisedId = (await me(await opened(raised))).id;
    expect((await admin.post(`/api/admin/users/${raisedId}/toggle-admin`)).status).toBe(200);
    const answers = [
      await signIn(somebody({ groups: ['guests'] })),
      await signIn(somebody({ groups: undefined })),
      await signIn(gone),
      await signIn(somebody({ email: unlinked.email })),
      await signIn(raised),
      await signIn(somebody({ email: ADMIN.email })),
    ];
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers[0] && outcome(answers[0])).toEqual([403, 'SIGN_IN_NOT_ALLOWED']);
    expect((await logged('provider')).slice(-2).map(({ reason }) => reason)).toEqual(['groups', 'groups']);
    for (const [id, reason] of [
      [goneId, 'inactive'],
      [unlinkedId, 'inactive'],
      [raisedId, 'administrator'],
    ])
      expect((await logged(`user:${id}`)).at(-1)).toEqual({ action: 'provider.refuse', reason });
    await app.database.query(`update users set role = 'user' where id = $1`, [raisedId]);
  });

  it('opens nothing without the cookie of the browser that asked, with that of another, twice, or with another answer', async () => {
    const { returned, headers } = await begun(somebody());
    const other = await begun(somebody());
    for (const [sent, cookies] of [
      [returned, {}],
      [returned, other.headers],
      [returned, { cookie: 'themis_provider_question=made-up' }],
      [{ ...returned, state: 'another' }, headers],
    ] as const)
      expect(outcome(await finish(sent, cookies))).toEqual([401, 'LOGIN_EXPIRED']);
    const first = await finish(returned, headers);
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(outcome(await finish(returned, headers))).toEqual([401, 'LOGIN_EXPIRED']);
  });

  it('says that the provider refused, does not answer, or answers nonsense', async () => {
    expect(outcome(await signIn(null))).toEqual([403, 'PROVIDER_REFUSED']);
    const { returned, headers } = await begun(somebody());
    firm.fault = (_request, response) => (response.writeHead(503).end(), true);
    expect(outcome(await finish(returned, headers))).toEqual([503, 'PROVIDER_UNAVAILABLE']);
    firm.fault = (_request, response) => (response.end('nonsense'), true);
    expect(outcome(await finish(returned, headers))).toEqual([503, 'PROVIDER_ANSWER_INVALID']);
  });

  it('asks for the second factor that an account has here', async () => {
    const person = somebody();
    const fresh = await opened(person, true);
    const { app: phone } = await enrol({ client: fresh, password: 'no password' }, app.database);
    const { status, body } = await signIn(person);
    expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    await forgetUsedCodes(app.database);
    const second = await stranger.post<Opened>('/api/auth/second-factor', { challenge: body.challenge, code: phone.code() });
    expect(second.status).toBe(200);
    const [session] = await app.database.query<object[]>(
      'select by_provider as "byProvider" from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1',
      [person.email],
    );
    expect(session).toEqual({ byProvider: true });
  });

  describe('what a session alone is not enough for', () => {
    it('needs a sign-in at which the provider asked who it is, whatever password is given', async () => {
      const person = somebody();
      const known = await opened(person);
      const make = (client: Client) => client.post('/api/keys', { name: 'Mine', expires_in_days: 9, scopes: ['ASK'] });
      const again = [403, 'SIGN_IN_AGAIN'];
      expect(outcome(await make(known))).toEqual(again);
      expect(outcome(await known.post('/api/auth/reauthenticate', { password: 'whatever it is' }))).toEqual(again);
      expect(outcome(await known.post('/api/account/delete', {}))).toEqual(again);
      const shown = await opened(person, true);
      expect((await make(shown)).status).toBe(201);
      expect(outcome(await shown.post('/api/auth/reauthenticate', { password: 'whatever it is' }))).toEqual(again);
      const archive = await shown.post<string>('/api/account/export', {});
      expect([archive.status, archive.body.includes('provider.json')]).toEqual([200, true]);
      expect((await shown.post('/api/account/delete', {})).status).toBe(200);
      expect((await shown.get('/api/auth/me')).status).toBe(401);
    });

    it('lets an owner without a password choose one', async () => {
      const person = somebody();
      const shown = await opened(person, true);
      expect((await shown.post('/api/account/password', { new_password: 'a quiet green lease' })).status).toBe(200);
      expect((await stranger.form('/api/auth/login', { username: person.email ?? '', password: 'a quiet green lease' })).status).toBe(200);
      const { client } = await newUser(stranger);
      expect((await client.post('/api/account/password', { new_password: 'a quiet green lease' })).status).toBe(422);
    });
  });

  it('is the only way for users where passwords are off; administrators keep theirs', async () => {
    const person = await newUser(stranger);
    config.localPasswords = false;
    const { data } = await stranger.graphql('{ signInOptions { passwords provider passwordResetByEmail } }');
    expect(data).toEqual({ signInOptions: { passwords: false, provider: 'Sample & Co', passwordResetByEmail: false } });
    const form = { username: person.email, password: person.password };
    const register = { name: 'Asha Rao', email: 'new@firm.test', phone: '+91 98100 00000', password: 'a quiet green lease' };
    for (const answer of [
      await stranger.form<{ code?: string }>('/api/auth/login', form),
      await stranger.post('/api/auth/register', register),
      await stranger.post('/api/auth/password-reset', { email: person.email }),
      await stranger.post('/api/auth/password-reset/confirm', { token: 'x', password: 'a quiet green lease' }),
      await person.client.post('/api/account/password', { current_password: person.password, new_password: 'another quiet lease' }),
    ])
      expect(outcome(answer)).toEqual([403, 'PASSWORDS_OFF']);
    const { errors } = await stranger.graphql(
      `mutation { login(input: { email: "${person.email}", password: "whatever" }) { accessToken } }`,
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Passwords are switched off here. Please sign in with Sample & Co.',
      extensions: { code: 'PASSWORDS_OFF' },
    });
    expect((await (await adminClient(stranger)).get('/api/admin/users')).status).toBe(200);
    expect((await me(await opened(somebody({ email: person.email })))).email).toBe(person.email);
  });

  it('tells in its health whether the provider answers', async () => {
    const { status, body } = await stranger.get<{ checks: Record<string, boolean> }>('/health/ready');
    expect([status, body.checks['signIn']]).toEqual([200, true]);
  });

  it('is tried a limited number of times from one place', async () => {
    const limits = app.nest.get(RateLimits);
    await limits.add('provider-source', '127.0.0.1', LIMITS['provider-source'].points);
    const refused = [await stranger.post('/api/auth/provider', {}), await finish({ state: 'x' }, {})];
    await limits.clear('provider-source', '127.0.0.1');
    expect(refused.map(outcome)).toEqual([
      [429, 'RATE_LIMITED'],
      [429, 'RATE_LIMITED'],
    ]);
  });
});

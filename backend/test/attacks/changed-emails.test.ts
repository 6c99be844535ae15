import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { newApiKey } from '../support/api-keys.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser, type Person, userToken } from '../support/people.js';
import { SmtpStub, tokenIn } from '../support/smtp-stub.js';

const NEW_PASSWORD = 'a louder violet lease';
const OPEN = `select count(*)::int as open from jobs where name like 'send-%' and state in ('queued', 'running')`;
const CONFIRMS = /\/confirm-email#([\w-]+)/;

interface Refusal {
  code?: string;
}

describe('whoever changes somebody else’s e-mail', () => {
  let app: TestApp;
  let mail: SmtpStub;
  let client: Client;
  let admin: Client;
  let person: Person & { id: string };
  let moved: string;

  beforeAll(async () => {
    mail = await new SmtpStub().listen();
    app = await startApp({ SMTP_URL: mail.url, MAIL_FROM: 'Themis <themis@law.example>', PUBLIC_URL: 'https://law.example/' });
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    admin = await adminClient(client);
    person = await made();
    moved = `moved-${person.email}`;
  });
  afterAll(async () => {
    await app.close();
    await mail.close();
  });

  async function made(role?: 'admin'): Promise<Person & { id: string }> {
    const one = await newUser(client);
    const { id } = (await one.client.get<{ id: string }>('/api/auth/me')).body;
    if (role) await app.database.query(`update users set role = 'admin', admin_since = now() where id = $1`, [id]);
    return { ...one, id };
  }
  async function adminSession({ email, password }: Person): Promise<Client> {
    const { body } = await client.form<{ access_token: string }>('/api/admin-auth/login', { username: email, password });
    return client.as(body.access_token);
  }
  const rest = async (call: Promise<{ status: number; body: Refusal }>) => {
    const { status, body } = await call;
    return status < 300 ? 'done' : String(body.code);
  };
  const graphql = async (as: Client, call: string) => {
    const { errors } = await as.graphql(`mutation { ${call} }`);
    return String(errors?.[0]?.extensions.code ?? 'done');
  };
  const move = (as = admin, to = moved) => rest(as.put(`/api/admin/users/${person.id}`, { email: to }));
  const settled = () =>
    eventually(
      async () => (await app.database.query<{ open: number }[]>(OPEN))[0]?.open,
      (open) => open === 0,
    );
  const sentTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  /** The links for a new password that were sent to an address after it was asked for by another. */
  async function askedBy(email: string): Promise<void> {
    expect((await client.post('/api/auth/password-reset', { email })).status).toBe(200);
    await settled();
  }
  const resetsTo = (email: string) => sentTo(email).flatMap((text) => tokenIn(text) ?? []);
  const confirm = (token: string, api = 'REST') =>
    api === 'REST'
      ? rest(client.post('/api/auth/confirm-email', { token }))
      : graphql(client, `confirmEmail(input: { token: "${token}" }) { message }`);
  const confirmed = async () => {
    const { data } = await admin.graphql<{ user: { confirmedEmail: string | null } }>(`{ user(id: "${person.id}") { confirmedEmail } }`);
    return data?.user.confirmedEmail === null;
  };

  it('gets no link for a new password at the new address: it goes to the one before, which is told', async () => {
    expect(await move()).toBe('done');
    expect(await confirmed()).toBe(false);
    await settled();
    const [told = ''] = sentTo(person.email);
    expect(told).toContain('Subject: The e-mail address of your Themis account was changed');
    expect(told).toContain(moved);
    expect(told).toMatch(/An administrator changed it/);
    await askedBy(moved);
    expect(sentTo(moved)).toEqual([]);
    expect(resetsTo(person.email)).toHaveLength(1);
    await askedBy(person.email);
    expect(sentTo(moved)).toEqual([]);
    expect(resetsTo(person.email)).toHaveLength(2);
    // Who knows the password signs in with the new address, which confirms nothing: the owner may have been told to.
    const signedIn = client.as(await userToken(client, moved, person.password));
    expect((await signedIn.get('/api/auth/me')).status).toBe(200);
    await askedBy(moved);
    expect(sentTo(moved)).toEqual([]);
    const reset = resetsTo(person.email).at(-1);
    expect(await rest(client.post('/api/auth/password-reset/confirm', { token: reset, password: NEW_PASSWORD }))).toBe('done');
    expect((await client.form('/api/auth/login', { username: moved, password: NEW_PASSWORD })).status).toBe(200);
    expect(await confirmed()).toBe(false);
  });

  it.each(['REST', 'GraphQL'])(
    'waits for the owner, who confirms by the link that went to the address before, once, over %s',
    async (api) => {
      await move();
      await settled();
      const token = CONFIRMS.exec(sentTo(person.email)[0] ?? '')?.[1] ?? '';
      for (const wrong of ['x', token.slice(0, -1)]) expect(await confirm(wrong, api)).toBe('EMAIL_CONFIRMATION_INVALID');
      expect(await confirm(token, api)).toBe('done');
      expect(await confirm(token, api)).toBe('EMAIL_CONFIRMATION_INVALID');
      expect(await confirmed()).toBe(true);
      await askedBy(moved);
      expect(resetsTo(moved)).toHaveLength(1);
      expect(resetsTo(person.email)).toEqual([]);
    },
  );

  it('voids the link of a change with the next one, and needs none for the way back', async () => {
    await move();
    await settled();
    const first = CONFIRMS.exec(sentTo(person.email)[0] ?? '')?.[1] ?? '';
    await move(admin, `again-${person.email}`);
    await settled();
    expect(await confirm(first)).toBe('EMAIL_CONFIRMATION_INVALID');
    expect(sentTo(moved)).toEqual([]);
    expect(sentTo(person.email)).toHaveLength(2);
    await move(admin, person.email);
    expect(await confirmed()).toBe(true);
    await askedBy(person.email);
    expect(resetsTo(person.email)).toHaveLength(1);
  });

  it.each(['REST', 'GraphQL'])('cannot confirm it alone, nor with an administrator of today; a second one can, over %s', async (api) => {
    const confirmAs = (as: Client) =>
      api === 'REST'
        ? rest(as.post(`/api/admin/users/${person.id}/confirm-email`))
        : graphql(as, `confirmUserEmail(id: "${person.id}") { message }`);
    await app.database.query('update users set admin_since = now() where email = $1', [ADMIN.email]);
    expect(await confirmAs(admin)).toBe('EMAIL_CONFIRMED');
    await move();
    expect(await confirmAs(admin)).toBe('SECOND_ADMINISTRATOR_REQUIRED');
    const helper = await made();
    expect(await rest(admin.post(`/api/admin/users/${helper.id}/toggle-admin`))).toBe('done');
    const second = await adminSession(helper);
    expect(await confirmAs(second)).toBe('SECOND_ADMINISTRATOR_REQUIRED');
    const key = await newApiKey(app, { userId: helper.id, kind: 'admin' }, ['USERS_ADMIN']);
    await app.database.query(`update users set admin_since = now() - interval '8 days' where id = $1`, [helper.id]);
    expect(await confirmAs(client.as(key.secret))).toBe('KEY_NOT_ALLOWED');
    // Nor may a helper of today have changed it for somebody who confirms it.
    expect(await confirmAs(second)).toBe('SECOND_ADMINISTRATOR_REQUIRED');
    await app.database.query(`update users set admin_since = now() - interval '8 days' where email = $1`, [ADMIN.email]);
    expect(await confirmAs(second)).toBe('done');
    expect(await confirmed()).toBe(true);
    await askedBy(moved);
    expect(resetsTo(moved)).toHaveLength(1);
  });

  it('cannot confirm what it has changed before another one did', async () => {
    const helper = await made();
    await rest(admin.post(`/api/admin/users/${helper.id}/toggle-admin`));
    const second = await adminSession(helper);
    await app.database.query(`update users set admin_since = now() - interval '8 days' where role = 'admin'`);
    await move(admin);
    await move(second, `again-${moved}`);
    for (const as of [admin, second])
      expect(await rest(as.post(`/api/admin/users/${person.id}/confirm-email`))).toBe('SECOND_ADMINISTRATOR_REQUIRED');
  });

  it('cannot make an account of the address before, to have its links', async () => {
    await move();
    const squat = { name: 'Asha Mehta', email: person.email, phone: '+91 98100 00000', password: NEW_PASSWORD };
    expect(await rest(client.post('/api/auth/register', squat))).toBe('EMAIL_TAKEN');
    expect(await rest(admin.post('/api/admin/users', squat))).toBe('EMAIL_TAKEN');
    const other = await made();
    expect(await rest(admin.put(`/api/admin/users/${other.id}`, { email: person.email }))).toBe('EMAIL_TAKEN');
    expect(await rest(other.client.put('/api/auth/profile', squat))).toBe('EMAIL_TAKEN');
  });

  it('is undone by the owner where a session did it: the address before is told, and a link to it brings it back', async () => {
    expect(await rest(person.client.put('/api/auth/profile', { name: 'Asha Mehta', email: moved, phone: '+91 1' }))).toBe('done');
    await settled();
    const [told = ''] = sentTo(person.email);
    expect(told).toContain('It was changed in the profile');
    expect(told).not.toMatch(/https?:/);
    await askedBy(moved);
    await askedBy(person.email);
    expect(sentTo(moved)).toEqual([]);
    const token = resetsTo(person.email).at(-1);
    expect(await rest(client.post('/api/auth/password-reset/confirm', { token, password: NEW_PASSWORD }))).toBe('done');
    expect((await client.form('/api/auth/login', { username: moved, password: NEW_PASSWORD })).status).toBe(401);
    expect((await client.form('/api/auth/login', { username: person.email, password: NEW_PASSWORD })).status).toBe(200);
    const [entry] = await app.database.query<object[]>(
      `select action, before, after from audit_log where action = 'email.change' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'email.change', before: { email: person.email }, after: { email: moved } });
  });

  describe('with an API key', () => {
    let key: Client;
    let other: Person & { id: string };

    beforeEach(async () => {
      const [{ id }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [ADMIN.email]);
      key = client.as((await newApiKey(app, { userId: id, kind: 'admin' }, ['USERS_ADMIN'])).secret);
      other = await made('admin');
    });

    const TOUCHES: Record<string, (as: Client, id: string) => Promise<string>> = {
      'an e-mail': (as, id) => rest(as.put(`/api/admin/users/${id}`, { email: `x${id}@themis.test` })),
      'an e-mail over GraphQL': (as, id) => graphql(as, `updateUser(id: "${id}", input: { email: "y${id}@themis.test" }) { message }`),
      'a name': (as, id) => rest(as.put(`/api/admin/users/${id}`, { name: 'Asha Rao' })),
      'a role': (as, id) => rest(as.put(`/api/admin/users/${id}`, { role: 'user' })),
      'a role over GraphQL': (as, id) => graphql(as, `setUserRole(id: "${id}", role: USER) { message }`),
      'a role that is turned around': (as, id) => rest(as.post(`/api/admin/users/${id}/toggle-admin`)),
      'its state': (as, id) => graphql(as, `setUserActive(id: "${id}", active: false) { message }`),
      'its state that is turned around': (as, id) => rest(as.post(`/api/admin/users/${id}/toggle-status`)),
      'its verification': (as, id) => rest(as.post(`/api/admin/users/${id}/verify`)),
      'its deletion': (as, id) => rest(as.delete(`/api/admin/users/${id}`)),
      'its deletion over GraphQL': (as, id) => graphql(as, `deactivateUser(id: "${id}") { message }`),
      'its tokens': (as, id) => rest(as.post(`/api/admin/users/${id}/add-tokens`, { tokens: 1 })),
      'its tokens over GraphQL': (as, id) => graphql(as, `setTokens(id: "${id}", input: { tokens: 1 }) { message }`),
      'its second factor': (as, id) => rest(as.post(`/api/admin/users/${id}/reset-second-factor`)),
    };

    it.each(Object.keys(TOUCHES))('does not touch %s of an administrator', async (what) => {
      const row = async () => app.database.query('select * from users where id = $1', [other.id]);
      const before = await row();
      const outcome = await TOUCHES[what]?.(key, other.id);
      expect(['ADMINISTRATOR_CLOSED_TO_KEYS', 'KEY_NOT_ALLOWED']).toContain(outcome);
      expect(await row()).toEqual(before);
      expect((await other.client.get('/api/auth/me')).status).toBe(200);
    });

    it('makes nobody an administrator', async () => {
      for (const call of [
        () => rest(key.post('/api/admin/users', { name: 'Theirs', email: moved, password: NEW_PASSWORD, role: 'admin' })),
        () => rest(key.put(`/api/admin/users/${person.id}`, { role: 'admin' })),
        () => graphql(key, `updateUser(id: "${person.id}", input: { role: ADMIN }) { message }`),
      ])
        expect(await call()).toBe('KEY_NOT_ALLOWED');
    });

    it('gets no link for a user’s new address either', async () => {
      expect(await move(key)).toBe('done');
      await askedBy(moved);
      expect(sentTo(moved)).toEqual([]);
      expect(resetsTo(person.email)).toHaveLength(1);
      expect(await rest(admin.post(`/api/admin/users/${person.id}/confirm-email`))).toBe('SECOND_ADMINISTRATOR_REQUIRED');
    });
  });
});

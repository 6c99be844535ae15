import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Authenticator, enrol, forgetUsedCodes } from '../support/authenticator.js';
import { Client } from '../support/client.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const REFUSED = 'REAUTHENTICATION_REQUIRED';
const PHONE = '+91 98100 00000';
const URL = 'https://hooks.example/taken';

interface Refusal {
  code?: string;
  id?: string;
  webhook?: { id: string };
}

/** A session that somebody else has got hold of, a while after its owner signed in. */
describe('a stolen session', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let person: Person;
  let userId: string;
  let hook: string;
  let officeHook: string;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
    admin = await adminClient(client);
    userId = (await person.client.get<{ id: string }>('/api/auth/me')).body.id;
    hook = (await made(person.client, '/api/webhooks', ['tokens.low'])) ?? '';
    officeHook = (await made(admin, '/api/admin/webhooks', ['legal_document.indexed'])) ?? '';
    await app.database.query(`update sessions set created_at = created_at - interval '11 minutes'`);
  });
  afterAll(() => app.close());

  const made = async (as: Client, path: string, events: string[]) =>
    (await as.post<Refusal>(path, { name: 'Practice', url: 'https://hooks.example/own', events })).body.webhook?.id;
  const rest = async (call: Promise<{ status: number; body: Refusal }>) => {
    const { status, body } = await call;
    return status < 300 ? 'done' : String(body.code);
  };
  const graphql = async (as: Client, call: string) => {
    const { errors } = await as.graphql(`mutation { ${call} }`);
    return String(errors?.[0]?.extensions.code ?? 'done');
  };
  const profile = (email: string) => ({ name: 'Asha Mehta', email, phone: PHONE });

  /** What a session alone is not enough for, over both APIs. */
  const CALLS: Record<string, () => Promise<string>> = {
    'another e-mail in the profile': () => rest(person.client.put('/api/auth/profile', profile(`thief-${person.email}`))),
    'another e-mail over GraphQL': () =>
      graphql(person.client, `updateProfile(input: { name: "Asha", email: "thief-${person.email}", phone: "${PHONE}" }) { id }`),
    'an API key': () => graphql(person.client, 'createApiKey(input: { name: "Theirs", scopes: [ASK] }) { secret }'),
    'an API key of an administrator': () =>
      graphql(admin, 'createAdminApiKey(input: { name: "Theirs", scopes: [USERS_ADMIN] }) { secret }'),
    'a webhook': () => rest(person.client.post('/api/webhooks', { name: 'Theirs', url: URL, events: ['tokens.low'] })),
    'a webhook over GraphQL': () =>
      graphql(person.client, `createWebhook(input: { name: "Theirs", url: "${URL}", events: [TOKENS_LOW] }) { secret }`),
    'another address of a webhook': () => rest(person.client.put(`/api/webhooks/${hook}`, { url: URL })),
    'another address over GraphQL': () => graphql(person.client, `updateWebhook(id: "${hook}", input: { url: "${URL}" }) { id }`),
    'another secret of a webhook': () => rest(person.client.post(`/api/webhooks/${hook}/rotate-secret`)),
    'another secret over GraphQL': () => graphql(person.client, `rotateWebhookSecret(id: "${hook}") { secret }`),
    'a webhook of the installation': () =>
      rest(admin.post('/api/admin/webhooks', { name: 'Theirs', url: URL, events: ['legal_document.indexed'] })),
    'another address of one of the installation': () => rest(admin.put(`/api/admin/webhooks/${officeHook}`, { url: URL })),
    'another secret of one of the installation': () => graphql(admin, `rotateInstallationWebhookSecret(id: "${officeHook}") { secret }`),
    'an e-mail that an administrator changes': () => rest(admin.put(`/api/admin/users/${userId}`, { email: `thief-${person.email}` })),
    'the same over GraphQL': () => graphql(admin, `updateUser(id: "${userId}", input: { email: "thief-${person.email}" }) { message }`),
    'another administrator': () => rest(admin.post(`/api/admin/users/${userId}/toggle-admin`)),
    'another administrator over GraphQL': () => graphql(admin, `setUserRole(id: "${userId}", role: ADMIN) { message }`),
    'a new administrator': () =>
      rest(admin.post('/api/admin/users', { name: 'Theirs', email: `new-${person.email}`, password: 'a slow blue lease', role: 'admin' })),
    'a second factor that is turned off': () => rest(admin.post(`/api/admin/users/${userId}/reset-second-factor`)),
  };
  const isOfAdmin = (what: string) => /administrator|installation|the same|turned off/.test(what);

  it.each(Object.keys(CALLS))('does not get %s until the password is given again', async (what) => {
    const call = CALLS[what] ?? (() => Promise.resolve('absent'));
    expect(await call()).toBe(REFUSED);
    const confirmed = isOfAdmin(what)
      ? await admin.post('/api/admin-auth/reauthenticate', { password: 'correct horse battery' })
      : await person.client.post('/api/auth/reauthenticate', { password: person.password });
    expect(confirmed).toMatchObject({ status: 200, body: { confirmed_until: expect.any(String) } });
    expect(['done', 'SECOND_FACTOR_NOT_ENABLED']).toContain(await call());
    await app.database.query(`update users set role = 'user' where id = $1`, [userId]);
  });

  it('gets what is not at stake: another name, another name of a webhook, a webhook that is turned off', async () => {
    expect(await rest(person.client.put('/api/auth/profile', { ...profile(person.email), name: 'Asha Rao' }))).toBe('done');
    expect(await rest(person.client.put('/api/auth/profile', profile(person.email.toUpperCase())))).toBe('done');
    expect(await rest(person.client.put(`/api/webhooks/${hook}`, { name: 'Chambers', active: false }))).toBe('done');
    expect(await rest(admin.put(`/api/admin/users/${userId}`, { name: 'Asha Rao' }))).toBe('done');
  });

  it('does not count the password of ten minutes ago, nor that of another session', async () => {
    const other = await newUser(client);
    expect((await other.client.post('/api/auth/reauthenticate', { password: other.password })).status).toBe(200);
    expect(await CALLS['an API key']?.()).toBe(REFUSED);
    expect((await person.client.post('/api/auth/reauthenticate', { password: person.password })).status).toBe(200);
    expect(await CALLS['an API key']?.()).toBe('done');
    await app.database.query(`update sessions set confirmed_at = confirmed_at - interval '11 minutes' where confirmed_at is not null`);
    expect(await CALLS['an API key']?.()).toBe(REFUSED);
    expect((await person.client.post('/api/auth/renew')).status).toBe(200);
    expect(await CALLS['an API key']?.()).toBe(REFUSED);
  });

  it('cannot guess the password here for long', async () => {
    const outcomes = [];
    for (let count = 0; count < 12; count += 1) {
      const password = `guess ${count}`;
      outcomes.push(
        await (count % 2
          ? graphql(person.client, `reauthenticate(input: { password: "${password}" }) { confirmedUntil }`)
          : rest(person.client.post('/api/auth/reauthenticate', { password }))),
      );
    }
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'WRONG_PASSWORD'));
    expect(outcomes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await person.client.get('/api/auth/me')).status).toBe(200);
  });

  it('needs the code, too, where there is a second factor', async () => {
    const held = await enrol(person, app.database);
    await app.database.query('update sessions set confirmed_at = null');
    const again = (body: object) => rest(person.client.post('/api/auth/reauthenticate', { password: person.password, ...body }));
    expect(await again({})).toBe('CODE_REQUIRED');
    expect(await again({ code: held.app.wrongCode() })).toBe('WRONG_CODE');
    expect(await CALLS['an API key']?.()).toBe(REFUSED);
    expect(await again({ code: held.app.code() })).toBe('done');
    expect(await again({ code: held.app.code() })).toBe('WRONG_CODE');
    expect(await CALLS['an API key']?.()).toBe('done');
    await forgetUsedCodes(app.database);
  });

  it('does not confirm a second factor of its own: the password is asked for before, and counts for the code', async () => {
    const begun = await person.client.post<{ secret: string }>('/api/account/second-factor', { password: person.password });
    const setUp = new Authenticator(begun.body.secret);
    const confirm = () => rest(person.client.post('/api/account/second-factor/confirm', { code: setUp.code() }));
    await app.database.query('update sessions set confirmed_at = null');
    expect(await confirm()).toBe(REFUSED);
    await person.client.post('/api/auth/reauthenticate', { password: person.password });
    expect(await confirm()).toBe('done');
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { AccountsCli } from '../../src/installation/accounts-cli.js';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { Authenticator, challengeOf, enrol, type Enrolled, forgetUsedCodes } from '../support/authenticator.js';
import { Client } from '../support/client.js';
import { newUser, type Person } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { TestSocket } from '../support/test-socket.js';

const FOREIGN = '127.0.0.9';
const STRANGERS_LIMIT = 20;
interface Answered {
  access_token?: string;
  code?: string;
  challenge?: string;
  recovery_codes?: string[];
}

describe('two-step sign-in', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;
  let held: Enrolled;

  beforeAll(async () => {
    app = await startApp({ ADMIN_SECOND_FACTOR: 'required', ADMIN_ALLOWED_IPS: '127.0.0.1' });
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
    held = await enrol(person, app.database);
  });
  afterAll(() => app.close());

  const challenge = (password = person.password) => challengeOf(client, '/api/auth/login', person.email, password);
  const second = (given: string, code: string) => client.post<Answered>('/api/auth/second-factor', { challenge: given, code });
  const outcome = ({ status, body }: { status: number; body: Answered }) => [status, body.code ?? 'in'];
  const sessions = async () => {
    const [row] = await app.database.query<{ count: number }[]>('select count(*)::int as count from sessions');
    return row?.count;
  };

  it('is on once a code was confirmed, and asks for one at both APIs; others log in as ever', async () => {
    const other = await newUser(client);
    const begin = (password: string) => other.client.post<{ secret: string; code: string }>('/api/account/second-factor', { password });
    expect((await begin('not the password')).body.code).toBe('WRONG_PASSWORD');
    const { body } = await begin(other.password);
    const login = () => client.form<Answered>('/api/auth/login', { username: other.email, password: other.password });
    const asEver = { status: 200, body: { access_token: expect.any(String), token_type: 'bearer', expires_in: expect.any(Number) } };
    expect(await login()).toMatchObject(asEver);
    const setUp = new Authenticator(body.secret);
    const confirm = (code: string) => other.client.post<Answered>('/api/account/second-factor/confirm', { code });
    expect(outcome(await confirm(setUp.wrongCode()))).toEqual([403, 'WRONG_CODE']);
    expect(await login()).toMatchObject(asEver);
    expect((await confirm(setUp.code())).body.recovery_codes).toHaveLength(10);
    expect((await begin(other.password)).body.code).toBe('SECOND_FACTOR_ENABLED');
    expect(outcome(await login())).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const graphql = await client.graphql(
      `mutation { login(input: { email: "${other.email}", password: "${other.password}" }) { accessToken } }`,
    );
    expect(graphql.errors?.[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) });
    const wrong = await client.form<Answered>('/api/auth/login', { username: other.email, password: 'not the password' });
    expect([outcome(wrong), wrong.body.challenge]).toEqual([[401, 'INVALID_CREDENTIALS'], undefined]);
  });

  it('gives a challenge that is not a session, and opens a new one with the code', async () => {
    const before = await sessions();
    const given = await challenge();
    expect(await sessions()).toBe(before);
    for (const path of ['/api/auth/me', '/api/admin/users', '/api/account/sessions'])
      expect([path, (await client.as(given).get(path)).status]).toEqual([path, 401]);
    expect((await client.as(given).post('/api/auth/renew')).status).toBe(401);
    expect(await TestSocket.signedIn(app.url, given)).toEqual({ code: 4401, reason: 'Unauthorized' });
    for (const forged of [person.client.token ?? '', given.slice(0, -2), `${given.slice(0, 20)}A${given.slice(21)}`, 'x'])
      expect(outcome(await second(forged, held.app.code()))).toEqual([401, 'LOGIN_EXPIRED']);
    const { body } = await second(given, held.app.code());
    const sid = (token?: string) => (jwt.decode(token ?? '') as jwt.JwtPayload | null)?.sid as string;
    expect(sid(body.access_token)).not.toBe(sid(person.client.token));
    expect((await client.as(body.access_token ?? '').get('/api/auth/me')).status).toBe(200);
    expect((await client.as(body.access_token ?? '').get('/api/admin/users')).status).toBe(403);
  });

  it('takes each code once: not again, not an earlier one, and not twice at the same time', async () => {
    const code = held.app.code();
    expect(outcome(await second(await challenge(), code))).toEqual([200, 'in']);
    for (const replayed of [code, held.app.code(-1)])
      expect(outcome(await second(await challenge(), replayed))).toEqual([403, 'WRONG_CODE']);
    await forgetUsedCodes(app.database);
    const [one, other] = [await challenge(), await challenge()];
    const present = held.app.code();
    const both = await Promise.all([second(one, present), second(other, present)]);
    expect(both.map(outcome).sort()).toEqual([
      [200, 'in'],
      [403, 'WRONG_CODE'],
    ]);
  });

  it('takes each recovery code once, whoever comes first, and no more once they were renewed', async () => {
    const [first = '', next = '', last = ''] = held.recoveryCodes;
    const given = await Promise.all([challenge(), challenge(), challenge()]);
    const all = await Promise.all(given.map((one) => second(one, first.toLowerCase())));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const state = async () => (await person.client.get('/api/account/second-factor')).body;
    expect(await state()).toMatchObject({ enabled: true, recovery_codes_left: 9, required: false });
    const renewed = await person.client.post<Answered>('/api/account/second-factor/recovery-codes', {
      password: person.password,
      code: next,
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect(outcome(await second(await challenge(), last))).toEqual([403, 'WRONG_CODE']);
    expect(outcome(await second(await challenge(), renewed.body.recovery_codes?.[0] ?? ''))).toEqual([200, 'in']);
  });

  it('stops guessing at codes, from one address and from many, and leaves the owner in', async () => {
    const given = await challenge();
    const guess = async (from?: string) => {
      const body = JSON.stringify({ challenge: given, code: held.app.wrongCode() });
      const sent = { method: 'POST', path: '/api/auth/second-factor', body, headers: { 'content-type': 'application/json' } };
      return (await rawRequest(app.url, { ...sent, from })).status;
    };
    const fromOne = [];
    for (let count = 0; count < 7; count += 1) fromOne.push(await guess(FOREIGN));
    expect(fromOne).toEqual([403, 403, 403, 403, 403, 429, 429]);
    let last = 0;
    for (let count = 0; count < STRANGERS_LIMIT; count += 1) last = await guess(`127.0.1.${count}`);
    expect(last).toBe(429);
    expect(outcome(await second(given, held.app.code()))).toEqual([200, 'in']);
  });

  it('starts over when the password was changed or the account deactivated in between', async () => {
    const given = await challenge();
    const changed = await person.client.post('/api/account/password', {
      current_password: person.password,
      new_password: 'a louder violet lease',
    });
    expect(changed.status).toBe(200);
    expect(outcome(await second(given, held.app.code()))).toEqual([401, 'LOGIN_EXPIRED']);
    const later = await challenge('a louder violet lease');
    await app.database.query('update users set is_active = false where email = $1', [person.email]);
    expect(outcome(await second(later, held.app.code()))).toEqual([401, 'LOGIN_EXPIRED']);
  });

  it('is turned off by password and code together only', async () => {
    const disable = (password: string, code: string) =>
      person.client.post<Answered>('/api/account/second-factor/disable', { password, code });
    expect(outcome(await disable('not the password', held.app.code()))).toEqual([403, 'WRONG_PASSWORD']);
    expect(outcome(await disable(person.password, held.app.wrongCode()))).toEqual([403, 'WRONG_CODE']);
    expect((await disable(person.password, held.app.code())).status).toBe(200);
    expect((await client.form('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
    expect(outcome(await disable(person.password, held.app.code()))).toEqual([409, 'SECOND_FACTOR_NOT_ENABLED']);
  });

  it.each(['REST', 'GraphQL'])('is asked for with the password by the deletion of the account, over %s', async (api) => {
    const rest = async (body: object) => {
      const answer = await person.client.post<Answered>('/api/account/delete', body);
      return answer.body.code ?? 'gone';
    };
    const graphql = async (input: object) => {
      const { errors } = await person.client.graphql(
        'mutation ($input: PasswordConfirmationInput!) { deleteAccount(input: $input) { id } }',
        {
          input,
        },
      );
      return errors?.[0]?.extensions.code ?? 'gone';
    };
    const remove = api === 'REST' ? rest : graphql;
    const { password } = person;
    expect(await remove({ password })).toBe('CODE_REQUIRED');
    expect(await remove({ password: 'not the password', code: held.app.code() })).toBe('WRONG_PASSWORD');
    expect(await remove({ password, code: held.app.wrongCode() })).toBe('WRONG_CODE');
    expect((await person.client.get('/api/auth/me')).status).toBe(200);
    expect(await remove({ password, code: held.app.code() })).toBe('gone');
    expect((await person.client.get('/api/auth/me')).status).toBe(401);
  });

  it('keeps neither secret nor codes readable in the database', async () => {
    const stored = await app.database.query<{ secret: Buffer; codes: Buffer[] }[]>(
      `select f.sealed_secret as secret, (select array_agg(code_digest) from recovery_codes c where c.user_id = f.user_id) as codes
       from second_factors f join users u on u.id = f.user_id where u.email = $1`,
      [person.email],
    );
    const bytes = Buffer.concat([stored[0]?.secret ?? Buffer.of(), ...(stored[0]?.codes ?? [])]);
    expect(stored[0]?.codes).toHaveLength(10);
    for (const plain of [held.app.secret, ...held.recoveryCodes]) expect(bytes.includes(Buffer.from(plain))).toBe(false);
  });

  describe('of an administrator who must have it', () => {
    const adminLogin = (from?: Client) =>
      (from ?? client).form<Answered>('/api/admin-auth/login', { username: ADMIN.email, password: ADMIN.password });
    const adminChallenge = () => challengeOf(client, '/api/admin-auth/login', ADMIN.email, ADMIN.password);
    let root: Authenticator;

    it('is set up at the next sign-in, before which nothing else can be done', async () => {
      const before = await sessions();
      expect(outcome(await adminLogin())).toEqual([403, 'SECOND_FACTOR_ENROLMENT_REQUIRED']);
      const user = await client.form<Answered>('/api/auth/login', { username: ADMIN.email, password: ADMIN.password });
      expect(outcome(user)).toEqual([403, 'SECOND_FACTOR_ENROLMENT_REQUIRED']);
      const given = await adminChallenge();
      expect(await sessions()).toBe(before);
      for (const path of ['/api/admin/users', '/api/auth/me']) expect((await client.as(given).get(path)).status).toBe(401);
      expect(outcome(await second(given, '123456'))).toEqual([401, 'LOGIN_EXPIRED']);
      expect(outcome(await client.post('/api/auth/second-factor/enrol', { challenge: await challenge() }))).toEqual([401, 'LOGIN_EXPIRED']);
      const foreign = await rawRequest(app.url, {
        method: 'POST',
        path: '/api/auth/second-factor/enrol',
        body: JSON.stringify({ challenge: given }),
        headers: { 'content-type': 'application/json' },
        from: FOREIGN,
      });
      expect(foreign.status).toBe(403);
      const begun = await client.post<{ secret: string; uri: string }>('/api/auth/second-factor/enrol', { challenge: given });
      root = new Authenticator(begun.body.secret);
      expect(begun.body.uri).toContain('otpauth://totp/Themis:');
      const confirm = (code: string) => client.post<Answered>('/api/auth/second-factor/enrol/confirm', { challenge: given, code });
      expect(outcome(await confirm(root.wrongCode()))).toEqual([403, 'WRONG_CODE']);
      expect(await sessions()).toBe(before);
      const { body } = await confirm(root.code());
      expect(body.recovery_codes).toHaveLength(10);
      expect((await client.as(body.access_token ?? '').get('/api/admin/users')).status).toBe(200);
      for (const again of [await confirm(root.code()), await client.post<Answered>('/api/auth/second-factor/enrol', { challenge: given })])
        expect([403, 409]).toContain(again.status);
    });

    it('is asked for at both logins, from allowed addresses, and cannot be turned off', async () => {
      await forgetUsedCodes(app.database);
      const given = await adminChallenge();
      const body = JSON.stringify({ challenge: given, code: root.code() });
      const sent = { method: 'POST', path: '/api/auth/second-factor', body, headers: { 'content-type': 'application/json' } };
      expect((await rawRequest(app.url, { ...sent, from: FOREIGN })).status).toBe(403);
      const { data } = await client.graphql<{ completeLogin: { accessToken: string } }>(
        `mutation { completeLogin(input: { challenge: "${given}", code: "${root.code()}" }) { accessToken } }`,
      );
      expect((await client.as(data?.completeLogin.accessToken ?? '').get('/api/admin/users')).status).toBe(200);
      await forgetUsedCodes(app.database);
      const user = await second(await challengeOf(client, '/api/auth/login', ADMIN.email, ADMIN.password), root.code());
      await forgetUsedCodes(app.database);
      const off = await client
        .as(user.body.access_token ?? '')
        .post<Answered>('/api/account/second-factor/disable', { password: ADMIN.password, code: root.code() });
      expect(outcome(off)).toEqual([409, 'SECOND_FACTOR_MANDATORY']);
    });

    it('is reset by an administrator for somebody who has lost everything, and on the command line for the last administrator', async () => {
      await forgetUsedCodes(app.database);
      const { body } = await second(await adminChallenge(), root.code());
      const admin = client.as(body.access_token ?? '');
      const { id } = (await person.client.get<{ id: string }>('/api/auth/me')).body;
      expect((await admin.post(`/api/admin/users/${id}/reset-second-factor`)).status).toBe(200);
      expect((await person.client.get('/api/auth/me')).status).toBe(401);
      expect((await client.form('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
      const absent = `/api/admin/users/${randomBytes(4).toString('hex')}/reset-second-factor`;
      expect((await admin.post(absent)).status).toBe(404);
      expect((await admin.post<Answered>(`/api/admin/users/${id}/reset-second-factor`)).body.code).toBe('SECOND_FACTOR_NOT_ENABLED');
      const cli = await AccountsCli.open((app.database.options as { url: string }).url);
      try {
        await cli.resetSecondFactor(ADMIN.email);
      } finally {
        await cli.close();
      }
      expect((await admin.get('/api/admin/users')).status).toBe(401);
      expect(outcome(await adminLogin())).toEqual([403, 'SECOND_FACTOR_ENROLMENT_REQUIRED']);
    });
  });
});

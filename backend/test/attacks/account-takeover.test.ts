import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { challengeOf, enrol } from '../support/authenticator.js';
import { newApiKey } from '../support/api-keys.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser, type Person, userToken } from '../support/people.js';
import { SmtpStub, tokenIn } from '../support/smtp-stub.js';
import { TestSocket } from '../support/test-socket.js';

const ENDED = { code: 4401, reason: 'The session or its token has ended' };
const NEW_PASSWORD = 'a louder violet lease';
const UNSENT = `select count(*)::int as open from jobs where name = 'send-password-reset' and state in ('queued', 'running')`;
interface Listed {
  id: string;
  current: boolean;
  device: string;
  address: string;
  area: string;
}

describe('whoever has got hold of somebody’s session or password', () => {
  let app: TestApp;
  let mail: SmtpStub;
  let client: Client;
  let person: Person;

  beforeAll(async () => {
    mail = await new SmtpStub().listen();
    app = await startApp({ SMTP_URL: mail.url, MAIL_FROM: 'Themis <themis@law.example>', PUBLIC_URL: 'https://law.example/' });
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
  });
  afterAll(async () => {
    await app.close();
    await mail.close();
  });

  const login = async (password = person.password) => client.as(await userToken(client, person.email, password));
  const listed = async (as = person.client) => (await as.get<{ sessions: Listed[] }>('/api/account/sessions')).body.sessions;
  const isIn = async (as: Client) => (await as.get('/api/auth/me')).status === 200;
  const socket = async (as: Client): Promise<TestSocket> => {
    const opened = await TestSocket.signedIn(app.url, as.token);
    if (opened instanceof TestSocket) return opened;
    throw new Error(`closed with ${opened.code}`);
  };
  /** Another person with an API key. */
  const keyHolder = async () => {
    const holder = await newUser(client);
    const { id: userId } = (await holder.client.get<{ id: string }>('/api/auth/me')).body;
    return { ...holder, ...(await newApiKey(app, { userId, kind: 'user' }, ['SEARCH'])) };
  };
  const keyWorks = async (secret: string) => (await client.as(secret).graphql('{ libraryCoverage { total } }')).errors === undefined;
  const change = (as: Client, currentPassword: string, newPassword: string, keepApiKeys?: boolean) =>
    as.post<{ message: string; ended: number; code?: string }>('/api/account/password', {
      current_password: currentPassword,
      new_password: newPassword,
      keep_api_keys: keepApiKeys,
    });

  it('is seen in the list of sessions, and signed out from it at once', async () => {
    const thief = await login();
    const sessions = await listed();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', area: 'user', device: expect.any(String) });
    const stolen = sessions.find(({ current }) => !current)?.id ?? '';
    const open = await socket(thief);
    expect((await person.client.delete(`/api/account/sessions/${stolen}`)).status).toBe(200);
    expect(await open.closed).toEqual(ENDED);
    expect(await isIn(thief)).toBe(false);
    expect((await thief.post('/api/auth/renew')).status).toBe(401);
    expect((await thief.graphql('mutation { renewSession { accessToken } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await isIn(person.client)).toBe(true);
    const again = await person.client.delete<{ code: string }>(`/api/account/sessions/${stolen}`);
    expect([again.status, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  it('cannot end the sessions or keys of somebody else by their ids', async () => {
    const other = await keyHolder();
    const [theirs, ...rest] = await listed(other.client);
    expect(rest).toEqual([]);
    for (const id of [theirs?.id, other.key.id, 'absent', '6f1f0b52-0000-4000-8000-000000000000'])
      expect([id, (await person.client.delete(`/api/account/sessions/${id}`)).status]).toEqual([id, 404]);
    await person.client.delete('/api/account/sessions');
    expect(await isIn(other.client)).toBe(true);
    await other.client.delete('/api/account/sessions');
    expect((await other.client.delete(`/api/account/sessions/${other.key.id}`)).status).toBe(404);
    expect(await keyWorks(other.secret)).toBe(true);
  });

  it.each([
    ['ends with it', undefined, ' 1 API key was revoked.'],
    ['is kept by choice', true, ''],
  ])('loses every session to a new password; an API key %s', async (_what, keepApiKeys, more) => {
    const holder = await keyHolder();
    person = holder;
    const thieves = [await login(), await login()];
    const open = await socket(thieves[0] ?? client);
    const changed = await change(person.client, person.password, NEW_PASSWORD, keepApiKeys);
    expect(changed).toMatchObject({
      status: 200,
      body: { ended: 2, message: `Your password was changed. 2 other sessions were signed out.${more}` },
    });
    expect(await open.closed).toEqual(ENDED);
    expect(await Promise.all(thieves.map(isIn))).toEqual([false, false]);
    expect(await isIn(person.client)).toBe(true);
    expect((await client.form('/api/auth/login', { username: person.email, password: person.password })).status).toBe(401);
    expect(await isIn(await login(NEW_PASSWORD))).toBe(true);
    expect(await keyWorks(holder.secret)).toBe(keepApiKeys === true);
    const [entry] = await app.database.query<object[]>(
      `select action, actor_email, address, before, after from audit_log where action = 'password.change' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'password.change', actor_email: person.email, address: '127.0.0.1', before: null, after: null });
  });

  it('cannot make a key in silence: the owner is told its name, what it may do and until when, and nothing of the key', async () => {
    const { data } = await person.client.graphql<{ createApiKey: { secret: string; key: { prefix: string } } }>(
      'mutation { createApiKey(input: { name: "Nightly run", scopes: [ASK, FILES], expiresInDays: 366 }) { secret key { prefix } } }',
    );
    const told = await eventually(
      () => mail.received.find(({ to }) => to.includes(person.email))?.text,
      (text) => text !== undefined,
    );
    expect(told).toContain('Subject: An API key was made for your Themis account');
    for (const said of ['Nightly run', 'ASK, FILES', 'change your password, which ends the key']) expect(told).toContain(said);
    const { secret = '', key } = data?.createApiKey ?? {};
    for (const unsaid of [secret, key?.prefix]) expect(told).not.toContain(unsaid);
    const stored = JSON.stringify(await app.database.query(`select payload from jobs where name = 'send-account-notice'`));
    for (const plain of [person.email, 'Nightly run']) expect(stored).not.toContain(plain);
  });

  it('cannot change the password in silence: an e-mail without a link goes to the address of before', async () => {
    expect((await change(person.client, person.password, NEW_PASSWORD)).status).toBe(200);
    const { body: me } = await person.client.get<{ name: string }>('/api/auth/me');
    const theirs = { name: me.name, email: `thief-${person.email}`, phone: '+91 1' };
    expect((await person.client.put('/api/auth/profile', theirs)).status).toBe(200);
    const told = await eventually(
      () => mail.received.find(({ to }) => to.includes(person.email))?.text,
      (text) => text !== undefined,
    );
    expect(told).toContain('Subject: Your Themis password was changed');
    expect(told).toContain('tell your administrator at once');
    expect(told).not.toMatch(/https?:/);
    const stored = JSON.stringify(await app.database.query(`select payload from jobs where name = 'send-account-notice'`));
    expect(stored).not.toContain(person.email);
  });

  it('cannot set a password without the present one, nor guess it for long', async () => {
    const wrong = await change(person.client, 'not the password', NEW_PASSWORD);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    for (const weak of ['short', 'qwerty123', person.password])
      expect((await change(person.client, person.password, weak)).status).toBe(422);
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await change(person.client, `guess ${count}`, NEW_PASSWORD)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await app.database.query('delete from rate_limits');
    expect(await isIn(await login())).toBe(true);
  });

  it('is not joined by others: of several changes of one password at the same time one is made, over both APIs', async () => {
    const other = await login();
    const graphql = async (newPassword: string) => {
      const input = { currentPassword: person.password, newPassword };
      const { errors } = await other.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ended } }', {
        input,
      });
      return errors?.[0]?.extensions.code ?? 'done';
    };
    const rest = async (newPassword: string) => (await change(person.client, person.password, newPassword)).body.code ?? 'done';
    const wanted = ['a louder violet lease', 'a quiet orange lease', 'a slow blue lease', 'a round red lease'];
    const outcomes = await Promise.all(wanted.map((password, at) => (at % 2 === 0 ? rest(password) : graphql(password))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    // The sessions of the others may have ended before they were asked who they are.
    for (const outcome of outcomes) expect(['done', 'WRONG_PASSWORD', 'UNAUTHENTICATED']).toContain(outcome);
    const works = [];
    for (const password of [person.password, ...wanted])
      works.push((await client.form('/api/auth/login', { username: person.email, password })).status === 200);
    expect(works).toEqual([false, ...outcomes.map((outcome) => outcome === 'done')]);
  });

  it('is not let in by a login that began with the old password and ends after the new one was set', async () => {
    const lock = app.database.createQueryRunner();
    await lock.startTransaction();
    // Holds the login between the check of its password and the session.
    await lock.query('select id from users where email = $1 for update', [person.email]);
    const late = client.form('/api/auth/login', { username: person.email, password: person.password });
    const waiting = `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like '%users%'`;
    await eventually(
      async () => (await app.database.query<{ waiting: number }[]>(waiting))[0]?.waiting ?? 0,
      (count) => count > 0,
    );
    await lock.query(`update users set password_hash = 'another' where email = $1`, [person.email]);
    await lock.commitTransaction();
    await lock.release();
    expect((await late).status).toBe(401);
  });

  describe('cannot use the way back in of those who forgot their password', () => {
    const ask = (email: string) => client.post<{ message: string; code?: string }>('/api/auth/password-reset', { email });
    const reset = (token: string, password = NEW_PASSWORD) =>
      client.post<{ message: string; code?: string }>('/api/auth/password-reset/confirm', { token, password });
    const settled = () =>
      eventually(
        async () => (await app.database.query<{ open: number }[]>(UNSENT))[0]?.open,
        (open) => open === 0,
      );
    /** The token of the newest link that the person was sent. */
    const tokenFor = async (email = person.email) => {
      const newest = () => mail.received.flatMap(({ to, text }) => (to.includes(email) ? (tokenIn(text) ?? []) : [])).at(-1);
      await ask(email);
      await eventually(newest, (token) => token !== undefined);
      await settled();
      return newest() ?? '';
    };
    const status = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
      const { status: code, body } = await answer;
      return [code, body.code ?? 'done'];
    };

    it('to find out who has an account: the answer is the same, and only a worker looks', async () => {
      const statements: string[] = [];
      const { logger } = app.nest.get(DataSource);
      const spy = jest.spyOn(logger, 'logQuery').mockImplementation((query) => void statements.push(query.split(/\s+/, 3).join(' ')));
      const asked = async (email: string) => {
        statements.length = 0;
        const { status: code, body } = await ask(email);
        return { code, body, statements: [...statements] };
      };
      const [known, unknown] = [await asked(person.email), await asked(`x${person.email}`)];
      spy.mockRestore();
      expect(unknown).toEqual(known);
      expect(known).toMatchObject({ code: 200, body: { message: expect.stringContaining('If there is an account') } });
      await settled();
      expect(mail.received.flatMap(({ to }) => to)).not.toContain(`x${person.email}`);
      expect(await app.database.query('select id from password_resets where user_id is null')).toEqual([]);
    });

    it('for long: questions for one address are counted, whether or not it has an account', async () => {
      for (const email of [person.email, `x${person.email}`]) {
        const statuses = [];
        for (let count = 0; count < 6; count += 1) statuses.push((await ask(email)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
      await settled();
    });

    it('with a link of their own making: it names the address of the settings, and its token is kept as a digest', async () => {
      await fetch(`${app.url}/api/auth/password-reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', host: 'evil.example' },
        body: JSON.stringify({ email: person.email }),
      });
      const token = await tokenFor();
      const text = mail.received
        .filter(({ to }) => to.includes(person.email))
        .map((sent) => sent.text)
        .join('\n');
      expect(text).toContain(`https://law.example/reset-password#${token}`);
      expect(text).not.toContain('evil.example');
      const stored = JSON.stringify(await app.database.query('select * from password_resets, jobs'));
      for (const plain of [token, person.email]) expect(stored).not.toContain(plain);
      for (const guess of ['', 'x', token.slice(0, -1), `${token.slice(0, -1)}_`, '0'.repeat(43)])
        expect([400, 422]).toContain((await reset(guess)).status);
      expect(await status(reset(token, 'qwerty123'))).toEqual([422, 'VALIDATION_FAILED']);
      expect((await reset(token)).status).toBe(200);
    });

    it('twice with one link, at once or later, nor with an older one, nor after half an hour', async () => {
      const old = await tokenFor();
      const token = await tokenFor();
      expect(await status(reset(old))).toEqual([400, 'PASSWORD_RESET_INVALID']);
      const both = await Promise.all([status(reset(token)), status(reset(token, 'a quiet orange lease'))]);
      expect(both.sort()).toEqual([
        [200, 'done'],
        [400, 'PASSWORD_RESET_INVALID'],
      ]);
      expect(await status(reset(token))).toEqual([400, 'PASSWORD_RESET_INVALID']);
      const late = await tokenFor();
      await app.database.query(`update password_resets set expires_at = now() - interval '1 second'`);
      expect(await status(reset(late))).toEqual([400, 'PASSWORD_RESET_INVALID']);
      const [entry] = await app.database.query<{ count: number }[]>(
        `select count(*)::int as count from audit_log where action = 'password.reset' and actor_email = $1`,
        [person.email],
      );
      expect(entry?.count).toBe(1);
    });

    it('to keep a session, a key or a link that was sent before the password was changed', async () => {
      const holder = await keyHolder();
      person = holder;
      const open = await socket(person.client);
      expect((await reset(await tokenFor())).body.message).toContain('every session was signed out');
      expect(await open.closed).toEqual(ENDED);
      expect([await isIn(person.client), await keyWorks(holder.secret)]).toEqual([false, false]);
      const signedIn = await login(NEW_PASSWORD);
      expect(await isIn(signedIn)).toBe(true);
      const sent = await tokenFor();
      expect((await change(signedIn, NEW_PASSWORD, 'a quiet orange lease')).status).toBe(200);
      expect(await status(reset(sent))).toEqual([400, 'PASSWORD_RESET_INVALID']);
    });

    it('with an address of their own in the profile, until somebody has logged in with the password', async () => {
      const { body: me } = await person.client.get<{ name: string }>('/api/auth/me');
      const theirs = `thief-${person.email}`;
      const moved = await person.client.put('/api/auth/profile', { name: me.name, email: theirs, phone: '+91 1' });
      expect(moved.status).toBe(200);
      await ask(theirs);
      await settled();
      expect(mail.received.flatMap(({ to }) => to)).not.toContain(theirs);
      person = { ...person, email: theirs };
      expect(await isIn(await login())).toBe(true);
      expect((await reset(await tokenFor())).status).toBe(200);
    });

    it('past a second factor', async () => {
      const { recoveryCodes } = await enrol(person, app.database);
      expect((await reset(await tokenFor())).status).toBe(200);
      const challenge = await challengeOf(client, '/api/auth/login', person.email, NEW_PASSWORD);
      expect((await client.post('/api/auth/second-factor', { challenge, code: recoveryCodes[0] })).status).toBe(200);
    });

    it('into an account that was deactivated', async () => {
      await app.database.query('update users set is_active = false where email = $1', [person.email]);
      await ask(person.email);
      await settled();
      expect(mail.received.flatMap(({ to }) => to)).not.toContain(person.email);
    });
  });
});

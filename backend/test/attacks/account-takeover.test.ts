import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newApiKey } from '../support/api-keys.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser, type Person, userToken } from '../support/people.js';
import { TestSocket } from '../support/test-socket.js';

const ENDED = { code: 4401, reason: 'The session or its token has ended' };
const NEW_PASSWORD = 'a louder violet lease';
interface Listed {
  id: string;
  current: boolean;
  device: string;
  address: string;
  area: string;
}

describe('whoever has got hold of somebody’s session or password', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;

  beforeAll(async () => {
    app = await startApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
  });
  afterAll(() => app.close());

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
  const change = (as: Client, currentPassword: string, newPassword: string) =>
    as.post<{ message: string; ended: number; code?: string }>('/api/account/password', {
      current_password: currentPassword,
      new_password: newPassword,
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

  it('loses every session to a new password, which an API key survives', async () => {
    const holder = await keyHolder();
    person = holder;
    const thieves = [await login(), await login()];
    const open = await socket(thieves[0] ?? client);
    const changed = await change(person.client, person.password, NEW_PASSWORD);
    expect(changed).toMatchObject({
      status: 200,
      body: { ended: 2, message: 'Your password was changed. 2 other sessions were signed out.' },
    });
    expect(await open.closed).toEqual(ENDED);
    expect(await Promise.all(thieves.map(isIn))).toEqual([false, false]);
    expect(await isIn(person.client)).toBe(true);
    expect((await client.form('/api/auth/login', { username: person.email, password: person.password })).status).toBe(401);
    expect(await isIn(await login(NEW_PASSWORD))).toBe(true);
    expect(await keyWorks(holder.secret)).toBe(true);
    const [entry] = await app.database.query<object[]>(
      `select action, actor_email, address, before, after from audit_log where action = 'password.change' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'password.change', actor_email: person.email, address: '127.0.0.1', before: null, after: null });
  });

  it('cannot set a password without the present one, nor guess it for long', async () => {
    const wrong = await change(person.client, 'not the password', NEW_PASSWORD);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    for (const weak of ['short', 'password', person.password])
      expect((await change(person.client, person.password, weak)).status).toBe(422);
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await change(person.client, `guess ${count}`, NEW_PASSWORD)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await app.database.query('delete from rate_limits');
    expect(await isIn(await login())).toBe(true);
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
});

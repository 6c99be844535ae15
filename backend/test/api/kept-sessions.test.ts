import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APP_CONFIG, type AppConfig } from '../../src/core/config/config.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const COOKIE = /^themis_kept_session=([\w-]{43}); Max-Age=(\d+); Path=\/api\/auth\/kept-session; HttpOnly; SameSite=Strict$/;
const FORGOTTEN = 'themis_kept_session=; Max-Age=0; Path=/api/auth/kept-session; HttpOnly; SameSite=Strict';
const DAY = 86_400;

interface Opened {
  access_token: string;
  kept_until?: string;
}
interface Device extends Opened {
  secret: string;
  age: number;
}

describe('keeping a session on a device', () => {
  let app: TestApp;
  let stranger: Client;
  let person: Person;

  beforeAll(async () => {
    app = await sharedApp();
    stranger = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(stranger);
  });
  afterAll(() => app.close());

  const deviceOf = ({ headers, body }: { headers: Headers; body: Opened }): Device => {
    const [, secret = '', age = ''] = COOKIE.exec(headers.get('set-cookie') ?? '') ?? [];
    keepSecrets(secret);
    return { ...body, secret, age: Number(age) };
  };
  const keep = async (): Promise<Device> => deviceOf(await person.client.post<Opened>('/api/auth/kept-session'));
  const renew = (secret: string) =>
    stranger.post<Opened & { code?: string }>('/api/auth/kept-session/renew', undefined, {
      cookie: `other=1; themis_kept_session=${secret}`,
    });
  const statusOf = async (secret: string): Promise<[number, string | undefined]> => {
    const { status, body } = await renew(secret);
    return [status, body.code];
  };
  const works = async (token: string): Promise<boolean> => (await stranger.as(token).get('/api/auth/me')).status === 200;
  const lately = (interval: string): Promise<unknown> =>
    app.database.query(
      `update session_renewals set made_at = made_at - $1::interval, used_at = used_at - $1::interval
       where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = $2)`,
      [interval, person.email],
    );

  it('gives a browser a cookie that opens the session again for 30 days, each time with another one', async () => {
    const first = await keep();
    expect([first.age > 29.9 * DAY, first.age <= 30 * DAY]).toEqual([true, true]);
    expect(Math.round((Date.parse(first.kept_until ?? '') - Date.now()) / 1000 / DAY)).toBe(30);
    const again = deviceOf(await renew(first.secret));
    expect(again.secret).not.toBe(first.secret);
    expect(await works(again.access_token)).toBe(true);
    const { body } = await stranger.as(again.access_token).get<{ sessions: object[] }>('/api/account/sessions');
    expect(body.sessions).toEqual([expect.objectContaining({ kept: true, current: true })]);
  });

  it('takes a used cookie for a minute more, for tabs that start together and for answers that got lost', async () => {
    const { secret } = await keep();
    const both = await Promise.all([renew(secret), renew(secret)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const next of both.map(deviceOf)) expect((await renew(next.secret)).status).toBe(200);
  });

  it('ends the session for both when a copied cookie is used later', async () => {
    const { secret } = await keep();
    const owner = deviceOf(await renew(secret));
    await lately('2 minutes');
    const refused = await renew(secret);
    expect([refused.status, refused.body.code, refused.headers.get('set-cookie')]).toEqual([401, 'SESSION_NOT_KEPT', FORGOTTEN]);
    expect(await works(owner.access_token)).toBe(false);
    expect(await statusOf(owner.secret)).toEqual([401, 'SESSION_NOT_KEPT']);
    expect(await app.database.query(`select action, subject_name from audit_log where actor_email = $1`, [person.email])).toEqual([
      { action: 'session.copied', subject_name: person.email },
    ]);
  });

  it.each([
    ['a sign-out', (as: Client) => as.post('/api/auth/logout')],
    ['signing out all others', async () => (await signedIn()).delete('/api/account/sessions')],
    ['a deactivation', () => app.database.query('update users set is_active = false where email = $1', [person.email])],
    ['the end of the thirty days', () => app.database.query('update sessions set expires_at = now() where kept')],
  ])('opens nothing any more after %s', async (_name, end) => {
    const { secret, access_token: token } = await keep();
    await end(stranger.as(token));
    expect(await statusOf(secret)).toEqual([401, 'SESSION_NOT_KEPT']);
  });

  it.each([
    ['words', 'nothing'],
    ['a forged one', 'x'.repeat(43)],
    ['a long one', 'x'.repeat(5000)],
    ['none', ''],
  ])('refuses a cookie of %s, and ends no session for it', async (_name, secret) => {
    const { access_token: token } = await keep();
    expect(await statusOf(secret)).toEqual([401, 'SESSION_NOT_KEPT']);
    expect(await works(token)).toBe(true);
  });

  it('lets a token alone renew itself for as long as a session lasts that is not kept', async () => {
    const { access_token: token, secret } = await keep();
    expect((await stranger.as(token).post('/api/auth/renew')).status).toBe(200);
    await lately('13 hours');
    expect((await stranger.as(token).post('/api/auth/renew')).status).toBe(401);
    expect((await renew(secret)).status).toBe(200);
    expect((await stranger.as(token).post('/api/auth/renew')).status).toBe(200);
  });

  it('is for a session whose owner has just signed in with a password, where the installation allows it', async () => {
    const config = app.nest.get<AppConfig>(APP_CONFIG);
    const refusals: [object, string][] = [
      [{}, 'CANNOT_KEEP_SESSION'],
      [{ by_provider: true }, 'CANNOT_KEEP_SESSION'],
    ];
    const { keptDays } = config.sessions;
    for (const [row, code] of refusals) {
      if ('by_provider' in row) await app.database.query('update sessions set by_provider = true');
      else config.sessions.keptDays = 0;
      const { status, body } = await person.client.post<{ code: string }>('/api/auth/kept-session');
      config.sessions.keptDays = keptDays;
      expect([status, body.code]).toEqual([409, code]);
    }
    await app.database.query(
      `update sessions set by_provider = false, created_at = created_at - interval '11 minutes', confirmed_at = null`,
    );
    expect((await person.client.post('/api/auth/kept-session')).body).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect((await stranger.get<{ kept_days: number }>('/api/auth/options')).body.kept_days).toBe(30);
  });

  it('has the cookie sent over https alone where people come by https', async () => {
    const { headers } = await person.client.post('/api/auth/kept-session', undefined, { 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toMatch(/; SameSite=Strict; Secure$/);
  });

  async function signedIn(): Promise<Client> {
    const { body } = await stranger.form<Opened>('/api/auth/login', { username: person.email, password: person.password });
    return stranger.as(body.access_token);
  }
});

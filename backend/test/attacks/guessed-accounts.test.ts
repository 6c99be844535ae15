import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/core/limits/limits.js';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { rawLogin, rawRequest } from '../support/raw-request.js';

const TAKEN = 'Email already registered';
const TOO_MANY = 'Too many requests. Please try again later.';

describe('guessing passwords and e-mails', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await startApp({ ADMIN_ALLOWED_IPS: '127.0.0.0/8' });
    client = new Client(app.url);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const adminLogin = (password: string, from: string, username = ADMIN.email) =>
    rawLogin(app.url, '/api/admin-auth/login', { username, password }, { from });

  it('bounds the guesses at one administrator from all addresses together, and never locks the owner out', async () => {
    expect((await adminLogin(ADMIN.password, '127.0.0.1')).status).toBe(200);
    const statuses: number[] = [];
    const { points } = LIMITS['admin-login-strangers'];
    for (let count = 0; count < points + 5; count += 1) statuses.push((await adminLogin('a wrong password', `127.0.3.${count}`)).status);
    expect(statuses.slice(0, points - 1)).toEqual(Array.from({ length: points - 1 }, () => 401));
    expect(statuses.slice(points)).toEqual(Array.from({ length: 5 }, () => 429));
    const stranger = await adminLogin(ADMIN.password, '127.0.4.1');
    expect([stranger.status, Number(stranger.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await adminLogin(ADMIN.password, '127.0.0.1')).status).toBe(200);
  });

  it('bounds the guesses at one administrator from one address, and lets another one in from there', async () => {
    const { email, password } = await newUser(client);
    await app.database.query(`update users set role = 'admin' where email = $1`, [email]);
    const statuses: number[] = [];
    const { points } = LIMITS['admin-login-account'];
    for (let count = 0; count < points + 2; count += 1) statuses.push((await adminLogin('a wrong password', '127.0.5.1')).status);
    expect(statuses).toEqual([...Array.from({ length: points }, () => 401), 429, 429]);
    expect((await adminLogin(password, '127.0.5.1', email)).status).toBe(200);
  });

  it('counts through GraphQL as well', async () => {
    const query = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
    const codes: unknown[] = [];
    for (let count = 0; count < LIMITS['admin-login-account'].points + 1; count += 1) {
      const { errors } = await client.graphql(query, { input: { email: ADMIN.email, password: 'a wrong password' } });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await adminLogin('a wrong password', '127.0.0.1')).status).toBe(429);
  });

  const register = async (email: string, from?: string) => {
    const body = JSON.stringify({ name: 'Asha', email, phone: '1', password: 'a quiet green lease' });
    const answer = await rawRequest(app.url, {
      method: 'POST',
      path: '/api/auth/register',
      body,
      from,
      headers: { 'content-type': 'application/json' },
    });
    return [answer.status, (JSON.parse(answer.body) as { detail?: string }).detail];
  };
  let number = 0;
  const free = () => `free-${(number += 1)}-${Date.now()}@themis.test`;

  it('tells one source only so often that an e-mail has an account, and then nothing at all', async () => {
    const { email } = await newUser(client);
    const { points } = LIMITS['email-taken-source'];
    for (let count = 0; count < points; count += 1) expect(await register(email, '127.0.6.1')).toEqual([409, TAKEN]);
    // A taken and a free one answer alike now.
    expect(await register(email, '127.0.6.1')).toEqual([429, TOO_MANY]);
    expect(await register(free(), '127.0.6.1')).toEqual([429, TOO_MANY]);
    expect((await register(free(), '127.0.6.2'))[0]).toBe(201);
  });

  it('tells everybody together only so often', async () => {
    const { email } = await newUser(client);
    await app.database.query('delete from rate_limits');
    const { points } = LIMITS['email-taken-all'];
    const each = LIMITS['email-taken-source'].points;
    for (let count = 0; count < points; count += 1) expect((await register(email, `127.0.7.${Math.floor(count / each) + 1}`))[0]).toBe(409);
    expect(await register(email, '127.0.8.1')).toEqual([429, TOO_MANY]);
    expect(await register(free(), '127.0.8.2')).toEqual([429, TOO_MANY]);
  }, 120_000);

  it('lets no profile be used for it either', async () => {
    const { email } = await newUser(client);
    const { client: curious } = await newUser(client);
    const attempt = async (other: string) => (await curious.put('/api/auth/profile', { name: 'Asha', email: other, phone: '1' })).status;
    for (let count = 0; count < LIMITS['email-taken-source'].points; count += 1) expect(await attempt(email)).toBe(409);
    expect(await attempt(email)).toBe(429);
    expect(await attempt(free())).toBe(429);
  });
});

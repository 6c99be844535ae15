import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { request } from 'node:http';
import { PasswordHasher } from '../../src/core/access/password-hasher.js';
import { PASSWORD_COST } from '../../src/core/config/password-cost.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser, type Person } from '../support/people.js';
import { rawLogin } from '../support/raw-request.js';

describe('a flood of logins', () => {
  let app: TestApp;
  let person: Person;

  beforeAll(async () => {
    // Hashes that are done at once keep nobody waiting.
    app = await startApp({}, { passwordCost: PASSWORD_COST });
    person = await newUser(new Client(app.url));
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const guess = (n: number) => ({ username: `nobody-${n}@themis.test`, password: 'a guess' });
  const login = (fields: { username: string; password: string }, from: string) => rawLogin(app.url, '/api/auth/login', fields, { from });

  it('from one address fills the line of that address only, and somebody at another address is let in', async () => {
    const flood = Array.from({ length: 50 }, (_, n) => login(guess(n), '127.0.0.7'));
    const owner = login({ username: person.email, password: person.password }, '127.0.0.8');
    expect((await owner).status).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(body)).toMatchObject({ code: 'TOO_MANY_WAITING' });
    }
    expect(answers.filter(({ status }) => status === 401).length).toBe(50 - refused.length);
  });

  it('whose clients leave hashes nothing for those who were waiting', async () => {
    const verify = jest.spyOn(app.nest.get(PasswordHasher), 'verify');
    const { hostname, port } = new URL(app.url);
    const clients = Array.from({ length: 15 }, (_, n) => {
      const body = new URLSearchParams(guess(n)).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = request({
        host: hostname,
        port,
        path: '/api/auth/login',
        method: 'POST',
        headers,
        localAddress: '127.0.0.9',
        agent: false,
      });
      sent.on('error', () => undefined);
      sent.end(body);
      return sent;
    });
    await eventually(
      () => verify.mock.calls.length,
      (calls) => calls === clients.length,
    );
    for (const client of clients) client.destroy();
    const ends = await Promise.allSettled(verify.mock.results.map(({ value }) => value as Promise<boolean>));
    verify.mockRestore();
    const abandoned = ends.filter((end) => end.status === 'rejected' && (end.reason as { code?: string }).code === 'CLIENT_GONE');
    expect(abandoned.length).toBeGreaterThan(0);
    expect((await login({ username: person.email, password: person.password }, '127.0.0.9')).status).toBe(200);
  });
});

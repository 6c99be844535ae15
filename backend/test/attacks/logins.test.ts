import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { request } from 'node:http';
import { PasswordHasher } from '../../src/core/access/password-hasher.js';
import { PASSWORD_COST } from '../../src/core/config/password-cost.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser, type Person } from '../support/people.js';
import { type RawAnswer, rawLogin, rawRequest } from '../support/raw-request.js';

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

  describe('from many addresses', () => {
    const STRANGERS = 150;
    let app: TestApp;
    let person: Person;
    let hasher: PasswordHasher;

    beforeAll(async () => {
      app = await startApp();
      person = await newUser(new Client(app.url));
      hasher = app.nest.get(PasswordHasher, { strict: false });
    });
    beforeEach(() => app.database.query('delete from rate_limits'));
    afterAll(() => app.close());

    const addresses = (count: number) => Array.from({ length: count }, (_, n) => `127.${1 + (n >> 4)}.${n & 15}.${1 + (n % 200)}`);
    const login = (fields: { username: string; password: string }, from: string) => rawLogin(app.url, '/api/auth/login', fields, { from });
    const graphql = (query: string, variables: object, from: string) =>
      rawRequest(app.url, {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        from,
      });
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    const ALIASES = `mutation { ${Array.from({ length: 15 }, (_, n) => `a${n}: login(input: { email: "nobody-${n}@themis.test", password: "a guess" }) { accessToken }`).join(' ')} }`;

    /**
     * Lines up each of the calls behind the one before, while nothing is hashed, and then lets the line go.
     * @returns the names as they are answered, and the places in the line of those that waited as they were hashed: to let somebody in takes
     * longer afterwards than to refuse
     */
    async function order(
      lines: [name: string, call: () => Promise<RawAnswer>][][],
    ): Promise<{ names: string[]; hashed: number[]; answers: Map<string, RawAnswer> }> {
      const verify = jest.spyOn(hasher, 'verify');
      const names: string[] = [];
      const hashed: number[] = [];
      let lined = 0;
      const answers = new Map<string, RawAnswer>();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      // As many as are hashed at once, at most.
      const places = [1, 2].map((place) => hasher['queue'].run({ key: `held ${place}` }, () => held));
      try {
        const calls: Promise<void>[] = [];
        for (const line of lines) {
          for (const [name, call] of line)
            calls.push(
              call().then((answer) => {
                names.push(name);
                answers.set(name, answer);
              }),
            );
          await eventually(
            () => verify.mock.calls.length,
            (asked) => asked >= calls.length,
          );
          for (const { value } of verify.mock.results.slice(lined)) {
            const place = lined++;
            void Promise.resolve(value).then(() => hashed.push(place));
          }
        }
        release();
        await Promise.all(calls);
        return { names, hashed, answers };
      } finally {
        release();
        await Promise.all(places);
        verify.mockRestore();
      }
    }

    const owner = () => login({ username: person.email, password: person.password }, '127.0.0.77');

    it.each([
      ['REST', STRANGERS, (n: number, from: string) => login(guess(n), from)],
      ['GraphQL', 20, (_n: number, from: string) => graphql(ALIASES, {}, from)],
    ] as const)('by %s lets somebody who signs in from where they did before go first', async (_api, count, send) => {
      const flood = addresses(count).map((from, n): [string, () => Promise<RawAnswer>] => [`stranger ${n}`, () => send(n, from)]);
      const { hashed, answers } = await order([flood, [['owner', owner]]]);
      expect(answers.get('owner')?.status).toBe(200);
      // Behind those whose turn had come, and not behind the line.
      expect(hashed).toContain(count);
      expect(hashed.indexOf(count)).toBeLessThan(count / 4);
      for (const [name, { status }] of answers) if (name !== 'owner') expect([200, 401]).toContain(status);
    });

    it('lets their GraphQL login go first as well, and tells a wrong password of theirs no sooner than a stranger’s', async () => {
      const count = 100;
      const flood = addresses(count).map((from, n): [string, () => Promise<RawAnswer>] => [`stranger ${n}`, () => login(guess(n), from)]);
      const input = { email: person.email, password: person.password };
      const { names, hashed, answers } = await order([
        flood,
        [['wrong', () => login({ username: person.email, password: 'not the one' }, '127.0.0.78')]],
        [['right', () => graphql(LOGIN, { input }, '127.0.0.77')]],
      ]);
      expect(JSON.parse(answers.get('right')?.body ?? '')).toMatchObject({ data: { login: { accessToken: expect.any(String) } } });
      expect(answers.get('wrong')?.status).toBe(401);
      expect(hashed).toContain(count + 1);
      expect(hashed.indexOf(count + 1)).toBeLessThan(count / 4);
      // What strangers who came before are told is on its way by then.
      expect(names.indexOf('wrong')).toBeGreaterThan(count * 0.9);
    });

    it('lets strangers in, too, while those who are known keep coming', async () => {
      // From each address fewer than an account may try there.
      const known = Array.from({ length: 16 }, (_, n): [string, () => Promise<RawAnswer>] => [
        `known ${n}`,
        () => login({ username: person.email, password: person.password }, `127.0.0.${77 + (n % 2)}`),
      ]);
      const { names, answers } = await order([
        known.slice(0, 1),
        [['stranger', () => login({ username: person.email, password: person.password }, '127.99.0.1')]],
        known.slice(1),
      ]);
      for (const { status } of answers.values()) expect(status).toBe(200);
      expect(names.indexOf('stranger')).toBeLessThan(names.length - 1);
    });
  });
});

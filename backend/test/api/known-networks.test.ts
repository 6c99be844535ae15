import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KnownNetworks } from '../../src/core/access/addresses/known-networks.js';
import { Retention } from '../../src/core/retention/retention.js';
import type { TestApp } from '../support/app.js';
import { ADMIN } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser, type Person } from '../support/people.js';
import { rawLogin } from '../support/raw-request.js';
import { sharedApp } from '../support/shared-app.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';

describe('the networks that an account was signed in to from', () => {
  let app: TestApp;
  let networks: KnownNetworks;
  let person: Person;
  let id: string;

  beforeAll(async () => {
    app = await sharedApp();
    networks = app.nest.get(KnownNetworks, { strict: false });
    person = await newUser(new Client(app.url));
    ({ id } = (await person.client.get<{ id: string }>('/api/auth/me')).body);
  });
  afterAll(() => app.close());

  const login = async (from: string, password = person.password) =>
    (await rawLogin(app.url, '/api/auth/login', { username: person.email, password }, { from })).status;
  const known = async (address: string, account = id) => (await networks.look(account, address)).known;
  const rows = (account = id) =>
    app.database.query<{ network: Buffer; seen_at: Date }[]>('select network, seen_at from known_networks where user_id = $1', [account]);

  it('are known by a login, and by nothing else', async () => {
    expect(await login('127.3.1.1', 'not the one')).toBe(401);
    expect(await known('127.3.1.1')).toBe(false);
    expect(await login('127.3.1.1')).toBe(200);
    for (const near of ['127.3.1.1', '127.3.1.200', '::ffff:127.3.1.7']) expect([near, await known(near)]).toEqual([near, true]);
    for (const far of ['127.3.2.1', '127.4.1.1', '2001:db8::1', 'unknown']) expect([far, await known(far)]).toEqual([far, false]);
    expect(await known('127.3.1.1', NOBODY)).toBe(false);
  });

  it('are noted by the login of an administrator and by GraphQL, too', async () => {
    const [{ id: admin }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [ADMIN.email]);
    const { status } = await rawLogin(app.url, '/api/admin-auth/login', { username: ADMIN.email, password: ADMIN.password });
    expect([status, await rows(admin)]).toEqual([200, [expect.anything()]]);
    const other = await newUser(new Client(app.url));
    await app.database.query('delete from known_networks');
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    await new Client(app.url).graphql(query, { input: { email: other.email, password: other.password } });
    expect(await app.database.query('select 1 from known_networks')).toHaveLength(1);
  });

  it('stand in the database as digests that name neither the network nor who else uses it', async () => {
    const other = await newUser(new Client(app.url));
    expect(await login('127.0.0.1')).toBe(200);
    const all = await app.database.query<{ user_id: string; network: Buffer }[]>('select user_id, network from known_networks');
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ network }) => network.toString('hex'))).size).toBe(all.length);
    for (const { network } of all) expect([network.length, network.toString('latin1')]).toEqual([32, expect.not.stringContaining('127.0')]);
    expect(other.email).toBeDefined();
  });

  it('are bounded for each account, the last used ones staying', async () => {
    await app.database.query('delete from known_networks where user_id = $1', [id]);
    for (let n = 0; n < 60; n += 1) await networks.note(id, `198.51.${n}.1`);
    expect(await rows()).toHaveLength(50);
    expect([await known('198.51.59.1'), await known('198.51.10.1'), await known('198.51.9.1')]).toEqual([true, true, false]);
    await networks.note(id, '198.51.10.7');
    expect(await rows()).toHaveLength(50);
  });

  it('are written down once a day, and no longer known after 90 days; the worker then forgets them', async () => {
    await app.database.query('delete from known_networks where user_id = $1', [id]);
    await networks.note(id, '203.0.113.1');
    await networks.note(id, '192.0.2.1');
    expect(await networks.look(id, '203.0.113.9')).toEqual({ known: true, noted: true });
    const age = (days: number) =>
      app.database.query(
        `update known_networks set seen_at = now() - $2 * interval '1 day' where user_id = $1 and network = (
        select network from known_networks where user_id = $1 order by seen_at limit 1)`,
        [id, days],
      );
    await age(89);
    expect(await networks.look(id, '203.0.113.9')).toEqual({ known: true, noted: false });
    await age(91);
    expect(await networks.look(id, '203.0.113.9')).toEqual({ known: false, noted: false });
    expect(await app.worker.get(Retention, { strict: false }).removeKnownNetworks(90)).toBe(1);
    expect(await rows()).toHaveLength(1);
    await networks.note(id, '203.0.113.1');
    expect(await networks.look(id, '203.0.113.9')).toEqual({ known: true, noted: true });
  });

  it('are those of earlier logins, where these are from before networks were kept', async () => {
    const other = await newUser(new Client(app.url));
    const { body } = await other.client.get<{ id: string }>('/api/auth/me');
    await app.database.query('delete from known_networks');
    expect(await networks.look(body.id, '127.0.0.1')).toEqual({ known: true, noted: false });
  });

  it('do not keep a login from succeeding when they cannot be noted', async () => {
    await app.database.query('alter table known_networks rename to known_networks_away');
    try {
      await networks.note(id, '192.0.2.200');
    } finally {
      await app.database.query('alter table known_networks_away rename to known_networks');
    }
  });

  it('go with the account', async () => {
    const other = await newUser(new Client(app.url));
    const { body } = await other.client.get<{ id: string }>('/api/auth/me');
    expect(await rows(body.id)).toHaveLength(1);
    expect((await other.client.post('/api/account/delete', { password: other.password })).status).toBe(200);
    expect(await rows(body.id)).toEqual([]);
  });
});

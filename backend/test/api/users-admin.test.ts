import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, type TestApp } from '../support/app.js';
import { Client, type GraphqlAnswer } from '../support/client.js';
import { adminClient, newUser, type Person, userToken } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Row {
  id: string;
  email: string;
  role: string;
  is_active: boolean;
  is_verified: boolean;
  tokens: number;
}
interface List {
  users: Row[];
  total_count: number;
  verified_count: number;
  admin_count: number;
  active_count: number;
}

interface UsersPage {
  users: { totalCount: number; nodes: { id: string; tokens: number }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

const LAST_ADMIN = 'The last active administrator cannot be demoted or deactivated';

describe('user administration', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let person: Person & { id: string };

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    const made = await newUser(client);
    person = { ...made, id: (await made.client.get<{ id: string }>('/api/auth/me')).body.id };
  });
  afterAll(() => app.close());

  const rowOf = async (id: string) => (await admin.get<List>('/api/admin/users')).body.users.find((user) => user.id === id);
  const audited = (id: string): Promise<{ action: string; before: unknown; after: unknown }[]> =>
    app.database.query('select action, before, after, actor_email, address from audit_log where subject = $1 order by id', [`user:${id}`]);

  async function secondAdmin(): Promise<{ id: string; email: string; client: Client }> {
    const made = await newUser(client, 'Second Admin');
    const { id } = (await made.client.get<{ id: string }>('/api/auth/me')).body;
    await admin.post(`/api/admin/users/${id}/toggle-admin`);
    const { body } = await client.form<{ access_token: string }>('/api/admin-auth/login', {
      username: made.email,
      password: made.password,
    });
    return { id, email: made.email, client: client.as(body.access_token) };
  }

  it('lists users with filters, counts and a window', async () => {
    await admin.post(`/api/admin/users/${person.id}/verify`);
    const all = (await admin.get<List>('/api/admin/users')).body;
    expect(all.total_count).toBe(all.users.length);
    expect(all.verified_count).toBe(all.users.filter((user) => user.is_verified).length);
    expect(all.admin_count).toBe(all.users.filter((user) => user.role === 'admin').length);
    expect(all.active_count).toBe(all.users.filter((user) => user.is_active).length);
    expect(all.users.find((user) => user.id === person.id)).toMatchObject({ email: person.email, tokens: 20, is_verified: true });

    const verified = (await admin.get<List>('/api/admin/users?verified_only=true')).body;
    expect(verified.users.every((user) => user.is_verified)).toBe(true);
    expect(verified.total_count).toBe(all.total_count);
    const admins = (await admin.get<List>('/api/admin/users/?role_filter=admin')).body.users;
    expect(admins.map(({ role }) => role)).toEqual(Array(all.admin_count).fill('admin'));
    const window = (await admin.get<List>('/api/admin/users?limit=1&offset=1')).body.users;
    expect(window).toEqual(all.users.slice(1, 2));
    expect(await admin.get('/api/admin/users?role_filter=boss')).toMatchObject({
      status: 422,
      body: { detail: 'Role must be user or admin' },
    });
    expect(await admin.get('/api/admin/users?limit=0')).toMatchObject({ status: 422 });
    expect(await admin.get('/api/admin/users?verified_only=maybe')).toMatchObject({ status: 422 });
  });

  it('pages through every order on GraphQL and loads balances at once', async () => {
    for (let count = 0; count < 4; count += 1) await newUser(client, `Person ${count}`);
    for (const field of ['CREATED_AT', 'NAME', 'EMAIL', 'LAST_LOGIN']) {
      for (const direction of ['ASC', 'DESC']) {
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const { data, errors }: GraphqlAnswer<UsersPage> = await admin.graphql<UsersPage>(
            `query ($after: String, $sort: UserSort) { users(first: 2, after: $after, sort: $sort) { totalCount nodes { id tokens } pageInfo { endCursor hasNextPage } } }`,
            { after, sort: { field, direction } },
          );
          expect(errors).toBeUndefined();
          seen.push(...(data?.users.nodes.map(({ id }) => id) ?? []));
          after = data?.users.pageInfo.hasNextPage ? data.users.pageInfo.endCursor : null;
          if (!after) expect(new Set(seen).size).toBe(data?.users.totalCount);
        } while (after);
      }
    }
    const found = await admin.graphql<{ users: { nodes: { email: string }[] } }>(
      `query ($search: String) { users(search: $search, role: USER, isActive: true) { nodes { email } } }`,
      { search: person.email.slice(0, 10).toUpperCase() },
    );
    expect(found.data?.users.nodes).toEqual([{ email: person.email }]);
    const pages = await admin.graphql<Record<'all' | 'second', { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } }>>(
      '{ all: users(first: 4) { nodes { id } pageInfo { hasNextPage } } second: users(first: 2, offset: 2) { nodes { id } pageInfo { hasNextPage } } }',
    );
    expect(pages.data?.second.nodes).toEqual(pages.data?.all.nodes.slice(2));
    expect((await admin.graphql('{ users(offset: -1) { totalCount } }')).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    const forged = await admin.graphql('{ users(after: "bm9uc2Vuc2U") { totalCount } }');
    expect(forged.errors?.[0]).toMatchObject({ message: 'Invalid cursor', extensions: { code: 'BAD_REQUEST' } });
  });

  it('creates with the documented payload and default', async () => {
    const made = await admin.post<{ message: string; user: Row }>('/api/admin/users', {
      name: 'Ravi Kumar',
      email: ' Made@Themis.test ',
      password: 'six-6!',
      role: 'user',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { message: 'User Made@Themis.test created successfully', user: { tokens: 20, is_verified: false, role: 'user' } },
    });
    expect(await admin.post('/api/admin/users/', { name: 'Ravi', email: 'made@themis.TEST', password: 'six-6!' })).toMatchObject({
      status: 409,
      body: { detail: 'Email already registered' },
    });
    const rich = await admin.post<{ user: Row }>('/api/admin/users', {
      name: 'Ravi Kumar',
      email: 'rich@themis.test',
      phone: '',
      password: 'six-6!',
      role: 'admin',
      is_verified: true,
      initial_tokens: 0,
      id: person.id,
      is_active: false,
    });
    expect(rich.body.user).toMatchObject({ role: 'admin', is_verified: true, tokens: 0, is_active: true });
    expect(rich.body.user.id).not.toBe(person.id);
    for (const initial_tokens of [-1, 1.5, '5', 2e9, true]) {
      const refused = await admin.post('/api/admin/users', { name: 'Ravi', email: 'x@themis.test', password: 'six-6!', initial_tokens });
      expect(refused).toMatchObject({ status: 422 });
    }
    expect(await audited(made.body.user.id)).toMatchObject([
      {
        action: 'user.create',
        before: null,
        after: { email: 'Made@Themis.test', tokens: 20 },
        actor_email: ADMIN.email,
        address: '127.0.0.1',
      },
    ]);
    const entries = await app.database.query<{ text: string }[]>('select audit_log::text as text from audit_log');
    expect(entries.some(({ text }) => text.includes('six-6!') || text.includes('argon2'))).toBe(false);
  });

  it('names the affected user in every message and records every change', async () => {
    const { id, email } = person;
    const at = `/api/admin/users/${id}`;
    const said = async (call: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status, body } = await call;
      return `${status} ${String(body.message ?? body.detail)}`;
    };
    expect(await said(admin.post(`${at}/verify`))).toBe(`200 User ${email} verified successfully`);
    expect(await said(admin.post(`${at}/toggle-admin/`))).toBe(`200 Admin privileges granted to ${email}`);
    expect(await said(admin.post(`${at}/toggle-admin`))).toBe(`200 Admin privileges removed from ${email}`);
    expect(await said(admin.post(`${at}/toggle-status`))).toBe(`200 User ${email} deactivated successfully`);
    expect(await said(admin.post(`${at}/toggle-status`))).toBe(`200 User ${email} activated successfully`);
    expect(await said(admin.put(at, { name: 'New Name', email: `new-${email}`, phone: '+1 (2) 3' }))).toBe(
      `200 User new-${email} updated successfully`,
    );
    expect(await said(admin.put(at, { name: 'N', email }))).toBe('422 Name must be at least 2 characters');
    expect(await said(admin.put(at, { name: 'New Name', email: ADMIN.email.toUpperCase() }))).toBe('409 Email already registered');
    expect(await said(admin.delete(at))).toBe(`200 User new-${email} deactivated successfully`);
    expect(await rowOf(id)).toMatchObject({ email: `new-${email}`, is_active: false, is_verified: true, role: 'user' });
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'user.verify',
      'user.toggle-admin',
      'user.toggle-admin',
      'user.toggle-status',
      'user.toggle-status',
      'user.update',
      'user.deactivate',
    ]);
    for (const unknown of ['6f1f0b52-0000-4000-8000-000000000000', 'nonsense', "' or 1=1"]) {
      expect(await said(admin.post(`/api/admin/users/${encodeURIComponent(unknown)}/verify`))).toBe('404 User not found');
    }
  });

  it('ends sessions at once when an account is deactivated or its role changes', async () => {
    const me = () => person.client.get('/api/auth/me');
    expect((await me()).status).toBe(200);
    await admin.delete(`/api/admin/users/${person.id}`);
    expect((await me()).status).toBe(401);
    expect(await client.form('/api/auth/login', { username: person.email, password: person.password })).toMatchObject({
      status: 401,
      body: { detail: 'Incorrect email or password' },
    });
    await admin.post(`/api/admin/users/${person.id}/toggle-status`);
    expect((await me()).status).toBe(401);

    const user = client.as(await userToken(client, person.email, person.password));
    await admin.post(`/api/admin/users/${person.id}/toggle-admin`);
    expect((await user.get('/api/auth/me')).status).toBe(401);

    const other = await secondAdmin();
    expect((await other.client.get('/api/admin/users')).status).toBe(200);
    await admin.put(`/api/admin/users/${other.id}`, { name: 'Second Admin', email: other.email, role: 'user' });
    expect((await other.client.get('/api/admin/users')).status).toBe(401);
    expect((await other.client.graphql('{ userStatistics { totalCount } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('never loses the last active administrator, also with two at once', async () => {
    await app.database.query(`update users set role = 'user' where email <> $1`, [ADMIN.email]);
    const [{ id: own }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [ADMIN.email]);
    for (const refused of [
      await admin.delete(`/api/admin/users/${own}`),
      await admin.post(`/api/admin/users/${own}/toggle-admin`),
      await admin.post(`/api/admin/users/${own}/toggle-status`),
      await admin.put(`/api/admin/users/${own}`, { name: 'Administrator', email: ADMIN.email, role: 'user' }),
      await admin.put(`/api/admin/users/${own}`, { name: 'Administrator', email: ADMIN.email, is_active: false }),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { detail: LAST_ADMIN, code: 'LAST_ADMIN' } });
    }
    const other = await secondAdmin();
    const answers = await Promise.all([
      admin.post(`/api/admin/users/${other.id}/toggle-admin`),
      other.client.delete(`/api/admin/users/${own}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await app.database.query<unknown[]>(`select id from users where role = 'admin' and is_active`);
    expect(left).toHaveLength(1);
    await app.database.query(`update users set role = 'admin', is_active = true where id = $1`, [own]);
    admin = await adminClient(client);
  });

  it('gives GraphQL the same actions', async () => {
    const call = async (operation: string) => {
      const { data, errors } = await admin.graphql<Record<string, { message: string }>>(`mutation { ${operation} }`);
      return errors ? errors[0]?.message : Object.values(data ?? {})[0]?.message;
    };
    const { id, email } = person;
    expect(await call(`verifyUser(id: "${id}") { message user { isVerified tokens } }`)).toBe(`User ${email} verified successfully`);
    expect(await call(`toggleUserAdmin(id: "${id}") { message }`)).toBe(`Admin privileges granted to ${email}`);
    expect(await call(`toggleUserStatus(id: "${id}") { message }`)).toBe(`User ${email} deactivated successfully`);
    expect(await call(`updateUser(id: "${id}", input: { name: "Zo", email: "${email}", isActive: true, role: USER }) { message }`)).toBe(
      `User ${email} updated successfully`,
    );
    expect(await call(`deactivateUser(id: "${id}") { message }`)).toBe(`User ${email} deactivated successfully`);
    expect(await call(`createUser(input: { name: "Zo", email: "zo-${email}", password: "six-6!" }) { message }`)).toBe(
      `User zo-${email} created successfully`,
    );
    expect(await call(`createUser(input: { name: "Zo", email: "zo2-${email}", password: "password1" }) { message }`)).toBe(
      'This password is too common. Please choose another one.',
    );
    for (const again of ['', ' again']) {
      expect([again, await call(`setUserActive(id: "${id}", active: true) { message }`)]).toEqual([
        again,
        `User ${email} activated successfully`,
      ]);
      expect([again, await call(`setUserRole(id: "${id}", role: ADMIN) { message }`)]).toEqual([again, `${email} is an administrator`]);
    }
    expect(await call(`updateUser(id: "${id}", input: { isVerified: false }) { message }`)).toBe(`User ${email} updated successfully`);
    expect(await rowOf(id)).toMatchObject({ email, name: 'Zo', is_active: true, role: 'admin', is_verified: false });
    expect(await call('verifyUser(id: "nonsense") { message }')).toBe('User not found');
  });

  it('answers each root field of a mutation from what is there when it runs', async () => {
    const { id } = person;
    const { data } = await admin.graphql<Record<'a' | 'c', { user: { tokens: number } }> & { b: { tokens: number } }>(
      `mutation { a: verifyUser(id: "${id}") { user { tokens } } b: addTokens(id: "${id}", input: { tokens: 5 }) { tokens }
         c: verifyUser(id: "${id}") { user { tokens } } }`,
    );
    expect([data?.a.user.tokens, data?.b.tokens, data?.c.user.tokens]).toEqual([20, 25, 25]);
  });

  it('tells a program that keeps a copy which accounts changed since; a login is not a change', async () => {
    const since = 'updatedAfter: "2001-01-02T00:00:00Z"';
    const changed = async (narrowed = since) =>
      (await admin.graphql<UsersPage>(`{ users(${narrowed}) { totalCount nodes { id tokens } } }`)).data?.users.nodes.map(({ id }) => id);
    await app.database.query(`update users set changed_at = '2001-01-01'`);
    await app.database.query('update users set last_login = now()');
    expect(await changed()).toEqual([]);
    await admin.put(`/api/admin/users/${person.id}`, { phone: '+91 98100 00001' });
    expect(await changed()).toEqual([person.id]);
    // As it was written before there were arguments; those go before it.
    expect(await changed(`filter: { ${since} }`)).toEqual([person.id]);
    expect(await changed(`role: ADMIN, filter: { ${since}, role: USER }`)).toEqual([]);
  });
});

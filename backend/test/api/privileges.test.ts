import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

describe('input that sets what it may not', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let person: Person;
  let targetId: string;
  let personId: string;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    person = await newUser(client);
    const target = await newUser(client);
    targetId = (await target.client.get<{ id: string }>('/api/auth/me')).body.id;
    personId = (await person.client.get<{ id: string }>('/api/auth/me')).body.id;
  });
  afterAll(() => app.close());

  const rowsOf = (ids: readonly string[]) =>
    app.database.query('select u.*, a.balance from users u join token_accounts a on a.user_id = u.id where u.id = any($1) order by u.id', [
      ids,
    ]);

  it('leaves every account as it was', async () => {
    const profile = { name: person.name, email: person.email, phone: '+91 98100 00000' };
    await person.client.put('/api/auth/profile', profile);
    const before = await rowsOf([personId, targetId]);
    const privileges = {
      ...{ id: targetId, user_id: targetId, userId: targetId, role: 'admin', tokens: 1_000_000, balance: 1_000_000, is_admin: true },
      ...{ is_verified: true, is_active: false, isVerified: true, isActive: false, password: 'another password', password_hash: 'x' },
      ...{ created_at: '2000-01-01', last_login: null, tokens_used: 0, initial_tokens: 1_000_000, email_verified: true },
    };
    expect((await person.client.put('/api/auth/profile', { ...privileges, ...profile })).status).toBe(200);
    expect(await rowsOf([personId, targetId])).toEqual(before);

    const email = `${crypto.randomUUID()}@themis.test`;
    const registration = { ...privileges, name: 'New Person', email, phone: '1234567', password: 'a quiet green lease' };
    expect((await client.post('/api/auth/register', registration)).status).toBe(201);
    const [made] = await app.database.query(
      'select u.*, a.balance from users u join token_accounts a on a.user_id = u.id where email = $1',
      [email],
    );
    expect(made).toMatchObject({ role: 'user', is_verified: false, is_active: true, balance: '20' });
    expect(made.id).not.toBe(targetId);

    const edit = { name: 'Target Person', email: (before as { id: string; email: string }[]).find(({ id }) => id === targetId)?.email };
    const { is_active: _active, is_verified: _verified, role: _role, isActive, isVerified, ...others } = privileges;
    expect((await admin.put(`/api/admin/users/${targetId}`, { isActive, isVerified, ...edit })).status).toBe(400);
    expect((await admin.put(`/api/admin/users/${targetId}`, { ...others, ...edit })).status).toBe(200);
    const [after] = await rowsOf([targetId]);
    const target = (before as { id: string }[]).find(({ id }) => id === targetId);
    expect({ ...after, name: null, changed_at: null }).toEqual({ ...target, name: null, changed_at: null });

    for (const field of Object.keys(privileges)) {
      const { errors } = await person.client.graphql(
        `mutation { updateProfile(input: { name: "Asha", email: "${person.email}", phone: "1234567", ${field}: "x" }) { id } }`,
      );
      expect([field, errors?.[0]?.extensions.code]).toEqual([field, 'GRAPHQL_VALIDATION_FAILED']);
      const body = {
        document_type: 'reply',
        template_data: { complaint_summary: 'a', respondent_details: 'b', defenses: 'c' },
        [field]: 'x',
      };
      expect([field, (await person.client.post('/api/document/generate', body)).status]).toEqual([field, 400]);
    }
    expect(await rowsOf([personId])).toEqual((before as { id: string }[]).filter(({ id }) => id === personId));
  });
});

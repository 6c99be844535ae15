import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SessionsService } from '../../src/core/access/sessions.service.js';
import { Retention } from '../../src/core/retention/retention.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';

const LOCAL = { address: '127.0.0.1', userAgent: null };

describe('what is kept for some days only', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await startApp();
    client = new Client(app.url);
  });
  afterAll(() => app.close());

  const ids = async (sql: string) => (await app.database.query<{ id: string }[]>(sql)).map(({ id }) => String(id)).sort();

  it('forgets a login once its days are over, and no login that lives or ended a moment ago', async () => {
    const { client: user } = await newUser(client);
    const { id: userId } = (await user.get<{ id: string }>('/api/auth/me')).body;
    const sessions = app.nest.get(SessionsService);
    const [old, recent] = [await sessions.open(userId, 'user', 60, LOCAL), await sessions.open(userId, 'user', 60, LOCAL)];
    await app.database.query(`update sessions set expires_at = now() - interval '91 days' where id = $1`, [old.id]);
    await app.database.query(`update sessions set expires_at = now() - interval '89 days' where id = $1`, [recent.id]);
    const before = await ids('select id from sessions');
    expect(await app.worker.get(Retention, { strict: false }).removeSessions(90)).toBe(1);
    expect(await ids('select id from sessions')).toEqual(before.filter((id) => id !== old.id));
    expect((await user.get('/api/auth/me')).status).toBe(200);
  });

  it('keeps the audit log for ever unless told otherwise, and then the youngest days of it', async () => {
    await adminClient(client);
    const insert = `insert into audit_log (at, actor_id, actor_email, address, action, subject)
      select now() - age * interval '1 day', gen_random_uuid(), 'a@themis.test', '127.0.0.1', 'sample', 'sample' from unnest($1::int[]) as age`;
    await app.database.query(insert, [[400, 99, 101, 10]]);
    const all = await ids('select id from audit_log');
    const retention = app.worker.get(Retention, { strict: false });
    expect(await retention.removeAuditEntries(100)).toBe(2);
    expect(await ids('select id from audit_log')).toHaveLength(all.length - 2);
    expect(await ids(`select id from audit_log where at < now() - interval '100 days'`)).toEqual([]);
    await app.database.query(insert, [[20]]);
    await expect(retention.removeAuditEntries(15)).rejects.toThrow('append-only');
    await expect(app.database.query(`delete from audit_log where at < now() - interval '50 days'`)).rejects.toThrow('append-only');
  });

  it.each([
    [{ AUDIT_RETENTION_DAYS: '30' }, []],
    [{}, ['40']],
  ])('is removed by the worker itself as the settings say: %j', async (settings, left) => {
    const old = await startApp(settings, {
      reach: async (url) => {
        const database = await new DataSource({ type: 'postgres', url }).initialize();
        await database.query(
          `insert into audit_log (at, actor_id, actor_email, address, action, subject)
           values (now() - interval '40 days', gen_random_uuid(), 'a@themis.test', '127.0.0.1', 'old', '40')`,
        );
        await database.query(
          `with owner as (
             insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'Old', 'old@themis.test', '-') returning id
           )
           insert into sessions (id, user_id, kind, created_at, expires_at)
           select gen_random_uuid(), id, 'user', now() - interval '92 days', now() - interval '91 days' from owner`,
        );
        await database.destroy();
        return url;
      },
    });
    try {
      const count = (sql: string) => old.database.query<{ subject: string }[]>(sql);
      await eventually(
        () => count(`select id::text as subject from sessions where expires_at < now()`),
        (rows) => rows.length === 0,
      );
      await eventually(
        () => count(`select subject from audit_log where action = 'old'`),
        (rows) => JSON.stringify(rows.map(({ subject }) => subject)) === JSON.stringify(left),
      );
    } finally {
      await old.close();
    }
  });
});

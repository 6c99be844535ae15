import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { auditEntriesAfter, latestAuditEntry } from '../support/audit-entries.js';
import { CREATED, type Made, PRICE, type Row } from '../support/audit-row.js';
import { GRAPHQL_ROWS, REST_ROWS } from '../support/audit-rows.js';
import { Client } from '../support/client.js';
import { inTurn } from '../support/in-turn.js';
import { settledLibrary } from '../support/library.js';
import { GRAPHQL, REST } from '../support/operations.js';
import { adminClient, newUser } from '../support/people.js';

describe('the audit log', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    // Questions are written only where a language model is set, and starter law is loaded only where that is wanted; neither answers.
    const nobody = 'http://127.0.0.1:9';
    app = await startApp({
      ANTHROPIC_BASE_URL: nobody,
      ANTHROPIC_MODEL: 'none-there',
      STARTER_LAW: 'auto',
      STARTER_LAW_URL: nobody,
    });
    client = new Client(app.url);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const entriesAfter = (id: string) => auditEntriesAfter(app.database, id);
  const latest = () => latestAuditEntry(app.database);

  /** A document that no row has looked at; most rows need none, and each takes a while to be indexed. */
  let untouched: Pick<Made, 'law' | 'lawId'> | undefined;

  async function newLaw(name: string): Promise<Pick<Made, 'law' | 'lawId'>> {
    const law = `law-${name}.txt`;
    const uploader = await adminClient(client);
    await uploader.multipart('/api/admin/upload-legal-document', { file: new File([`1. ${name}.— Text.`], law), document_type: 'rule' });
    // Its own job is over, so that the test is alone with the document.
    return { law, lawId: (await settledLibrary(uploader)).get(law)?.id ?? '' };
  }

  async function fresh(): Promise<Omit<Made, 'prepared'>> {
    const { client: made } = await newUser(client);
    const { id } = (await made.get<{ id: string }>('/api/auth/me')).body;
    const held = (untouched ??= await newLaw(id));
    const touched = <T>(value: T): T => {
      untouched = undefined;
      return value;
    };
    return {
      id,
      get law() {
        return touched(held.law);
      },
      get lawId() {
        return touched(held.lawId);
      },
    };
  }

  /** Beside what was given, without looking at it. */
  const withPrepared = (given: Omit<Made, 'prepared'>, prepared: string): Made =>
    Object.assign(Object.create(given) as Omit<Made, 'prepared'>, { prepared });

  it('has a row here for each action of an administrator', () => {
    const routes = Object.entries(REST).filter(([route, { access }]) => access === 'admin' && !route.startsWith('GET '));
    // A preview prints what it is given and changes nothing.
    const acting = routes.map(([route]) => route).filter((route) => route !== 'POST /api/admin/template-preview');
    expect(Object.keys(REST_ROWS).sort()).toEqual(acting.sort());
    const fields = Object.entries(GRAPHQL).filter(([, { access, kind }]) => access === 'admin' && kind === 'mutation');
    expect(Object.keys(GRAPHQL_ROWS).sort()).toEqual(fields.map(([name]) => name).sort());
  });

  it.each([...inTurn(Object.entries(REST_ROWS), 6), ...inTurn(Object.entries(GRAPHQL_ROWS), 6, 3)])(
    'gets one entry from %s: who, from where, what, before and after',
    async (_name, { prepare, call, entry, outside }) => {
      const given = await fresh();
      const admin = await adminClient(client);
      const made = withPrepared(given, (await prepare?.(admin, given, app.database)) ?? '');
      const before = await latest();
      await call(admin, made);
      const entries = await entriesAfter(before);
      const expected = outside ? [{ ...entry, action: `${entry.action}.begin` }, entry] : [entry];
      expect(entries).toEqual(expected.map((one) => expect.objectContaining({ ...one, actor_email: ADMIN.email, address: '127.0.0.1' })));
      expect(JSON.stringify(entries)).not.toMatch(/six-6-audited|argon2|Text\./);
    },
  );

  it('gets one from a login, and none from what was refused', async () => {
    const before = await latest();
    const admin = await adminClient(client);
    expect(await entriesAfter(before)).toEqual([expect.objectContaining({ action: 'admin.login', actor_email: ADMIN.email })]);
    const after = await latest();
    await client.form('/api/admin-auth/login', { username: ADMIN.email, password: 'not the password' });
    await admin.post('/api/admin/users', { ...CREATED, email: ADMIN.email });
    await admin.post('/api/admin/token-pricing', { ...PRICE, base_tokens: -1 });
    await admin.post('/api/admin/users/6f1f0b52-0000-4000-8000-000000000000/tokens', { tokens: 1 });
    expect(await entriesAfter(after)).toEqual([]);
  });

  describe('when it cannot be written to', () => {
    /** Runs `work` while the database refuses entries of these actions. */
    async function refusing(actions: string[], work: () => Promise<void>): Promise<void> {
      const { database } = app;
      await database.query(`create function refuse_entry() returns trigger language plpgsql as $$
        begin if new.action = any(tg_argv) then raise exception 'no entry'; end if; return new; end $$`);
      const listed = actions.map((action) => `'${action}'`).join(', ');
      await database.query(`create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry(${listed})`);
      try {
        await work();
      } finally {
        await database.query('drop function refuse_entry() cascade');
      }
    }

    it.each(['cancelJob', 'retryJob', 'cancelIndexing', 'retryIndexing'])('%s is not done', async (name) => {
      const { prepare, call, entry } = GRAPHQL_ROWS[name] as Row;
      const given = await fresh();
      const admin = await adminClient(client);
      const made = withPrepared(given, (await prepare?.(admin, given, app.database)) ?? '');
      const { lawId } = given;
      const states = () =>
        app.database.query('select id, state, cancel_requested from jobs where subject = $1 order by id', [`legal-document:${lawId}`]);
      const before = { jobs: await states(), latest: await latest() };
      await refusing([entry.action], async () => {
        expect(await call(admin, made)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
      });
      expect({ jobs: await states(), latest: await latest() }).toEqual(before);
    });

    it('an administrator stays logged in', async () => {
      const admin = await adminClient(client);
      await refusing(['admin.logout'], async () => {
        expect((await admin.post('/api/admin-auth/logout')).status).toBe(500);
      });
      expect((await admin.get('/api/admin/system-status')).status).toBe(200);
    });
  });

  it.each(['update audit_log set reason = null', 'delete from audit_log', 'truncate audit_log'])(
    'cannot be changed: %s',
    async (statement) => {
      await expect(app.database.query(statement)).rejects.toThrow('append-only');
    },
  );

  it('is narrowed to a period, and to people by a part of their e-mail', async () => {
    const admin = await adminClient(client);
    type Found = { auditLog: { totalCount: number; nodes: { at: string; actorEmail: string; subjectName: string | null }[] } };
    const find = async (args: Record<string, string>) =>
      (
        await admin.graphql<Found>(
          `query ($search: String, $since: DateTime, $until: DateTime) {
             auditLog(first: 200, search: $search, since: $since, until: $until) { totalCount nodes { at actorEmail subjectName } }
           }`,
          args,
        )
      ).data?.auditLog;
    const { nodes = [], totalCount = 0 } = (await find({})) ?? {};
    const [{ at: newest, actorEmail } = { at: '', actorEmail: '' }] = nodes;
    expect(await find({ since: newest, until: newest })).toMatchObject({ totalCount: 0 });
    const before = await find({ until: newest });
    expect(before?.totalCount).toBeLessThan(totalCount);
    expect(before?.nodes.every(({ at }) => at < newest)).toBe(true);
    const theirs = await find({ search: actorEmail.toUpperCase() });
    expect(theirs?.nodes.length).toBeGreaterThan(0);
    expect(theirs?.nodes.every((entry) => entry.actorEmail === actorEmail || entry.subjectName?.includes(actorEmail))).toBe(true);
    expect(await find({ search: '%' })).toMatchObject({ totalCount: 0 });
  });

  it('names the account of who did it, as it is now, and nobody for an account that is gone', async () => {
    const admin = await adminClient(client);
    await app.database.query(
      `insert into audit_log (actor_id, actor_email, address, action, subject) values (gen_random_uuid(), 'gone', 'x', 'x', 'gone')`,
    );
    type Entries = { auditLog: { nodes: { actorId: string; actor: { id: string } | null }[] } };
    const actors = async (subject: string | null) =>
      (
        await admin.graphql<Entries>(
          'query ($subject: String) { auditLog(first: 5, subject: $subject) { nodes { actorId actor { id email } } } }',
          { subject },
        )
      ).data?.auditLog.nodes.map(({ actorId, actor }) => actor?.id === actorId);
    expect(await actors('gone')).toEqual([false]);
    expect(await actors(null)).toContain(true);
  });

  it('is paged through by administrators', async () => {
    const admin = await adminClient(client);
    const seen: string[] = [];
    type Page = { auditLog: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
    let total = 0;
    for (let after: string | null = null, more = true; more;) {
      const { data }: { data: Page | null } = await admin.graphql<Page>(
        'query ($after: String) { auditLog(first: 20, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }',
        { after },
      );
      seen.push(...(data?.auditLog.nodes.map(({ id }) => id) ?? []));
      after = data?.auditLog.pageInfo.endCursor ?? null;
      more = data?.auditLog.pageInfo.hasNextPage ?? false;
      total = data?.auditLog.totalCount ?? 0;
    }
    expect(new Set(seen).size).toBe(total);
    expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
    expect(seen[0]).toBe(await latest());
  });
});

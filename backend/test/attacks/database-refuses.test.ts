import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { newUser, type Person } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';

type Refusal = Answer<{ code?: string; detail?: string }>;

/** Only accounts without a superuser's rights are bound by a limit of connections; on a server of the run's own the product has such a one. */
const withLimits = process.env.TEST_DATABASE_IS_OURS === '1' ? it : it.skip;

describe('a database that is there and refuses', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;

  beforeAll(async () => {
    app = await startApp();
    client = new Client(app.url);
    person = await newUser(client);
  });
  afterEach(async () => expect(await brokenInvariants(app.database)).toEqual([]));
  afterAll(() => app.close());

  const login = () =>
    client.form<{ code?: string; detail?: string }>('/api/auth/login', { username: person.email, password: person.password });
  const me = () => person.client.get<{ code?: string; detail?: string }>('/api/auth/me');

  function expectRefusal({ status, body, headers }: Refusal, code: string): void {
    expect([status, body.code]).toEqual([503, code]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/connection|disk|extend|postgres|themis_/i);
  }

  describe('to write, because its disk is full,', () => {
    const TABLES = ['sessions', 'reference_files', 'token_ledger', 'document_versions'];

    /** From now on the server says for every new row what it says when it cannot extend the table's file. */
    async function fill(...tables: string[]): Promise<void> {
      await app.database.query(
        `create or replace function no_room() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`,
      );
      for (const table of tables)
        await app.database.query(`create trigger no_room before insert on ${table} for each row execute function no_room()`);
    }
    afterEach(async () => {
      for (const table of TABLES) await app.database.query(`drop trigger if exists no_room on ${table}`);
    });

    it('lets nobody in for now, takes nobody for a stranger, and goes on reading', async () => {
      await fill('sessions');
      expectRefusal(await login(), 'DATABASE_FULL');
      expect((await me()).status).toBe(200);
    });

    it('refuses an upload and keeps nothing of it', async () => {
      const blobs = app.nest.get(BlobStore, { strict: false });
      const keys = async () => {
        const found = [];
        for await (const key of blobs.list('reference-files/')) found.push(key);
        return found;
      };
      const before = await keys();
      await fill('reference_files');
      const file = new File(['The rent of May is unpaid.'], 'rent.txt', { type: 'text/plain' });
      expectRefusal(await person.client.multipart('/api/upload/', { files: file }), 'DATABASE_FULL');
      expect((await person.client.get<{ files: unknown[] }>('/api/upload/files')).body.files).toEqual([]);
      expect(await keys()).toEqual(before);
    });

    it.each(['token_ledger', 'document_versions'])('takes no tokens for a document when %s has no room', async (table) => {
      const balance = async () =>
        (await person.client.graphql<{ tokenBalance: { tokens: number } }>('{ tokenBalance { tokens } }')).data?.tokenBalance.tokens;
      const before = await balance();
      await fill(table);
      const order = { document_type: 'rent_agreement', template_data: RENT_FORM, complexity: 'simple' };
      expectRefusal(await person.client.post('/api/document/generate', order), 'DATABASE_FULL');
      expect(await balance()).toBe(before);
      expect(await app.database.query(`select 1 from token_reservations where state = 'pending'`)).toEqual([]);
    });
  });

  withLimits('to connect, because every connection is taken, asks to come back and takes nobody for a stranger', async () => {
    const [{ name }] = await app.database.query<[{ name: string }]>('select quote_ident(current_database()) as name');
    await app.database.query(`alter database ${name} connection limit 0`);
    try {
      await app.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'themis'`,
      );
      // What was under way when its connection was ended may be told as broken off.
      await eventually(me, ({ body }) => body.code === 'DATABASE_BUSY');
      expectRefusal(await me(), 'DATABASE_BUSY');
      expectRefusal(await login(), 'DATABASE_BUSY');
      const { status, headers, body } = await person.client.post<{ errors: { extensions: object }[] }>('/graphql', {
        query: '{ me { id } }',
      });
      expect([status, body.errors[0]?.extensions]).toEqual([503, expect.objectContaining({ code: 'DATABASE_BUSY' })]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await app.database.query(`alter database ${name} connection limit -1`);
    }
    await eventually(
      async () => (await me()).status,
      (status) => status === 200,
    );
    expect((await login()).status).toBe(200);
  });
});

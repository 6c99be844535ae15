import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { DataSource, QueryFailedError } from 'typeorm';
import { loadConfig } from '../../src/core/config/load-config.js';
import { FileCipher } from '../../src/core/files/file-cipher.js';
import { fingerprintOf, keyNameOf } from '../../src/core/config/file-key.js';
import { fileKeysHealth } from '../../src/core/files/keys/file-keys-health.js';
import { DOCUMENT_DIGEST, SEALED_TABLES } from '../../src/core/files/keys/sealed-data.js';
import type { PeriodicTasks } from '../../src/core/jobs/periodic/periodic-tasks.js';
import { SecondFactorStore } from '../../src/features/accounts/second-factor/second-factor-store.js';
import { Resealing } from '../../src/features/storage-upkeep/resealing/resealing.service.js';
import { KEYS_USAGE, runKeysCli } from '../../src/installation/keys-cli.js';
import { BareInstallation } from '../support/bare-installation.js';

const OTHER_KEY = 'cd'.repeat(32);

let installation: BareInstallation;
let query: BareInstallation['query'];
let setUp: BareInstallation['setUp'];
let open: BareInstallation['open'];
let secret: BareInstallation['secret'];
let sealedDocument: BareInstallation['sealedDocument'];

beforeEach(async () => {
  installation = await BareInstallation.make();
  ({ query, setUp, open, secret, sealedDocument } = installation);
});
afterEach(() => installation.drop());

describe('npm run keys', () => {
  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const output = { say: (line: string) => void said.push(line), progress: () => undefined };
    const settings = installation.settingsOf({});
    const code = await runKeysCli(args, { config: loadConfig(settings), settings, database: { query }, output });
    return { code, said: said.join('\n') };
  }
  const lines = () => readFileSync(secret('file-encryption-key'), 'utf8').split('\n');
  const nameOf = (line = ''): string => keyNameOf(fingerprintOf(Buffer.from(line, 'hex')));

  it('puts a new key in front, says how far it has got, and takes the old one away when nothing needs it', async () => {
    await setUp();
    const [old = ''] = lines();
    expect(await run('status')).toEqual({ code: 0, said: expect.stringMatching(new RegExp(`^${nameOf(old)}: in use since 20\\S+$`)) });
    expect((await run('new')).code).toBe(0);
    const [newest = ''] = lines();
    expect(lines()).toEqual([newest, old]);
    expect((await run('new')).said).toMatch(/is new already: start the product/);
    expect((await run('status')).said).toMatch(new RegExp(`${nameOf(newest)}: new, used from the next start on$`));
    await sealedDocument(Buffer.from(old, 'hex'));
    await setUp();
    expect((await run('status')).said).toMatch(
      new RegExp(`^${nameOf(old)}: older, still needed \\(documents: 1\\)\n${nameOf(newest)}: in use`),
    );
    expect((await fileKeysHealth({ query })).ok).toBe(false);
    expect(await run('remove', nameOf(old))).toEqual({ code: 1, said: expect.stringMatching(/cannot be removed: it is still needed/) });
    expect(await run('remove', nameOf(newest))).toEqual({ code: 1, said: expect.stringMatching(/is in use/) });
    await query('delete from documents');
    expect((await run('remove', nameOf(old))).said).toMatch(/it is kept for 60 minutes/);
    await query(
      `update file_keys set superseded_at = superseded_at - interval '2 hours', remaining = 0, counted_at = now() where number = 1`,
    );
    expect((await fileKeysHealth({ query })).ok).toBe(true);
    expect((await run('status')).said).toMatch(/needed by nothing; it may be removed/);
    expect((await run('remove', nameOf(old))).code).toBe(0);
    await setUp();
    expect([lines(), (await run('status')).said]).toEqual([[newest], expect.stringMatching(/^\S+: given up on/)]);
  });

  it('changes nothing where the keys are set, and answers anything else with its usage', async () => {
    await setUp({ FILE_ENCRYPTION_KEY: OTHER_KEY, JWT_SECRET: 'j'.repeat(32) });
    const settings = installation.settingsOf({ FILE_ENCRYPTION_KEY: OTHER_KEY });
    const said: string[] = [];
    const output = { say: (line: string) => void said.push(line), progress: () => undefined };
    expect(await runKeysCli(['new'], { config: loadConfig(settings), settings, database: { query }, output })).toBe(1);
    expect(said.join()).toMatch(/^FILE_ENCRYPTION_KEY is set, so that its list is yours to change/);
    for (const args of [['status', 'x'], ['remove'], ['newest'], ['remove', 'a', 'b'], ['new', '--force']])
      expect([args, await run(...args)]).toEqual([args, { code: 2, said: KEYS_USAGE }]);
  });
});

describe('what an older file key has sealed', () => {
  const [newKey, oldKey] = [randomBytes(32), randomBytes(32)];
  const [older, newer] = [new FileCipher({ fileEncryptionKey: oldKey }), new FileCipher({ fileEncryptionKey: newKey })];
  const both = { fileEncryptionKey: newKey, otherFileKeys: [oldKey] };
  const given = (...keys: Buffer[]) => ({
    JWT_SECRET: 'j'.repeat(32),
    FILE_ENCRYPTION_KEYS: keys.map((key) => key.toString('hex')).join(','),
  });
  const ROWS = 3;
  const code = 'AAAA-BBBB-CCCC-DDDD';
  let database: DataSource;
  let owner: string;

  /** Rows of every table with sealed columns; what else they must have is made up. */
  async function seed(): Promise<void> {
    await setUp(given(oldKey));
    await query(
      `do $$ declare command text; begin
         for command in select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
           where contype in ('c', 'f') and conrelid::regclass::text = any (array['${SEALED_TABLES.map(({ table }) => table).join("','")}', 'recovery_codes', 'stored_bytes'])
         loop execute command; end loop; end $$`,
    );
    // What is made up was decided by nobody.
    await query('alter table approval_requests disable trigger approval_by_supervisor');
    for (const { table, id: key, columns, digest } of SEALED_TABLES) {
      const needed = (await query(
        `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1
         and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
        [table],
      )) as { name: string; type: string }[];
      for (let row = 0; row < ROWS; row += 1) {
        const id = randomUUID();
        const values = new Map<string, unknown>(needed.map(({ name, type }) => [name, madeUp(type)]));
        values.set(key, id);
        for (const { column, name } of columns)
          // The first one as releases up to 0.1 sealed it; the last is empty where it may be.
          if (row === 0 || needed.some((each) => each.name === column)) values.set(column, sealedAs(row, `text of ${column}`, name(id)));
        if (table === 'second_factors') {
          values.delete('sealed_code_key');
          if (row === 0) owner = id;
        }
        if (digest) values.set(digest.column, older.digest(`text of ${digest.of}`, digest.purpose));
        const names = [...values.keys()];
        await query(`insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`, [
          ...values.values(),
        ]);
      }
    }
    await query('insert into recovery_codes (user_id, code_digest) values ($1, $2)', [
      owner,
      older.digest(`${owner} ${code}`, 'recovery-code'),
    ]);
    await setUp(given(newKey, oldKey));
  }

  const sealedAs = (row: number, text: string, name: string): Buffer => {
    if (row > 0) return older.encrypt(Buffer.from(text), name);
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', oldKey, iv).setAAD(Buffer.from(name));
    const body = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), body]);
  };
  const madeUp = (type: string): unknown => {
    if (type === 'uuid') return randomUUID();
    if (type === 'bytea') return randomBytes(32);
    if (type === 'jsonb') return '{}';
    if (type === 'ARRAY') return [];
    if (type === 'boolean') return false;
    if (type.startsWith('timestamp') || type === 'date') return new Date();
    return /int|numeric/.test(type) ? 1 : 'x';
  };

  /** All that is sealed, as a cipher opens it, in the order of tables and columns. */
  async function opened(cipher: FileCipher): Promise<string[]> {
    const texts: string[] = [];
    for (const { table, id: key, columns } of SEALED_TABLES)
      for (const row of await query(`select * from ${table} order by ${key}`))
        for (const { column, name } of columns)
          if (row[column] && column !== 'sealed_code_key')
            texts.push(cipher.decrypt(row[column] as Buffer, name(String(row[key]))).toString());
    return texts;
  }
  const resealing = (cipher: FileCipher = new FileCipher(both)) =>
    new Resealing(database, cipher, {} as PeriodicTasks, {} as DiscoveryService);
  const oldest = async () => (await query('select remaining::int as remaining from file_keys where number = 1'))[0]?.remaining;
  const twoHoursLater = () => query(`update file_keys set superseded_at = superseded_at - interval '2 hours'`);

  beforeEach(async () => {
    await seed();
    database = await new DataSource({ type: 'postgres', url: installation.held.url }).initialize();
  });
  afterEach(() => database.destroy());

  it('is sealed with the newest in bounded batches that go on after a crash, and then opens without the older one', async () => {
    const before = await opened(older);
    expect(await resealing().turn(5)).toBeGreaterThan(0);
    const left = Number(await oldest());
    expect(left).toBeGreaterThan(0);
    let pieces = 0;
    const killed = new FileCipher(both);
    const encrypt = killed.encrypt.bind(killed);
    killed.encrypt = (plain, name) => {
      pieces += 1;
      if (pieces > 2) throw new QueryFailedError('', [], new Error('killed'));
      return encrypt(plain, name);
    };
    await expect(resealing(killed).turn()).rejects.toThrow('killed');
    expect(await opened(new FileCipher(both))).toEqual(before);
    await twoHoursLater();
    await expect(setUp(given(newKey))).rejects.toThrow(/which is still needed \(.*conversations: \d/);

    expect(await resealing().turn()).toBe(left);
    expect([await oldest(), await resealing().turn()]).toEqual([0, 0]);
    expect(await opened(newer)).toEqual(before);
    await setUp(given(newKey));
    expect((await open(given(newKey))).otherFileKeys).toEqual([]);
  });

  it('is found by its digest and by its recovery code afterwards', async () => {
    const store = new SecondFactorStore(newer);
    await query('update second_factors set confirmed_at = now()');
    await resealing().turn();
    const digests = await query('select distinct content_digest as digest from document_versions');
    expect(digests).toEqual([{ digest: newer.digest('text of sealed_content', DOCUMENT_DIGEST.purpose) }]);
    const use = (typed: string) => database.transaction((manager) => store.use(manager, owner, typed));
    expect([await use('AAAA-BBBB-CCCC-DDD0'), await use(code), await use(code)]).toEqual([false, true, false]);
  });

  it('and was damaged stays as it is, is told once, and keeps its key needed; the rest is sealed', async () => {
    await query(
      `update documents set sealed_title = set_byte(sealed_title, 40, 255 - get_byte(sealed_title, 40)) where id = (select max(id::text)::uuid from documents)`,
    );
    await resealing().turn();
    expect([await oldest(), await resealing().turn()]).toEqual([1, 0]);
    expect(await query('select split_part(place, $1, 1) as table from unreadable_seals', ['/'])).toEqual([{ table: 'documents' }]);
    await twoHoursLater();
    await expect(setUp(given(newKey))).rejects.toThrow(/which is still needed \(documents: 1\)/);
    await query('delete from documents where id::text = (select max(id::text) from documents)');
    await setUp(given(newKey));
  });

  it('is left to another process by one that seals with the older key itself', async () => {
    expect(await resealing(older).turn()).toBe(0);
    expect(await oldest()).toBeNull();
  });
});

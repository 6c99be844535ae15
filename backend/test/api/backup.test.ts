import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyIndexOf } from '../../src/adapters/index-copy.js';
import { type AppConfig, APP_CONFIG, SECRETS, type Secrets } from '../../src/core/config/config.js';
import { loadConfig } from '../../src/core/config/load-config.js';
import { FileCipher } from '../../src/core/files/file-cipher.js';
import { SealedBlobs } from '../../src/features/storage-upkeep/sealed-blobs.service.js';
import { createBackup } from '../../src/installation/backup/create-backup.js';
import type { Manifest } from '../../src/installation/backup/manifest.js';
import { restoreBackup } from '../../src/installation/backup/restore-backup.js';
import { recordBackup } from '../../src/installation/backup/backup-time.js';
import { verifyBackup } from '../../src/installation/backup/verify-backup.js';
import { blobStoreOf } from '../../src/adapters/blob-store-of.js';
import { openInstallation } from '../../src/installation/open-installation.js';
import { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { generate } from '../support/kept-documents.js';
import { adminClient, newUser, type Person, userToken } from '../support/people.js';
import { startS3Stub } from '../support/s3-stub.js';
import { loadSampleLibrary } from '../support/sample-library.js';

const PASSPHRASE = 'a lamp beside nine grey stones';
/** Made by `UPDATE_RELEASE_FIXTURE=1 npm test -- api backup` when a release is made, and never changed otherwise. */
const RELEASE_FIXTURE = path.resolve(import.meta.dirname, '../fixtures/last-release');
const QUESTION = 'How large a deposit may a landlord take?';

const flipped = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => (at === 12 ? byte ^ 1 : byte)));

interface Kept {
  documents: { nodes: { title: string; currentVersion: { content: string } }[] };
}

const CHEAP = { log2N: 10, r: 8, p: 1 };

/** The store, with something done after the snapshot of the tables and before the first file is copied. */
class LaterStore extends BlobStore {
  constructor(
    private readonly store: BlobStore,
    private readonly before: () => Promise<void>,
  ) {
    super();
  }
  describe = () => this.store.describe();
  init = () => this.store.init();
  close = () => this.store.close();
  put = (...args: Parameters<BlobStore['put']>) => this.store.put(...args);
  get = (...args: Parameters<BlobStore['get']>) => this.store.get(...args);
  size = (key: string) => this.store.size(key);
  delete = (key: string) => this.store.delete(key);
  health = () => this.store.health();
  async *list(folder: string): AsyncIterable<string> {
    await this.before();
    yield* this.store.list(folder);
  }
}

describe('a backup', () => {
  let app: TestApp;
  let owner: Person;
  let folder: string;
  let answer: unknown;
  let manifest: Manifest;
  const ends: (() => Promise<unknown>)[] = [];
  const place = (name: string): string => path.join(folder, name);

  const ask = async (client: Client) => {
    const { body } = await client.post<Record<string, unknown>>('/api/ask', { question: QUESTION });
    return { answer: body.answer, citations: body.citations, generation: body.generation };
  };
  const files = async (client: Client) =>
    (await client.get<{ files: { filename: string; status: string }[] }>('/api/upload/files')).body.files;

  const sourcesOf = (from: TestApp, databaseUrl: string) => {
    const config = from.nest.get<AppConfig>(APP_CONFIG);
    return {
      databaseUrl,
      blobs: from.nest.get(BlobStore, { strict: false }),
      copyIndex: (target: string) => copyIndexOf(config.index, target),
      // What the key of a passphrase costs is tested with the sealed keys.
      keys: { secrets: from.nest.get<Secrets>(SECRETS), passphrase: PASSPHRASE, cost: CHEAP },
    };
  };
  const urlOf = (from: TestApp): string => String((from.database.options as { url?: string }).url);

  const blobsIn = async (backup: string) => (await readFile(place(`${backup}/blobs.ndjson`), 'utf8')).split('\n').sort();

  async function emptyPlace(): Promise<{ database: TestDatabase; dataDir: string }> {
    const database = await createDatabase({ empty: true });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'themis-restored-'));
    ends.push(
      () => database.drop(),
      () => rm(dataDir, { recursive: true, force: true }),
    );
    return { database, dataDir };
  }

  async function restore(from: string, to: { database: TestDatabase; dataDir: string }, more: Record<string, string> = {}) {
    const settings = { DATA_DIR: to.dataDir, DATABASE_URL: to.database.ownerUrl, EMBEDDINGS_MODEL: 'none', ...more };
    const config = loadConfig(settings);
    const blobs = await blobStoreOf(config.storage);
    await blobs.init();
    return restoreBackup(from, { config, settings, databaseUrl: to.database.ownerUrl, blobs, passphrase: PASSPHRASE });
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'themis-backup-'));
    app = await startApp();
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    owner = await newUser(client);
    for (const name of ['kept.txt', 'deleted meanwhile.txt'])
      await owner.client.multipart('/api/upload/', { files: new File([`The rent of ${name} is due.`], name, { type: 'text/plain' }) });
    await eventually(
      () => files(owner.client),
      (rows) => rows.every(({ status }) => status === 'ready'),
    );
    await generate(owner.client);
    answer = await ask(owner.client);
    const sources = sourcesOf(app, urlOf(app));
    const meanwhile = async () => {
      expect((await owner.client.delete('/api/upload/files/deleted%20meanwhile.txt')).status).toBe(200);
      await owner.client.multipart('/api/upload/', { files: new File(['Later.'], 'later.txt', { type: 'text/plain' }) });
    };
    const report = await createBackup(place('first'), { ...sources, blobs: new LaterStore(sources.blobs, meanwhile) });
    expect(report.lost).toEqual({ count: 0, examples: [] });
    manifest = report.manifest;
    if (process.env.UPDATE_RELEASE_FIXTURE === '1') {
      await rm(RELEASE_FIXTURE, { recursive: true, force: true });
      await createBackup(RELEASE_FIXTURE, { ...sources, keys: { ...sources.keys, cost: undefined } });
    }
  });
  afterAll(async () => {
    await app.close();
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  });

  it('is whole by its own account, and holds no key and no text of a user in the clear', async () => {
    const check = await verifyBackup(place('first'), { passphrase: PASSPHRASE });
    expect([check.problems, check.keysOpened]).toEqual([[], true]);
    expect(manifest.index.map(({ file }) => path.basename(file)).sort()).toEqual(['catalog.sqlite', expect.stringMatching(/^generation-/)]);
    const { fileEncryptionKey, jwtSecret } = app.nest.get<Secrets>(SECRETS);
    const names = await readdir(place('first'), { recursive: true, withFileTypes: true });
    for (const name of names.filter((entry) => entry.isFile())) {
      const stored = await readFile(path.join(name.parentPath, name.name));
      const text = (name.name.endsWith('.gz') ? gunzipSync(stored) : stored).toString('latin1');
      for (const secret of [fileEncryptionKey.toString('hex'), jwtSecret, 'The rent of kept.txt is due.', owner.password])
        expect([name.name, text.includes(secret)]).toEqual([name.name, false]);
    }
  });

  it('is refused by its verification when a byte, a file or the manifest is changed, or the passphrase is another one', async () => {
    const table = manifest.database.tables.find(({ name }) => name === 'users')?.file ?? '';
    const before = await readFile(place(`first/${table}`));
    await appendFile(place(`first/${table}`), 'x');
    const manifestText = await readFile(place('first/manifest.json'), 'utf8');
    try {
      expect((await verifyBackup(place('first'), {})).problems).toEqual([
        `${table} has ${before.length + 1} bytes; ${before.length} were written.`,
      ]);
      await writeFile(place(`first/${table}`), flipped(before));
      expect((await verifyBackup(place('first'), {})).problems).toEqual([`${table} was changed.`]);
      await rm(place(`first/${table}`));
      expect((await verifyBackup(place('first'), {})).problems).toEqual([`${table} is missing.`]);
    } finally {
      await writeFile(place(`first/${table}`), before);
    }
    await expect(verifyBackup(place('first'), { passphrase: 'another passphrase' })).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/);
    await writeFile(place('first/manifest.json'), manifestText.replace(/"rows": \d+/, '"rows": 12345'));
    await expect(verifyBackup(place('first'), { passphrase: PASSPHRASE })).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/);
    await writeFile(place('first/manifest.json'), '{');
    await expect(verifyBackup(place('first'), {})).rejects.toThrow(/is not a backup of Themis/);
    await writeFile(place('first/manifest.json'), manifestText);
    expect((await verifyBackup(place('first'), { passphrase: PASSPHRASE })).problems).toEqual([]);
  });

  it('is written down for monitoring; a later state counts', async () => {
    const written = async () =>
      (await app.database.query<[{ at: Date | null }]>('select backed_up_at as at from installation'))[0].at?.toISOString();
    expect(await written()).toBeUndefined();
    for (const takenAt of ['2026-03-02T09:00:00.000Z', '2026-03-01T09:00:00.000Z']) await recordBackup(urlOf(app), takenAt);
    expect(await written()).toBe('2026-03-02T09:00:00.000Z');
  });

  it('leaves nothing under its name when it is interrupted, and does not run beside another one', async () => {
    const stop = new AbortController();
    const sources = sourcesOf(app, urlOf(app));
    const cut = new LaterStore(sources.blobs, async () => {
      await expect(createBackup(place('beside'), sources)).rejects.toThrow('Another backup of this database is running.');
      stop.abort(new Error('stopped'));
    });
    await expect(createBackup(place('cut'), { ...sources, blobs: cut }, { signal: stop.signal })).rejects.toThrow('stopped');
    expect(await readdir(folder)).toEqual(['first']);
    await expect(createBackup(place('first'), sources)).rejects.toThrow(/is not empty/);
  });

  it('leaves nothing either when the database goes away, since the hold on the files goes with it', async () => {
    const sources = sourcesOf(app, urlOf(app));
    const cut = new LaterStore(sources.blobs, async () => {
      await app.database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'themis backup'`);
      await eventually(
        () => app.database.query<unknown[]>(`select 1 from pg_stat_activity where application_name = 'themis backup'`),
        (rows) => rows.length === 0,
      );
    });
    await expect(createBackup(place('cut'), { ...sources, blobs: cut })).rejects.toThrow(/connection to the database was lost/i);
    expect(await readdir(folder)).toEqual(['first']);
  });

  it("holds an archive of pg_dump beside the tables where one of the server's release is found, and is restored without pg_restore, too", async () => {
    const [{ major }] = await app.database.query<[{ major: number }]>(`select current_setting('server_version_num')::int / 10000 as major`);
    const tools = await mkdtemp(path.join(tmpdir(), 'themis-tools-'));
    const script = (tool: string, then: string) =>
      writeFile(path.join(tools, tool), `#!/bin/sh\n[ "$1" != --version ] || exec echo "${tool} (PostgreSQL) ${major}.1"\n${then}\n`, {
        mode: 0o755,
      });
    await script('pg_dump', `case "$*" in *--snapshot=0*) printf 'the archive';; *) exit 1;; esac`);
    await script('pg_restore', 'exit 1');
    const found = process.env.PATH;
    process.env.PATH = tools;
    try {
      const { manifest: both, archiveProblem } = await createBackup(place('archived'), sourcesOf(app, urlOf(app)));
      expect([both.format, both.database.archive, archiveProblem]).toEqual([
        2,
        expect.objectContaining({ file: 'database/postgres.archive', bytes: 'the archive'.length, major }),
        null,
      ]);
      const to = await emptyPlace();
      expect((await restore(place('archived'), to)).manifest).toEqual(both);
      await appendFile(place('archived/database/postgres.archive'), 'x');
      expect((await verifyBackup(place('archived'), {})).problems).toEqual(['database/postgres.archive has 12 bytes; 11 were written.']);
      await script('pg_dump', `echo 'permission denied' >&2; exit 1`);
      const without = await createBackup(place('without'), sourcesOf(app, urlOf(app)));
      expect([without.manifest.format, without.archiveProblem]).toEqual([1, `pg_dump ${major}: permission denied`]);
      expect((await readdir(place('without/database'))).includes('postgres.archive')).toBe(false);
    } finally {
      process.env.PATH = found;
      await rm(tools, { recursive: true, force: true });
    }
  });

  it('is not made with other keys than those of the installation', async () => {
    const secrets = { ...app.nest.get<Secrets>(SECRETS), fileEncryptionKey: randomBytes(32) };
    const sources = { ...sourcesOf(app, urlOf(app)), keys: { secrets, passphrase: PASSPHRASE } };
    await expect(createBackup(place('other'), sources)).rejects.toThrow(/^The file key [0-9a-f]{16} is needed and not among/);
    expect(existsSync(place('other'))).toBe(false);
  });

  it('is restored into an empty place only, with its own keys', async () => {
    const to = await emptyPlace();
    await expect(restore(place('first'), to, { FILE_ENCRYPTION_KEY: 'ab'.repeat(32) })).rejects.toThrow(
      /^FILE_ENCRYPTION_KEY is set, and is not/,
    );
    await expect(restore(place('first'), { ...to, dataDir: app.dataDir })).rejects.toThrow(/store of files .* is not empty/);
    await expect(restore(place('first'), { ...to, database: { ...to.database, ownerUrl: urlOf(app) } })).rejects.toThrow(
      /^The database is not empty/,
    );
    await expect(restore(place('nowhere'), to)).rejects.toThrow(/is not a whole backup/);
  });

  it('that is damaged is not begun to be restored, or leaves an empty database and a folder that does not start', async () => {
    const to = await emptyPlace();
    const [{ key }] = await app.database.query<[{ key: string }]>('select blob_key as key from legal_documents limit 1');
    for (const [file, refusal] of [
      [manifest.database.tables[0]?.file, /^The backup is damaged: .* was changed/],
      [`blobs/${key}`, /of the backup was changed/],
    ] as const) {
      const damaged = place(`first/${file}`);
      const before = await readFile(damaged);
      await writeFile(damaged, flipped(before));
      await expect(restore(place('first'), to)).rejects.toThrow(refusal);
      await writeFile(damaged, before);
    }
    const settings = { DATA_DIR: to.dataDir, DATABASE_URL: to.database.applicationUrl };
    await expect(openInstallation(loadConfig(settings), settings)).rejects.toThrow(/^A restore into .* was interrupted/);
    await expect(restore(place('first'), to)).rejects.toThrow(/store of files/);
    await rm(to.dataDir, { recursive: true });
    await restore(place('first'), to);
  });

  it('goes from a disk to an S3 store and back', async () => {
    const stub = await startS3Stub();
    ends.push(() => stub.close());
    const storage = { STORAGE_URL: 's3://sample/data', S3_ENDPOINT: stub.url, S3_ACCESS_KEY_ID: 'sample', S3_SECRET_ACCESS_KEY: 'sample' };
    const to = await emptyPlace();
    await restore(place('first'), to, storage);
    const config = loadConfig({ DATA_DIR: to.dataDir, ...storage });
    const blobs = await blobStoreOf(config.storage);
    await createBackup(place('of S3'), {
      databaseUrl: to.database.applicationUrl,
      blobs,
      copyIndex: (target) => copyIndexOf(config.index, target),
      keys: null,
    });
    await blobs.close();
    expect(await blobsIn('of S3')).toEqual(await blobsIn('first'));
    expect((await verifyBackup(place('of S3'), {})).problems).toEqual([]);
    await rm(place('of S3'), { recursive: true });
  });

  it('gives back every table, every stored file, the logins and the answers', async () => {
    const to = await emptyPlace();
    await restore(place('first'), to);
    expect(existsSync(path.join(to.dataDir, 'restore-incomplete'))).toBe(false);
    const config = loadConfig({ DATA_DIR: to.dataDir });
    const again = await createBackup(place('second'), {
      databaseUrl: to.database.applicationUrl,
      blobs: await blobStoreOf(config.storage),
      copyIndex: (target) => copyIndexOf(config.index, target),
      keys: null,
    });
    expect(again.lost.count).toBe(0);
    expect(again.manifest.database.sequences).toEqual(manifest.database.sequences);
    expect(again.manifest.database.tables.map(({ name, rows }) => [name, rows])).toEqual(
      manifest.database.tables.map(({ name, rows }) => [name, rows]),
    );
    const rowsOf = async (backup: string, file: string) =>
      gunzipSync(await readFile(place(`${backup}/${file}`)))
        .toString()
        .split('\n')
        .sort();
    for (const { file } of manifest.database.tables) expect(await rowsOf('second', file)).toEqual(await rowsOf('first', file));
    expect(await blobsIn('second')).toEqual(await blobsIn('first'));

    // A new signing key besides: the token is of before the backup and of the older key, and nobody has to sign in again.
    const { jwtSecret } = app.nest.get<Secrets>(SECRETS);
    const restored = await startApp({ JWT_SECRETS: `${'n'.repeat(40)},${jwtSecret}` }, { on: to });
    try {
      const user = new Client(restored.url).as(owner.client.token ?? '');
      expect((await files(user)).map(({ filename, status }) => [filename, status]).sort()).toEqual([
        ['deleted meanwhile.txt', 'ready'],
        ['kept.txt', 'ready'],
      ]);
      expect(await ask(user)).toEqual(answer);
    } finally {
      await restored.close();
    }
  });

  it('of the last release starts with this one, which brings it up to date', async () => {
    const to = await emptyPlace();
    const { manifest: kept } = await restore(RELEASE_FIXTURE, to);
    // With a new file key besides, under which all of it is resealed.
    const keyFile = path.join(to.dataDir, 'secrets', 'file-encryption-key');
    const newKey = randomBytes(32);
    await writeFile(keyFile, `${newKey.toString('hex')}\n${await readFile(keyFile, 'utf8')}`);
    const restored = await startApp({}, { on: to });
    try {
      const rowsIn = async (table: string) =>
        (await restored.database.query<[{ count: number }]>(`select count(*)::int as count from ${table}`))[0].count;
      const rowsOf = (table: string) => kept.database.tables.find(({ name }) => name === table)?.rows;
      for (const table of ['documents', 'document_versions', 'reference_files', 'legal_documents', 'token_ledger'])
        expect([table, await rowsIn(table)]).toEqual([table, rowsOf(table)]);
      const [{ email }] = await restored.database.query<[{ email: string }]>(`select email from users where role = 'user'`);
      const client = new Client(restored.url);
      const user = client.as(await userToken(client, email, owner.password));
      expect((await files(user)).map(({ filename, status }) => [filename, status]).sort()).toEqual([
        ['kept.txt', 'ready'],
        ['later.txt', 'ready'],
      ]);
      const { answer: words, citations } = await ask(user);
      expect([words, citations]).toEqual([expect.stringMatching(/deposit/), expect.arrayContaining([expect.anything()])]);
      await eventually(
        () => restored.database.query<{ remaining: string | null }[]>('select remaining from file_keys where number = 1'),
        ([first]) => first?.remaining === '0',
      );
      const { data } = await user.graphql<Kept>('{ documents { nodes { title currentVersion { content } } } }');
      expect(data?.documents.nodes).toEqual([
        { title: expect.stringMatching(/\S/), currentVersion: { content: expect.stringMatching(/bank transfer/) } },
      ]);
      const store = new SealedBlobs(restored.nest.get(BlobStore, { strict: false }), new FileCipher({ fileEncryptionKey: newKey }));
      const rows = await restored.database.query<{ owner: string; id: string }[]>('select owner_id as owner, id from reference_files');
      for (const { owner: by, id } of rows)
        for (const part of ['original', 'text']) expect(await store.read(`reference-files/${by}/${id}/${part}`)).not.toHaveLength(0);
    } finally {
      await restored.close();
    }
  });
});

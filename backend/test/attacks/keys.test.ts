import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AccountsCli } from '../../src/installation/accounts-cli.js';
import { loadConfig } from '../../src/core/config/load-config.js';
import { FileCipher } from '../../src/core/files/file-cipher.js';
import { openInstallation } from '../../src/installation/open-installation.js';
import { prepareInstallation } from '../../src/installation/prepare-installation.js';
import { createDatabase, type TestDatabase } from '../support/database.js';

const OTHER_KEY = 'cd'.repeat(32);

let held: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  held = await createDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'themis-keys-'));
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await held.drop();
});

const secret = (name: string): string => path.join(dataDir, 'secrets', name);
const settingsOf = (more: Record<string, string>) => ({ DATA_DIR: dataDir, DATABASE_URL: held.url, ...more });

function setUp(more: Record<string, string> = {}) {
  const settings = settingsOf(more);
  return prepareInstallation(loadConfig(settings), settings, held.url);
}

function open(more: Record<string, string> = {}) {
  const settings = settingsOf({ DATABASE_URL: held.applicationUrl, ...more });
  return openInstallation(loadConfig(settings), settings);
}

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: held.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A document as an earlier release left it: sealed under `key`, with no fingerprint in the database. */
async function sealedBeforeFingerprints(key: Buffer): Promise<void> {
  const [owner, id] = [randomUUID(), randomUUID()];
  const title = new FileCipher({ fileEncryptionKey: key, jwtSecret: '' }).encrypt(Buffer.from('A deed'), `document/${id}/title`);
  await query(
    `insert into users (id, name, email, phone, role, password_hash, is_active, is_verified) values ($1, 'Asha', $2, '', 'user', 'x', true, true)`,
    [owner, `${owner}@themis.test`],
  );
  await query('insert into documents (id, owner_id, document_type, sealed_title) values ($1, $2, $3, $4)', [id, owner, 'nda', title]);
  await query('update installation set file_key_fingerprint = null');
}

const fingerprint = async (): Promise<unknown> => (await query('select file_key_fingerprint as known from installation'))[0]?.known;

describe('the file key', () => {
  it('is made once, and what starts on its database has to have it', async () => {
    await setUp();
    const { fileEncryptionKey } = await open();
    expect(fileEncryptionKey.toString('hex')).toBe(readFileSync(secret('file-encryption-key'), 'utf8'));
    await setUp();
    expect((await open()).fileEncryptionKey).toEqual(fileEncryptionKey);
  });

  it('cannot be exchanged: another one stops the set-up and every process, by the name of its setting', async () => {
    await setUp();
    const before = await fingerprint();
    await expect(setUp({ FILE_ENCRYPTION_KEY: OTHER_KEY })).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not the key/);
    await expect(open({ FILE_ENCRYPTION_KEY: OTHER_KEY })).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not the key/);
    expect(await fingerprint()).toEqual(before);
  });

  it('is not made anew when the folder with it is lost', async () => {
    await setUp();
    rmSync(path.join(dataDir, 'secrets'), { recursive: true });
    await expect(setUp()).rejects.toThrow(/^FILE_ENCRYPTION_KEY is missing/);
    await expect(open()).rejects.toThrow(/^JWT_SECRET is missing/);
    expect(existsSync(secret('file-encryption-key'))).toBe(false);
  });

  it('is not made beside rows that were encrypted before there were fingerprints', async () => {
    await sealedBeforeFingerprints(randomBytes(32));
    await expect(setUp()).rejects.toThrow(/^FILE_ENCRYPTION_KEY is missing/);
    expect(existsSync(path.join(dataDir, 'secrets'))).toBe(false);
    expect(await fingerprint()).toBeNull();
  });

  it('is taken for that of older rows only if it opens one', async () => {
    const key = randomBytes(32);
    await sealedBeforeFingerprints(key);
    await expect(setUp({ FILE_ENCRYPTION_KEY: OTHER_KEY })).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not the key/);
    expect(await fingerprint()).toBeNull();
    await setUp({ FILE_ENCRYPTION_KEY: key.toString('hex') });
    expect((await open({ FILE_ENCRYPTION_KEY: key.toString('hex') })).fileEncryptionKey).toEqual(key);
  });

  it.each(['', 'abc'])('is refused by name when a crash left %j in its file, which stays', async (left) => {
    await setUp();
    writeFileSync(secret('file-encryption-key'), left);
    await expect(setUp()).rejects.toThrow(/^FILE_ENCRYPTION_KEY cannot be used/);
    await expect(open()).rejects.toThrow(/^FILE_ENCRYPTION_KEY cannot be used/);
    expect(readFileSync(secret('file-encryption-key'), 'utf8')).toBe(left);
  });

  it('leaves nothing in the database that it could be found out by', async () => {
    await setUp();
    const key = (await open()).fileEncryptionKey;
    expect(Buffer.compare(Buffer.from((await fingerprint()) as Buffer), key)).not.toBe(0);
  });
});

describe('set-ups at once', () => {
  it('make one administrator, one key and a password file that is true', async () => {
    const results = await Promise.all([setUp(), setUp(), setUp()]);
    expect(results.filter(({ administrator }) => administrator.created)).toHaveLength(1);
    expect(await query("select count(*)::int as count from users where role = 'admin'")).toEqual([{ count: 1 }]);
    expect(readdirSync(path.join(dataDir, 'secrets')).sort()).toEqual(['file-encryption-key', 'jwt-secret']);
    const accounts = await AccountsCli.open(held.url);
    try {
      const password = readFileSync(path.join(dataDir, 'admin-password'), 'utf8').trim();
      expect(await accounts.isAdministratorsPassword(password)).toBe(true);
      await accounts.resetPassword('admin@themis.local', 'another password');
    } finally {
      await accounts.close();
    }
    await setUp();
    expect(existsSync(path.join(dataDir, 'admin-password'))).toBe(false);
  });
});

describe('a database of another release', () => {
  it('is refused when it is newer, with the release that it needs', async () => {
    await setUp();
    await query("insert into migrations (timestamp, name) values (1999999999999, 'Later1999999999999')");
    await query("update installation set version = '7.1.0'");
    for (const start of [setUp, open]) await expect(start()).rejects.toThrow(/Themis 7\.1\.0.*Later1999999999999.*Start Themis 7\.1\.0/);
  });

  it('is refused by the processes when its changes are missing, with what to run', async () => {
    await setUp();
    await query('delete from migrations where id = (select max(id) from migrations)');
    await expect(open()).rejects.toThrow(/1 of \d+ changes of its schema are missing.*setup\.js/);
  });
});

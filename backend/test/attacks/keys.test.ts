import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsCli } from '../../src/installation/accounts-cli.js';
import { fingerprintOf, keyNameOf } from '../../src/core/config/file-key.js';
import { SEALED_TABLES } from '../../src/core/files/keys/sealed-data.js';
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

/** A document as an earlier release left it, with no fingerprint in the database. */
async function sealedBeforeFingerprints(key: Buffer): Promise<void> {
  await sealedDocument(key);
  await query('delete from file_keys');
}

const fingerprint = async (): Promise<unknown> => (await query('select fingerprint as known from file_keys'))[0]?.known;

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

  it('is not made again when the folder with it is lost', async () => {
    await setUp();
    rmSync(path.join(installation.dataDir, 'secrets'), { recursive: true });
    await expect(setUp()).rejects.toThrow(/^FILE_ENCRYPTION_KEY is missing/);
    await expect(open()).rejects.toThrow(/^JWT_SECRET is missing/);
    expect(existsSync(secret('file-encryption-key'))).toBe(false);
  });

  it('is not made beside rows that were encrypted before there were fingerprints', async () => {
    await sealedBeforeFingerprints(randomBytes(32));
    await expect(setUp()).rejects.toThrow(/^FILE_ENCRYPTION_KEY is missing/);
    expect(existsSync(path.join(installation.dataDir, 'secrets'))).toBe(false);
    expect(await fingerprint()).toBeUndefined();
  });

  it('is taken for that of older rows only if it opens one', async () => {
    const key = randomBytes(32);
    await sealedBeforeFingerprints(key);
    await expect(setUp({ FILE_ENCRYPTION_KEY: OTHER_KEY })).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not the key/);
    expect(await fingerprint()).toBeUndefined();
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

describe('several file keys', () => {
  const [NEW, OLD] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const [newKey, oldKey] = [Buffer.from(NEW, 'hex'), Buffer.from(OLD, 'hex')];
  const nameOf = (key: Buffer): string => keyNameOf(fingerprintOf(key));
  const given = (...keys: string[]) => ({ JWT_SECRET: 'j'.repeat(32), FILE_ENCRYPTION_KEYS: keys.join(',') });
  const keysIn = async (...keys: string[]) => {
    const { fileEncryptionKey, otherFileKeys = [] } = await open(given(...keys));
    return [fileEncryptionKey, ...otherFileKeys];
  };
  /** As if the newest key had been used for two hours. */
  const twoHoursLater = () => query(`update file_keys set superseded_at = superseded_at - interval '2 hours'`);

  it('are used with the newest first, which takes the place of the one before it', async () => {
    await setUp(given(OLD));
    await expect(open(given(NEW, OLD))).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not known to the database yet.*setup\.js/);
    await Promise.all([setUp(given(NEW, OLD)), setUp(given(NEW, OLD)), setUp(given(NEW, OLD))]);
    expect(await keysIn(NEW, OLD)).toEqual([newKey, oldKey]);
    const known = await query('select fingerprint, superseded_at is null as used from file_keys order by number');
    expect(known).toEqual([
      { fingerprint: fingerprintOf(oldKey), used: false },
      { fingerprint: fingerprintOf(newKey), used: true },
    ]);
  });

  it('may be made known to every process before the new one is used', async () => {
    await setUp(given(OLD));
    await setUp(given(OLD, NEW));
    expect(await keysIn(OLD, NEW)).toEqual([oldKey, newKey]);
    await setUp(given(NEW, OLD));
    // A process that starts again with the settings of before seals with the key that all the others use.
    expect(await keysIn(OLD, NEW)).toEqual([newKey, oldKey]);
  });

  it('in the wrong order are refused with their names, and nothing goes back to the older one', async () => {
    await setUp(given(OLD));
    await setUp(given(NEW, OLD));
    await expect(setUp(given(OLD, NEW))).rejects.toThrow(
      new RegExp(`^FILE_ENCRYPTION_KEYS .* begins with the key ${nameOf(oldKey)}, in whose place ${nameOf(newKey)} is used since`),
    );
    await expect(setUp(given(OLD))).rejects.toThrow(new RegExp(`lacks the key ${nameOf(newKey)}, which everything is sealed with`));
    expect(await keysIn(NEW, OLD)).toEqual([newKey, oldKey]);
  });

  it('must all be there while anything needs them, whether it says so or is from before seals named their key', async () => {
    await setUp(given(OLD));
    await sealedDocument(oldKey);
    await setUp(given(NEW, OLD));
    await twoHoursLater();
    for (const head of ['\\x02', '\\x01']) {
      await query(`update documents set sealed_title = $1::bytea || substring(sealed_title from 2)`, [head]);
      await expect(setUp(given(NEW))).rejects.toThrow(
        new RegExp(`^FILE_ENCRYPTION_KEYS .* lacks the key ${nameOf(oldKey)}, which is still needed \\(documents: 1\\)`),
      );
    }
    await expect(open(given(NEW))).rejects.toThrow(new RegExp(`lacks the key ${nameOf(oldKey)}, which the database still lists`));
    await query('delete from documents');
    await setUp(given(NEW));
    expect(await keysIn(NEW)).toEqual([newKey]);
  });

  it('are not given up within an hour, for what is sealed for minutes and is in no table', async () => {
    await setUp(given(OLD));
    await setUp(given(NEW, OLD));
    await expect(setUp(given(NEW))).rejects.toThrow(/which is kept for 60 minutes after another took its place, until 20/);
    await twoHoursLater();
    await setUp(given(NEW));
    // It may come back behind the newest, and has to be given up again.
    await setUp(given(NEW, OLD));
    await expect(open(given(NEW))).rejects.toThrow(/which the database still lists/);
  });

  it('are those of older rows only if one of them opens a row', async () => {
    await sealedBeforeFingerprints(oldKey);
    await expect(setUp(given(NEW, '11'.repeat(32)))).rejects.toThrow(/^FILE_ENCRYPTION_KEY is not the key/);
    await setUp(given(NEW, OLD));
    expect(await query('select fingerprint from file_keys where number = 1')).toEqual([{ fingerprint: fingerprintOf(oldKey) }]);
    expect(await keysIn(NEW, OLD)).toEqual([newKey, oldKey]);
  });

  it('seal every column that is named so, and no other', async () => {
    const columns = await query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like 'sealed%' and table_name <> 'reference_files' order by 1`,
    );
    const listed = SEALED_TABLES.flatMap(({ table, columns: ours }) => ours.map(({ column }) => `${table}.${column}`));
    expect(listed.sort()).toEqual(columns.map(({ name }) => name));
  });
});

describe('set-ups at once', () => {
  it('make one administrator, one key and a password file that is true', async () => {
    const results = await Promise.all([setUp(), setUp(), setUp()]);
    expect(results.filter(({ administrator }) => administrator.created)).toHaveLength(1);
    expect(await query("select count(*)::int as count from users where role = 'admin'")).toEqual([{ count: 1 }]);
    expect(readdirSync(path.join(installation.dataDir, 'secrets')).sort()).toEqual(['file-encryption-key', 'jwt-secret']);
    const accounts = await AccountsCli.open(installation.held.url);
    try {
      const password = readFileSync(path.join(installation.dataDir, 'admin-password'), 'utf8').trim();
      expect(await accounts.isAdministratorsPassword(password)).toBe(true);
      await accounts.resetPassword('admin@themis.local', 'another password');
    } finally {
      await accounts.close();
    }
    await setUp();
    expect(existsSync(path.join(installation.dataDir, 'admin-password'))).toBe(false);
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

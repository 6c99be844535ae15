import { createHmac, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../config/config-error.js';
import type { Queryable } from '../database/schema-state.js';
import { FileCipher } from './file-cipher.js';

const SETTING = 'FILE_ENCRYPTION_KEY';

/** What tells one file key from another without telling anything of the key. */
export const fingerprintOf = (key: Buffer): Buffer => createHmac('sha256', key).update('themis file-encryption key').digest();

/**
 * Settles which file key this database belongs to; called by one process at a time, before any other starts.
 * The fingerprint is written once, with the first key. Whatever does not fit it stops the start, because a second key
 * beside rows of the first would leave both half readable.
 * @param key null when there is none
 * @param makeKey generates one; called only when nothing was ever encrypted here
 * @throws ConfigError when the key is missing or another one.
 */
export async function settleFileKey(database: Queryable, key: Buffer | null, makeKey: () => Buffer): Promise<void> {
  const known = await knownFingerprint(database);
  if (known !== null) {
    requireKey(known, key);
    return;
  }
  const sample = await anythingEncrypted(database);
  if (key === null && sample !== null) throw missing();
  // Rows from before there were fingerprints: the key is taken for theirs only if it opens one of them.
  if (key !== null && sample?.title && !opens(key, sample.title, `document/${sample.id}/title`)) throw wrong();
  await database.query('update installation set file_key_fingerprint = $1 where file_key_fingerprint is null', [
    fingerprintOf(key ?? makeKey()),
  ]);
}

/** For a process that starts on a database that was prepared. @throws ConfigError when the key is not this database's. */
export async function requireFileKey(database: Queryable, key: Buffer): Promise<void> {
  const known = await knownFingerprint(database);
  if (known === null) throw new ConfigError(SETTING, 'is not known to the database yet. Run "node backend/dist/setup.js" once first.');
  requireKey(known, key);
}

function requireKey(known: Buffer, key: Buffer | null): void {
  if (key === null) throw missing();
  if (!timingSafeEqual(known, fingerprintOf(key))) throw wrong();
}

async function knownFingerprint(database: Queryable): Promise<Buffer | null> {
  const [row] = (await database.query('select file_key_fingerprint as known from installation')) as { known: Buffer | null }[];
  return row?.known ?? null;
}

async function anythingEncrypted(database: Queryable): Promise<{ id: string; title: Buffer | null } | null> {
  const [row] = (await database.query(
    `(select id, sealed_title as title from documents limit 1)
     union all (select id, null from reference_files limit 1) limit 1`,
  )) as { id: string; title: Buffer | null }[];
  return row ?? null;
}

function opens(key: Buffer, sealed: Buffer, name: string): boolean {
  try {
    new FileCipher({ fileEncryptionKey: key, jwtSecret: '' }).decrypt(sealed, name);
    return true;
  } catch {
    return false;
  }
}

const missing = (): ConfigError =>
  new ConfigError(
    SETTING,
    'is missing: this database was used with a key that is neither set nor in secrets/file-encryption-key of the data folder. ' +
      'Put that key back from a backup. No new one is made, since the files that the old one encrypted could not be read with it. Nothing was changed.',
  );

const wrong = (): ConfigError =>
  new ConfigError(
    SETTING,
    'is not the key that this database was used with, so that nothing that users stored could be read. ' +
      'Set the right one, or put secrets/file-encryption-key of the data folder back from a backup. Nothing was changed.',
  );

import { copyFile, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { AppConfig } from '../../core/config/config.js';
import { keepSecrets, type RawSettings, requireSameFileKeys } from '../../core/config/load-secrets.js';
import type { BlobStore } from '../../ports/blob-store/blob-store.js';
import { BackupError } from './backup-errors.js';
import { isAbsentOrEmpty } from './backup-draft.js';
import { restoreBlobs } from './blob-copies.js';
import { megabytes, sha256Of } from './create-backup.js';
import { loadDatabase, requireEmptyDatabase, requireKnownMigrations } from './database-load.js';
import { type Manifest, readManifest } from './manifest.js';
import { markRestore, unmarkRestore } from './restore-mark.js';
import { keysOf, requireWholeFrame } from './verify-backup.js';

/** Where a backup is restored to: all of it empty. */
export interface RestoreTarget {
  config: AppConfig;
  /** As `readSettings` gives them. */
  settings: RawSettings;
  /** Of an account that owns the database. */
  databaseUrl: string;
  /** Opened. */
  blobs: BlobStore;
  /** Opens the keys; without it they must be set, or have been left out. */
  passphrase?: string;
}

export interface RestoreProgress {
  signal?: AbortSignal;
  onProgress?: (note: string) => void;
}

/**
 * Restores a backup into an empty place. The database comes last but for the keys, in one transaction; until all is there, the product
 * does not start on the data folder.
 * @param folder absolute
 * @returns also the key files that were written
 * @throws BackupError, with nothing changed, when something is there already, the passphrase is wrong, or the backup is damaged or of a
 * later release; later only when one of the stored files is not what was backed up
 */
export async function restoreBackup(
  folder: string,
  { config, settings, databaseUrl, blobs, passphrase }: RestoreTarget,
  { signal, onProgress = () => undefined }: RestoreProgress = {},
): Promise<{ manifest: Manifest; keyFiles: string[] }> {
  const { manifest, text } = await readManifest(folder);
  requireKnownMigrations(manifest);
  if (manifest.keys !== null && passphrase === undefined)
    throw new BackupError('The backup holds the keys, sealed. Set BACKUP_PASSPHRASE to the passphrase that it was made with.');
  const secrets = passphrase === undefined ? null : await keysOf(folder, manifest, text, passphrase);
  if (secrets) requireSameFileKeys(settings, secrets);
  await requireWholeFrame(folder, manifest);
  await requireEmptyPlace(config, blobs);
  await requireEmptyDatabase(databaseUrl);
  markRestore(config);
  await restoreBlobs(folder, manifest, blobs, {
    signal,
    onBlobs: (done, bytes) => onProgress(`${done} of ${manifest.blobs.count} stored files, ${megabytes(bytes)} MB`),
  });
  await restoreIndex(folder, manifest, config);
  await loadDatabase(folder, manifest, databaseUrl, { signal, onTable: (done, total) => onProgress(`${done} of ${total} tables`) });
  const keyFiles = secrets ? keepSecrets(config, settings, secrets) : [];
  unmarkRestore(config);
  return { manifest, keyFiles };
}

async function requireEmptyPlace({ index, storage }: AppConfig, blobs: BlobStore): Promise<void> {
  for await (const key of blobs.list('')) {
    const where = storage.kind === 'disk' ? storage.directory : blobs.describe();
    throw new BackupError(`The store of files (${where}) is not empty: it holds ${key.split('/')[0] ?? key}/. Restore into an empty one.`);
  }
  if (index.kind === 'sqlite' && !(await isAbsentOrEmpty(index.directory)))
    throw new BackupError(`The folder of the index, ${index.directory}, is not empty. Restore into an empty place.`);
}

/** An index on a server of its own is built from the library when the product finds it empty. */
async function restoreIndex(folder: string, manifest: Manifest, { index }: AppConfig): Promise<void> {
  if (index.kind !== 'sqlite') return;
  for (const { file, sha256 } of manifest.index) {
    const place = path.join(index.directory, path.posix.basename(file));
    await mkdir(index.directory, { recursive: true, mode: 0o700 });
    await copyFile(path.join(folder, file), place);
    const handle = await open(place, 'r+');
    await handle.sync().finally(() => handle.close());
    if ((await sha256Of(place)) !== sha256) throw new BackupError(`The file ${file} of the backup was changed.`);
  }
}

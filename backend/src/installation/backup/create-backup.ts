import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Secrets } from '../../core/config/config.js';
import { PRODUCT_VERSION } from '../../core/database/product-version.js';
import type { BlobStore } from '../../ports/blob-store/blob-store.js';
import { BackupDraft } from './backup-draft.js';
import { copyBlobs, lostBlobs } from './blob-copies.js';
import { DatabaseSnapshot, NAMED_FILES_LIST } from './database-snapshot.js';
import { digestOf, INDEX_FOLDER, type Manifest, MANIFEST_FILE, newManifest, type StoredFile } from './manifest.js';
import { type KeyCost, sealKeys } from './sealed-keys.js';

const KEYS_FILE = 'keys.sealed';
const TEXT_OPTIONS = [null, 2] as const;

/** What a backup is made of, and where it goes. */
export interface BackupSources {
  /** Of an account that may read every table. */
  databaseUrl: string;
  /** Opened. */
  blobs: BlobStore;
  /** Copies the index into a new folder. @returns the names of its files; none when it is to be rebuilt */
  copyIndex: (target: string) => Promise<string[]>;
  /** Null leaves the keys out; `cost` is that of a passphrase's key, unless it is to be less for a test. */
  keys: { secrets: Secrets; passphrase: string; cost?: KeyCost } | null;
}

export interface BackupProgress {
  signal?: AbortSignal;
  onProgress?: (note: string) => void;
}

export interface BackupReport {
  manifest: Manifest;
  /** Files that rows name and that the store does not have; the backup is whole but for them, as the installation is. */
  lost: { count: number; examples: string[] };
  /** Why an archive of PostgreSQL's own is not in it though its tools are there; null otherwise. */
  archiveProblem: string | null;
}

/**
 * Backs up an installation while it runs. Tables are those of one moment, and every stored file that they name is in the backup. An
 * interruption leaves nothing under the name of the backup.
 * @param folder absolute; absent or empty
 * @throws BackupError, StartRefusal; BlobStoreUnavailableError; an error of the driver
 */
export async function createBackup(
  folder: string,
  { databaseUrl, blobs, copyIndex, keys }: BackupSources,
  { signal, onProgress = () => undefined }: BackupProgress = {},
): Promise<BackupReport> {
  const draft = await BackupDraft.begin(folder);
  let ends: AbortSignal | undefined;
  try {
    const snapshot = await DatabaseSnapshot.open(databaseUrl);
    try {
      ends = signal ? AbortSignal.any([signal, snapshot.lost]) : snapshot.lost;
      // Every file that is being copied listens.
      setMaxListeners(0, ends);
      if (keys) await snapshot.requireKeys([keys.secrets.fileEncryptionKey, ...(keys.secrets.otherFileKeys ?? [])]);
      const onTable = (done: number, total: number) => onProgress(`${done} of ${total} tables`);
      const { takenAt, database, archiveProblem } = await snapshot.copy(draft, { signal: ends, onTable });
      const onBlobs = (done: number, bytes: number) => onProgress(`${done} stored files, ${megabytes(bytes)} MB`);
      const files = await copyBlobs(blobs, draft, { signal: ends, onBlobs });
      const lost = await lostBlobs(draft, NAMED_FILES_LIST);
      ends.throwIfAborted();
      onProgress('the index');
      const index = await indexFiles(draft.folder, await copyIndex(path.join(draft.folder, INDEX_FOLDER)));
      const facts = { product: PRODUCT_VERSION, takenAt, database, blobs: files, index, keys: keys ? (KEYS_FILE as 'keys.sealed') : null };
      const manifest = newManifest(facts);
      const text = `${JSON.stringify(manifest, ...TEXT_OPTIONS)}\n`;
      if (keys) await draft.writeSmall(KEYS_FILE, await sealKeys(keys.secrets, keys.passphrase, digestOf(text), keys.cost));
      await draft.writeSmall(MANIFEST_FILE, text);
      ends.throwIfAborted();
      await draft.finish();
      return { manifest, lost, archiveProblem };
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    await draft.discard();
    // What was under way says only that it was ended, not why.
    throw ends?.aborted ? ends.reason : error;
  }
}

export const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

async function indexFiles(folder: string, names: readonly string[]): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const name of names) {
    const file = `${INDEX_FOLDER}/${name}`;
    const handle = await open(path.join(folder, file), 'r+');
    await handle.sync().finally(() => handle.close());
    files.push({ file, bytes: (await stat(path.join(folder, file))).size, sha256: await sha256Of(path.join(folder, file)) });
  }
  return files;
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

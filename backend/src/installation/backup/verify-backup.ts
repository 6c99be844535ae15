import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Secrets } from '../../core/config/config.js';
import { BackupError } from './backup-errors.js';
import { blobsOf, placeOf } from './blob-copies.js';
import { sha256Of } from './create-backup.js';
import { digestOf, type Manifest, readManifest, type StoredFile } from './manifest.js';
import { openKeys } from './sealed-keys.js';

const EVERY_FILES = 100;

export interface BackupCheck {
  manifest: Manifest;
  files: number;
  /** One sentence for each file that is missing or was changed; the first ones only. */
  problems: string[];
  /** Whether a passphrase was given that opens the keys. */
  keysOpened: boolean;
}

const PROBLEMS_AT_MOST = 20;

/**
 * Reads every file of a backup and compares it with the manifest; with the passphrase it also opens the keys, which shows that the
 * manifest is the one that was written. Changes nothing.
 * @throws BackupError when the folder holds no backup that this release can read, or the passphrase is wrong
 */
export async function verifyBackup(
  folder: string,
  { passphrase, signal, onProgress = () => undefined }: { passphrase?: string; signal?: AbortSignal; onProgress?: (note: string) => void },
): Promise<BackupCheck> {
  const { manifest, text } = await readManifest(folder);
  const keysOpened = passphrase !== undefined && (await keysOf(folder, manifest, text, passphrase)) !== null;
  const problems: string[] = [];
  let files = 0;
  for await (const file of filesOf(folder, manifest)) {
    signal?.throwIfAborted();
    const problem = await problemOf(folder, file);
    files += 1;
    if (problem !== null) problems.push(problem);
    if (problems.length >= PROBLEMS_AT_MOST) break;
    if (files % EVERY_FILES === 0) onProgress(`${files} files`);
  }
  return { manifest, files, problems, keysOpened };
}

/** The keys in a backup; null when they were left out. @throws BackupError for another passphrase */
export async function keysOf(folder: string, manifest: Manifest, text: string, passphrase: string): Promise<Secrets | null> {
  if (manifest.keys === null) return null;
  const sealed = await readFile(path.join(folder, manifest.keys)).catch((error: unknown) => {
    throw new BackupError(`The sealed keys of the backup cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'}).`);
  });
  return openKeys(sealed, passphrase, digestOf(text));
}

/** The files without which nothing can be restored: all but the stored files of users and of the library. @throws BackupError naming one that was changed */
export async function requireWholeFrame(folder: string, { database, index, blobs }: Manifest): Promise<void> {
  for (const file of [...database.tables, ...(database.archive ? [database.archive] : []), ...index, blobs.list]) {
    const problem = await problemOf(folder, file);
    if (problem !== null) throw new BackupError(`The backup is damaged: ${problem}`);
  }
}

async function* filesOf(folder: string, manifest: Manifest): AsyncGenerator<StoredFile> {
  yield* manifest.database.tables;
  if (manifest.database.archive) yield manifest.database.archive;
  yield* manifest.index;
  yield manifest.blobs.list;
  // Not read from a list that is not the one that was written.
  if ((await problemOf(folder, manifest.blobs.list)) !== null) return;
  for await (const blob of blobsOf(folder, manifest.blobs)) yield { file: placeOf(blob), bytes: blob.bytes, sha256: blob.sha256 };
}

async function problemOf(folder: string, { file, bytes, sha256 }: StoredFile): Promise<string | null> {
  try {
    const { size } = await stat(path.join(folder, file));
    if (size !== bytes) return `${file} has ${size} bytes; ${bytes} were written.`;
    return (await sha256Of(path.join(folder, file))) === sha256 ? null : `${file} was changed.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `${file} is missing.` : `${file} cannot be read (${code ?? 'error'}).`;
  }
}

import { createReadStream } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { inBatches } from '../../core/pages/in-batches.js';
import type { BlobStore } from '../../ports/blob-store/blob-store.js';
import { BlobNotFoundError, InvalidBlobKeyError } from '../../ports/blob-store/errors.js';
import type { BackupDraft } from './backup-draft.js';
import { BackupError } from './backup-errors.js';
import { BLOB_FOLDER, type Manifest, STORED_FILE } from './manifest.js';

const BLOB_LIST = 'blobs.ndjson';
/** Texts that are being printed and files that wait to be fetched: they live for minutes, and no row names them. */
const PASSING = 'renders/';
/** Files that are copied at once. */
const AT_ONCE = 8;
const NAMED_AT_MOST = 10;
const LONGEST_KEY = 512;

const BLOB = STORED_FILE.omit({ file: true }).extend({
  key: z
    .string()
    .max(LONGEST_KEY)
    .regex(/^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/),
});
/** One stored file in a backup. */
export type BlobCopy = z.infer<typeof BLOB>;

export interface BlobProgress {
  signal?: AbortSignal;
  onBlobs: (done: number, bytes: number) => void;
}

/** Where a backup keeps a stored file, relative to it. */
export const placeOf = ({ key }: BlobCopy): string => `${BLOB_FOLDER}/${key}`;

/** Copies every stored file as it lies in the store, so users' files stay sealed. */
export async function copyBlobs(blobs: BlobStore, draft: BackupDraft, { signal, onBlobs }: BlobProgress): Promise<Manifest['blobs']> {
  let count = 0;
  let total = 0;
  let copying: Promise<unknown> = Promise.resolve();
  async function copyOne(key: string): Promise<BlobCopy | null> {
    try {
      signal?.throwIfAborted();
      const { bytes, sha256 } = await draft.write(`${BLOB_FOLDER}/${key}`, await blobs.get(key), { signal });
      return { key, bytes, sha256 };
    } catch (error) {
      // Removed by somebody who had asked before the backup began, so that no row of the snapshot names it; or no file of this product.
      if (error instanceof BlobNotFoundError || error instanceof InvalidBlobKeyError) return null;
      throw error;
    }
  }
  async function* lines(): AsyncGenerator<string> {
    for await (const keys of inBatches(kept(blobs.list('')), AT_ONCE)) {
      const copies = keys.map(copyOne);
      copying = Promise.allSettled(copies);
      for (const copy of await Promise.all(copies)) {
        if (copy === null) continue;
        count += 1;
        total += copy.bytes;
        yield `${JSON.stringify(copy)}\n`;
      }
      onBlobs(count, total);
    }
  }
  try {
    const list = await draft.write(BLOB_LIST, Readable.from(lines()), { signal });
    return { list, count, bytes: total };
  } finally {
    // Nothing is written any more when this returns, also where it failed.
    await copying;
  }
}

/**
 * Which of the files that rows name are not in the backup, because the store had lost them before.
 * @param namesFile keys, one on each line; removed afterwards
 */
export async function lostBlobs(draft: BackupDraft, namesFile: string): Promise<{ count: number; examples: string[] }> {
  const file = path.join(draft.folder, namesFile);
  const examples: string[] = [];
  let count = 0;
  for await (const key of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    const there = await access(path.join(draft.folder, BLOB_FOLDER, key)).then(
      () => true,
      () => false,
    );
    if (there) continue;
    count += 1;
    if (examples.length < NAMED_AT_MOST) examples.push(key);
  }
  await rm(file);
  return { count, examples };
}

/** The stored files of a backup, by its list. @throws BackupError for a line that is not ours */
export async function* blobsOf(folder: string, { list }: Manifest['blobs']): AsyncGenerator<BlobCopy> {
  const lines = createInterface({ input: createReadStream(path.join(folder, list.file), 'utf8'), crlfDelay: Infinity });
  for await (const line of lines) {
    const blob = BLOB.safeParse(JSON.parse(line));
    if (!blob.success) throw new BackupError(`${list.file} of the backup was changed.`);
    yield blob.data;
  }
}

/** Puts every stored file of a backup into an empty store. @throws BackupError when one is not what was backed up */
export async function restoreBlobs(folder: string, manifest: Manifest, blobs: BlobStore, { signal, onBlobs }: BlobProgress): Promise<void> {
  let count = 0;
  let total = 0;
  async function restoreOne(copy: BlobCopy): Promise<void> {
    const data = createReadStream(path.join(folder, placeOf(copy)));
    const { bytes, sha256 } = await blobs.put(copy.key, data, { maxBytes: copy.bytes, signal });
    if (bytes !== copy.bytes || sha256 !== copy.sha256) throw new BackupError(`The file ${placeOf(copy)} of the backup was changed.`);
  }
  for await (const copies of inBatches(blobsOf(folder, manifest.blobs), AT_ONCE)) {
    signal?.throwIfAborted();
    await Promise.all(copies.map(restoreOne));
    count += copies.length;
    total += copies.reduce((sum, { bytes }) => sum + bytes, 0);
    onBlobs(count, total);
  }
  if (count !== manifest.blobs.count) throw new BackupError(`The backup lists ${count} stored files; ${manifest.blobs.count} were copied.`);
}

async function* kept(keys: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const key of keys) if (!key.startsWith(PASSING)) yield key;
}

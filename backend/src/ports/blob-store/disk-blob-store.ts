import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { storageFailure } from '../../core/errors/storage-errors.js';
import { BlobStore, type PutOptions, type StoredBlob } from './blob-store.js';
import { moveDurably, writeDurably } from './durable-file.js';
import { BlobNotFoundError, BlobStoreUnavailableError } from './errors.js';
import { Meter } from './meter.js';

export interface DiskBlobStoreOptions {
  /** Created when missing, and from then on this store's alone. */
  directory: string;
}

/** Uploads under way; no key can name it, since a segment never begins with a dot. */
const INCOMING = '.incoming';
/** Older uploads belong to a process that was killed. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
/** No such file; a part of the key is a file; the key is a folder of other keys. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ERR_FS_EISDIR']);

/** One file per key. Several processes may share the directory. */
export class DiskBlobStore extends BlobStore {
  private readonly root: string;
  private readonly incoming: string;

  constructor({ directory }: DiskBlobStoreOptions) {
    super();
    this.root = path.resolve(directory);
    this.incoming = path.join(this.root, INCOMING);
  }

  describe(): string {
    return `disk in ${this.root}`;
  }

  async init(): Promise<void> {
    try {
      await mkdir(this.incoming, { recursive: true, mode: 0o700 });
      await this.removeAbandoned();
      await this.probe();
    } catch (error) {
      throw new BlobStoreUnavailableError(error);
    }
  }

  async close(): Promise<void> {}

  async put(key: string, data: Readable, options: PutOptions): Promise<StoredBlob> {
    const temporary = path.join(this.incoming, randomUUID());
    const meter = new Meter();
    try {
      await writeDurably(temporary, meter.read(data, options));
      await moveDurably(temporary, this.pathOf(key));
      return meter.result();
    } catch (error) {
      await rm(temporary, { force: true });
      throw meter.failure ?? storageFailure(error) ?? new BlobStoreUnavailableError(error);
    } finally {
      data.destroy();
    }
  }

  async get(key: string, { signal }: { signal?: AbortSignal } = {}): Promise<Readable> {
    const file = await open(this.pathOf(key), 'r').catch(refuse);
    if (!(await file.stat()).isFile()) {
      await file.close();
      throw new BlobNotFoundError();
    }
    const stream = file.createReadStream();
    return signal ? addAbortSignal(signal, stream) : stream;
  }

  async size(key: string): Promise<number> {
    const found = await stat(this.pathOf(key)).catch(refuse);
    if (!found.isFile()) throw new BlobNotFoundError();
    return found.size;
  }

  async delete(key: string): Promise<void> {
    const file = this.pathOf(key);
    await rm(file).catch((error: unknown) => {
      if (!isAbsent(error)) throw new BlobStoreUnavailableError(error);
    });
    await this.removeEmptyFolders(path.dirname(file));
  }

  async *list(folder: string): AsyncIterable<string> {
    const entries = await readdir(this.pathOf(folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw new BlobStoreUnavailableError(error);
    });
    for (const entry of entries) {
      if (entry.name === INCOMING) continue;
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(key);
      else yield key;
    }
  }

  async health(): Promise<{ ok: boolean; detail: string }> {
    return this.probe().then(
      () => ({ ok: true, detail: this.describe() }),
      (error: unknown) => ({ ok: false, detail: `${this.describe()}: ${(error as NodeJS.ErrnoException).code ?? 'failed'}` }),
    );
  }

  private pathOf(key: string): string {
    return path.join(this.root, ...key.split('/'));
  }

  /** Stops at the first folder that still holds something or that somebody else removed. */
  private async removeEmptyFolders(lowest: string): Promise<void> {
    for (let folder = lowest; folder !== this.root; folder = path.dirname(folder)) {
      const removed = await rmdir(folder).then(
        () => true,
        () => false,
      );
      if (!removed) return;
    }
  }

  private async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.incoming)) {
      const file = path.join(this.incoming, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
    }
  }

  private async probe(): Promise<void> {
    const file = path.join(this.incoming, randomUUID());
    const handle = await open(file, 'wx', 0o600);
    await handle.close();
    await rm(file);
  }
}

function isAbsent(error: unknown): boolean {
  return ABSENT.has((error as NodeJS.ErrnoException).code ?? '');
}

function refuse(error: unknown): never {
  throw isAbsent(error) ? new BlobNotFoundError() : new BlobStoreUnavailableError(error);
}

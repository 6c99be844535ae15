import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, mkdir, readdir, rename, rm, rmdir, stat, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-errors.js';
import type { StoredFile } from './manifest.js';

/**
 * A backup that is being written, under a name that says so (`<folder>.incomplete`). It gets its own name once everything is in it and on
 * the disk; whatever interrupts it leaves nothing under that name.
 */
export class BackupDraft {
  private constructor(
    private readonly target: string,
    readonly folder: string,
  ) {}

  /**
   * Makes the folder of the draft, private to this account. What an interrupted backup of the same name has left is removed.
   * @throws BackupError when something stands under the name already, or it cannot be written
   */
  static async begin(target: string): Promise<BackupDraft> {
    const folder = `${target}.incomplete`;
    try {
      if (!(await isAbsentOrEmpty(target))) throw new BackupError(`${target} is not empty: name a folder that does not exist yet.`);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`${target} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'error'}).`);
    }
    return new BackupDraft(target, folder);
  }

  /** Writes one file, on the disk when this resolves. @param through transformations of the data, such as compression */
  async write(
    file: string,
    data: Readable,
    { through = [], signal }: { through?: Transform[]; signal?: AbortSignal } = {},
  ): Promise<StoredFile> {
    const place = path.join(this.folder, file);
    // It may fail before the pipeline listens, which then tells of it.
    data.on('error', () => undefined);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const meter = new HashMeter();
    await pipeline([data, ...through, meter, createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true })], { signal });
    return { file, ...meter.result() };
  }

  async writeSmall(file: string, data: string | Buffer): Promise<void> {
    await writeFile(path.join(this.folder, file), data, { mode: 0o600, flag: 'wx', flush: true });
  }

  async remove(file: string): Promise<void> {
    await rm(path.join(this.folder, file), { force: true });
  }

  /** Gives the backup its name. */
  async finish(): Promise<void> {
    await syncFolder(this.folder);
    await rmdir(this.target).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
    await rename(this.folder, this.target);
    await syncFolder(path.dirname(this.target));
  }

  discard(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Counts and hashes what goes through. */
export class HashMeter extends Transform {
  private bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, data: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Once everything has gone through. */
  result(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

export async function isAbsentOrEmpty(folder: string): Promise<boolean> {
  const found = await stat(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return true;
  return found.isDirectory() && (await readdir(folder)).length === 0;
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle: FileHandle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

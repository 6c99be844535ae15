import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { UnavailableError } from '../../errors/common-errors.js';
import { storageFailure } from '../../errors/storage-errors.js';

/**
 * Bytes that wait on the disk while they arrive. The file has no name from the first moment on: the system takes it back when it is
 * closed or the process dies, and nobody finds it in between.
 */
export class SpooledFile {
  private constructor(
    private readonly handle: FileHandle,
    /** Bytes. */
    readonly size: number,
  ) {}

  /**
   * Reads a stream to its end.
   * @throws the error of the stream; StorageFullError, or UnavailableError when the disk cannot be written
   */
  static async from(data: Readable, folder: string): Promise<SpooledFile> {
    const handle = await openNameless(folder).catch(refuse);
    let size = 0;
    try {
      for await (const chunk of data as AsyncIterable<Buffer>) {
        await handle.writeFile(chunk).catch(refuse);
        size += chunk.length;
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new SpooledFile(handle, size);
  }

  /** All of it, in memory. @throws UnavailableError */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.size);
    for (let at = 0; at < this.size;) {
      const { bytesRead } = await this.handle.read(bytes, at, this.size - at, at).catch(refuse);
      if (bytesRead === 0) return refuse(new Error('the file has become shorter'));
      at += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  try {
    await rm(file);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function refuse(cause: unknown): never {
  throw (
    storageFailure(cause) ??
    new UnavailableError('File storage is not available. Please try again later.', 'FILE_STORAGE_UNAVAILABLE', { cause })
  );
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { FileCipher } from '../../core/files/file-cipher.js';
import { readStoredJson } from '../../core/validation/stored-data.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';

/** Users' files and texts in the blob store, encrypted; each is bound to its key, so that none can stand in for another. */
@Injectable()
export class SealedBlobs {
  constructor(
    private readonly blobs: BlobStore,
    private readonly cipher: FileCipher,
  ) {}

  /** The id of the file key that is written with. */
  get keyId(): Buffer {
    return this.cipher.keyId;
  }

  /** Throws like `BlobStore.put`. */
  async write(key: string, plain: Uint8Array): Promise<void> {
    const sealed = this.cipher.encrypt(plain, key);
    await this.blobs.put(key, Readable.from([sealed]), { maxBytes: sealed.length });
  }

  /** @throws BlobNotFoundError; an error when it was changed or belongs to another key */
  async read(key: string): Promise<Buffer> {
    return this.cipher.decrypt(await buffer(await this.blobs.get(key)), key);
  }

  /** Seals it with the key that is in use, unless it is. @throws like `read`, and like `BlobStore.put` */
  async reseal(key: string): Promise<void> {
    const sealed = await buffer(await this.blobs.get(key));
    if (!this.cipher.isCurrent(sealed)) await this.write(key, this.cipher.decrypt(sealed, key));
  }

  /** JSON likewise. @throws StoredDataError when it has another form */
  async readJson<T>(key: string, schema: z.ZodType<T>, what: string): Promise<T> {
    return readStoredJson(schema, await this.read(key), what);
  }
}

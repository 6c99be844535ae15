import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileCipher } from '../../core/files/file-cipher.js';
import { BlobStore } from '../../ports/blob-store/blob-store.js';
import { StorageUpkeep } from '../storage-upkeep/storage-upkeep.service.js';

/** What an API process and a worker hand each other for one rendering, encrypted, and removed when it was fetched. */
@Injectable()
export class RenderFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly cipher: FileCipher,
    upkeep: StorageUpkeep,
  ) {
    // A rendering lives for a minute; what the grace of the upkeep finds was left by a process that died.
    upkeep.own('renders/', () => Promise.resolve([]));
  }

  /** @returns the id of a new rendering whose text is stored. */
  async begin(content: string): Promise<string> {
    const renderId = randomUUID();
    await this.write(contentKey(renderId), Buffer.from(content, 'utf8'));
    return renderId;
  }

  async readContent(renderId: string): Promise<string> {
    return (await this.read(contentKey(renderId))).toString('utf8');
  }

  writeResult(renderId: string, bytes: Uint8Array): Promise<void> {
    return this.write(resultKey(renderId), bytes);
  }

  readResult(renderId: string): Promise<Buffer> {
    return this.read(resultKey(renderId));
  }

  async remove(renderId: string): Promise<void> {
    await Promise.all([this.blobs.delete(contentKey(renderId)), this.blobs.delete(resultKey(renderId))]);
  }

  private async write(key: string, bytes: Uint8Array): Promise<void> {
    const sealed = this.cipher.encrypt(bytes, key);
    await this.blobs.put(key, Readable.from([sealed]), { maxBytes: sealed.length });
  }

  private async read(key: string): Promise<Buffer> {
    return this.cipher.decrypt(await buffer(await this.blobs.get(key)), key);
  }
}

const contentKey = (renderId: string) => `renders/${renderId}/content`;
const resultKey = (renderId: string) => `renders/${renderId}/result`;

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';

export interface RenderTexts {
  content: string;
  compareWith: string | null;
}

const FOLDER = 'renders/';

/** What an API process and a worker hand each other for one rendering, encrypted, and removed when it was fetched. */
@Injectable()
export class RenderFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly cipher: FileCipher,
  ) {}

  /** @returns the id of a new rendering whose texts are stored. It begins with the time, so that what is left over can be told. */
  async begin(texts: RenderTexts): Promise<string> {
    const renderId = `${Date.now().toString(36)}-${randomUUID()}`;
    await this.write(textsKey(renderId), Buffer.from(JSON.stringify(texts), 'utf8'));
    return renderId;
  }

  async readTexts(renderId: string): Promise<RenderTexts> {
    return JSON.parse((await this.read(textsKey(renderId))).toString('utf8')) as RenderTexts;
  }

  writeResult(renderId: string, bytes: Uint8Array): Promise<void> {
    return this.write(resultKey(renderId), bytes);
  }

  /** @throws BlobNotFoundError when it was fetched before, or too long ago */
  readResult(renderId: string): Promise<Buffer> {
    return this.read(resultKey(renderId));
  }

  async remove(renderId: string): Promise<void> {
    await Promise.all([this.blobs.delete(textsKey(renderId)), this.blobs.delete(resultKey(renderId))]);
  }

  /** Removes what nobody fetched. @returns how many renderings that were */
  async removeBefore(time: Date): Promise<number> {
    const old = new Set<string>();
    for await (const key of this.blobs.list(FOLDER)) {
      const renderId = key.slice(FOLDER.length).split('/')[0] ?? '';
      if (Number.parseInt(renderId.split('-')[0] ?? '', 36) < time.getTime()) old.add(renderId);
    }
    for (const renderId of old) await this.remove(renderId);
    return old.size;
  }

  private async write(key: string, bytes: Uint8Array): Promise<void> {
    const sealed = this.cipher.encrypt(bytes, key);
    await this.blobs.put(key, Readable.from([sealed]), { maxBytes: sealed.length });
  }

  private async read(key: string): Promise<Buffer> {
    return this.cipher.decrypt(await buffer(await this.blobs.get(key)), key);
  }
}

const textsKey = (renderId: string) => `${FOLDER}${renderId}/texts`;
const resultKey = (renderId: string) => `${FOLDER}${renderId}/result`;

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BlobStore } from '../../../ports/blob-store/blob-store.js';
import { ANNEXURE } from '../html/bundle/annexure.js';
import { SealedBlobs } from '../../storage-upkeep/sealed-blobs.service.js';

const RENDER_TEXTS = z.object({
  content: z.string(),
  compareWith: z.string().nullable(),
  annexures: z.array(ANNEXURE).optional(),
  made: z.object({ texts: z.array(z.string()).readonly(), makers: z.array(z.string()).readonly().optional() }).optional(),
});
export type RenderTexts = z.infer<typeof RENDER_TEXTS>;

const FOLDER = 'renders/';

/** What an API process and a worker pass each other for one rendering; encrypted, and removed once the file is fetched. */
@Injectable()
export class RenderFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly sealed: SealedBlobs,
  ) {}

  /** @returns the id of a new rendering whose texts are stored. It begins with the time, so that leftovers can be recognised. */
  async begin(texts: RenderTexts): Promise<string> {
    const renderId = `${Date.now().toString(36)}-${randomUUID()}`;
    await this.sealed.write(textsKey(renderId), Buffer.from(JSON.stringify(texts), 'utf8'));
    return renderId;
  }

  readTexts(renderId: string): Promise<RenderTexts> {
    return this.sealed.readJson(textsKey(renderId), RENDER_TEXTS, 'the texts of a rendering');
  }

  writeResult(renderId: string, bytes: Uint8Array): Promise<void> {
    return this.sealed.write(resultKey(renderId), bytes);
  }

  /** @throws BlobNotFoundError when it was fetched before, or too long ago */
  readResult(renderId: string): Promise<Buffer> {
    return this.sealed.read(resultKey(renderId));
  }

  async remove(renderId: string): Promise<void> {
    await Promise.all([this.blobs.delete(textsKey(renderId)), this.blobs.delete(resultKey(renderId))]);
  }

  /** Removes what nobody fetched. @returns how many renderings were removed */
  async removeBefore(time: Date): Promise<number> {
    const old = new Set<string>();
    for await (const key of this.blobs.list(FOLDER)) {
      const renderId = key.slice(FOLDER.length).split('/')[0] ?? '';
      if (Number.parseInt(renderId.split('-')[0] ?? '', 36) < time.getTime()) old.add(renderId);
    }
    for (const renderId of old) await this.remove(renderId);
    return old.size;
  }
}

const textsKey = (renderId: string) => `${FOLDER}${renderId}/texts`;
const resultKey = (renderId: string) => `${FOLDER}${renderId}/result`;

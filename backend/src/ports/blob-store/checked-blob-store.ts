import type { Readable } from 'node:stream';
import { BlobStore, type PutOptions, type StoredBlob } from './blob-store.js';
import { InvalidBlobKeyError } from './errors.js';

/** S3 allows 1024 bytes for a whole key, which must also hold the configured prefix. */
const MAX_KEY_LENGTH = 512;
const MAX_SEGMENT_LENGTH = 128;
/** Lower case only, so that no two keys meet on a case-insensitive disk; never a leading dot, so that `..` cannot be written. */
const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;

function checked(key: string): string {
  const valid = key.length <= MAX_KEY_LENGTH && key.split('/').every((part) => part.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(part));
  if (!valid) throw new InvalidBlobKeyError();
  return key;
}

/**
 * Lets only well-formed keys through to an adapter, so that no adapter has to think about paths.
 * Every method throws `InvalidBlobKeyError` for any other key and touches nothing.
 */
export class CheckedBlobStore extends BlobStore {
  constructor(private readonly store: BlobStore) {
    super();
  }

  describe(): string {
    return this.store.describe();
  }

  init(): Promise<void> {
    return this.store.init();
  }

  close(): Promise<void> {
    return this.store.close();
  }

  async put(key: string, data: Readable, options: PutOptions): Promise<StoredBlob> {
    return this.store.put(checked(key), data, options);
  }

  async get(key: string, options?: { signal?: AbortSignal }): Promise<Readable> {
    return this.store.get(checked(key), options);
  }

  async size(key: string): Promise<number> {
    return this.store.size(checked(key));
  }

  async delete(key: string): Promise<void> {
    return this.store.delete(checked(key));
  }

  async *list(folder: string): AsyncIterable<string> {
    yield* this.store.list(folder === '' ? '' : checked(folder.replace(/\/$/, '')));
  }

  health(): Promise<{ ok: boolean; detail: string }> {
    return this.store.health();
  }
}

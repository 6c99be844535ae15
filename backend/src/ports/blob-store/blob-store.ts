import type { Readable } from 'node:stream';

export interface StoredBlob {
  /** Length in bytes. */
  bytes: number;
  /** SHA-256 of the stored bytes, lower-case hex. */
  sha256: string;
}

export interface PutOptions {
  maxBytes: number;
  /** Ends the upload and destroys `data`; a commit already under way is finished. */
  signal?: AbortSignal;
}

/**
 * Keeps byte strings under keys such as `sources/3f2a…/original`. Keys are made by this product, never
 * taken from a user, and are checked all the same by `CheckedBlobStore` before an adapter sees them.
 * Every method rejects with `BlobStoreUnavailableError` when the store does not answer or refuses.
 */
export abstract class BlobStore {
  /** One line for the start banner, without credentials. */
  abstract describe(): string;

  /** Called once before use; creates what is missing and proves that the store can be written. */
  abstract init(): Promise<void>;

  /** Releases its connections; the store is not used afterwards. */
  abstract close(): Promise<void>;

  /**
   * Stores the whole stream durably, then resolves; on any failure `key` is left as it was. An error of
   * `data` itself is passed on unchanged.
   * @throws BlobTooLargeError as soon as more than `maxBytes` have arrived.
   */
  abstract put(key: string, data: Readable, options: PutOptions): Promise<StoredBlob>;

  /** @throws BlobNotFoundError */
  abstract get(key: string, options?: { signal?: AbortSignal }): Promise<Readable>;

  /** @returns length in bytes. @throws BlobNotFoundError */
  abstract size(key: string): Promise<number>;

  /** Removes the blob; resolves also when it is absent. */
  abstract delete(key: string): Promise<void>;

  /** Keys below a folder such as `sources/3f2a…/` (`''`: all keys), in no promised order. */
  abstract list(folder: string): AsyncIterable<string>;

  /** A real, cheap round trip; never rejects. */
  abstract health(): Promise<{ ok: boolean; detail: string }>;
}

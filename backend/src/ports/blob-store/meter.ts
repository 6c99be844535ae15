import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import type { PutOptions, StoredBlob } from './blob-store.js';
import { BlobTooLargeError } from './errors.js';

/** Counts, limits and hashes a stream on its way into a store. */
export class Meter {
  /** Why reading ended early: the input's own error, the abort, or the limit. Undefined while the store is to blame. */
  failure: Error | undefined;
  private bytes = 0;
  private readonly hash = createHash('sha256');

  /** Ends with `BlobTooLargeError` at the first chunk past the limit; `data` is destroyed when the reader stops. */
  async *read(data: Readable, { maxBytes, signal }: PutOptions): AsyncGenerator<Buffer> {
    try {
      // A stalled input never yields the chunk at which an abort could be noticed, so the abort destroys it.
      for await (const chunk of signal ? addAbortSignal(signal, data) : data) {
        const piece: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string | Uint8Array);
        this.bytes += piece.byteLength;
        if (this.bytes > maxBytes) throw new BlobTooLargeError(maxBytes);
        this.hash.update(piece);
        yield piece;
      }
    } catch (error) {
      this.failure = error as Error;
      throw error;
    }
  }

  result(): StoredBlob {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

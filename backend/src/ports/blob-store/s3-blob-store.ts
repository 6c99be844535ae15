import { randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { storageFailure } from '../../core/errors/storage-errors.js';
import { BlobStore, type PutOptions, type StoredBlob } from './blob-store.js';
import { BlobNotFoundError, BlobStoreUnavailableError } from './errors.js';
import { Meter } from './meter.js';

export interface S3BlobStoreOptions {
  bucket: string;
  /** Key prefix without slashes at its ends; `''` for none. */
  prefix: string;
  region: string;
  /** Address of a server other than AWS, such as MinIO. */
  endpoint?: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`; by default whenever `endpoint` is set. */
  pathStyle?: boolean;
  /** Absent: the SDK's own chain (instance role, web identity, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Longest wait for a connection, for the head of an answer, and for the next byte of a body. */
  timeouts?: { connectMs: number; requestMs: number; idleMs: number };
}

const DEFAULT_TIMEOUTS = { connectMs: 5_000, requestMs: 60_000, idleMs: 30_000 };
/** The first try and two more, with the SDK's exponential backoff. */
const MAX_ATTEMPTS = 3;
const PART_BYTES = 5 * 1024 * 1024;
/** Parts held in memory and sent at once; bounds an upload to about 10 MiB. */
const PARALLEL_PARTS = 2;

/** One object per key, on AWS S3 or any server that speaks its API. Longer uploads go in parts. */
export class S3BlobStore extends BlobStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(private readonly options: S3BlobStoreOptions) {
    super();
    const { bucket, prefix, region, endpoint, credentials } = options;
    const { connectMs, requestMs, idleMs } = options.timeouts ?? DEFAULT_TIMEOUTS;
    this.bucket = bucket;
    this.prefix = prefix === '' ? '' : `${prefix}/`;
    this.client = new S3Client({
      region,
      endpoint,
      credentials,
      forcePathStyle: options.pathStyle ?? endpoint !== undefined,
      maxAttempts: MAX_ATTEMPTS,
      // Servers other than AWS do not all know the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true, socketTimeout: idleMs },
    });
  }

  describe(): string {
    const { bucket, endpoint } = this.options;
    return `S3 bucket ${bucket}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`;
  }

  async init(): Promise<void> {
    await attempt(async () => {
      try {
        await this.probe();
      } catch (error) {
        if (!(error instanceof S3ServiceException && error.name === 'NoSuchBucket')) throw error;
        await this.createBucket();
        await this.probe();
      }
    });
  }

  async close(): Promise<void> {
    this.client.destroy();
  }

  async put(key: string, data: Readable, options: PutOptions): Promise<StoredBlob> {
    const meter = new Meter();
    // An abort ends the body, and `done()` then waits until the parts already sent are given up. The library's own
    // `abort()` returns at once, when a part may still be on its way.
    const upload = new Upload({
      client: this.client,
      params: { ...this.locationOf(key), Body: Readable.from(meter.read(data, options)) },
      partSize: PART_BYTES,
      queueSize: PARALLEL_PARTS,
    });
    try {
      await upload.done();
      return meter.result();
    } catch (error) {
      throw meter.failure ?? storageFailure(error) ?? new BlobStoreUnavailableError(error);
    } finally {
      data.destroy();
    }
  }

  async get(key: string, { signal }: { signal?: AbortSignal } = {}): Promise<Readable> {
    const { Body } = await attempt(() => this.client.send(new GetObjectCommand(this.locationOf(key)), { abortSignal: signal }), signal);
    const body = Body as Readable;
    return signal ? addAbortSignal(signal, body) : body;
  }

  async size(key: string): Promise<number> {
    const { ContentLength } = await attempt(() => this.client.send(new HeadObjectCommand(this.locationOf(key))));
    return ContentLength ?? 0;
  }

  async delete(key: string): Promise<void> {
    await attempt(() => this.client.send(new DeleteObjectCommand(this.locationOf(key))));
  }

  async *list(folder: string): AsyncIterable<string> {
    const Prefix = folder === '' ? this.prefix : `${this.prefix}${folder}/`;
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, Prefix, ContinuationToken });
      const page = await attempt(() => this.client.send(command));
      for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(this.prefix.length);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async health(): Promise<{ ok: boolean; detail: string }> {
    const command = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: this.prefix, MaxKeys: 1 });
    return this.client.send(command).then(
      () => ({ ok: true, detail: this.describe() }),
      (error: unknown) => ({ ok: false, detail: `${this.describe()}: ${(error as Error).name}` }),
    );
  }

  private locationOf(key: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }

  private async probe(): Promise<void> {
    const location = this.locationOf(`.probe-${randomUUID()}`);
    await this.client.send(new PutObjectCommand({ ...location, Body: 'probe' }));
    await this.client.send(new DeleteObjectCommand(location));
  }

  private async createBucket(): Promise<void> {
    try {
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket }));
    } catch (error) {
      // Another process of this product was first.
      if (!(error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou')) throw error;
    }
  }
}

async function attempt<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (signal?.aborted) throw error;
    const absent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
    throw absent ? new BlobNotFoundError() : new BlobStoreUnavailableError(error);
  }
}

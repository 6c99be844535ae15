import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobNotFoundError, BlobStoreUnavailableError } from '../../src/ports/blob-store/errors.js';
import { S3BlobStore, type S3BlobStoreOptions } from '../../src/ports/blob-store/s3-blob-store.js';
import { startS3Stub, type S3Request, type S3Stub } from '../support/s3-stub.js';
import { blobStoreContract, keysOf, MIB, stalledAfter, streamOf } from './blob-store.contract.js';

const optionsFor = (stub: S3Stub): S3BlobStoreOptions => ({
  bucket: 'files',
  prefix: 'themis/test',
  region: 'us-east-1',
  endpoint: stub.url,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

describe('S3 blob store against a stub', () => {
  let stub: S3Stub;
  beforeAll(async () => {
    stub = await startS3Stub();
  });

  blobStoreContract(async () => new S3BlobStore(optionsFor(stub)));
  // After the contract's own, which still needs the stub.
  afterAll(() => stub.close());

  it('leaves no multipart upload open', () => {
    expect(stub.requests.some(({ query }) => query.has('uploads'))).toBe(true);
    expect(stub.openUploads.size).toBe(0);
  });

  it('keeps every key below its prefix', () => {
    const keys = stub.requests.map(({ key }) => key).filter((key) => key !== '');
    expect(keys.filter((key) => !key.startsWith('themis/test/'))).toEqual([]);
  });
});

describe('S3 blob store when the server fails', () => {
  let stub: S3Stub;
  let store: S3BlobStore;
  const limit = { maxBytes: 64 * MIB };
  const is =
    (method: string, part = '') =>
    (request: S3Request) =>
      request.method === method && request.query.toString().includes(part);

  beforeEach(async () => {
    stub = await startS3Stub();
    store = new S3BlobStore({ ...optionsFor(stub), timeouts: { connectMs: 1000, requestMs: 400, idleMs: 400 } });
    await store.init();
  });

  afterEach(async () => {
    await store.close();
    await stub.close();
  });

  it('tries again a bounded number of times', async () => {
    stub.fail({ when: is('PUT'), times: 2, kind: { status: 503, code: 'SlowDown' } });
    await store.put('a', Readable.from(['x']), limit);
    expect((await buffer(await store.get('a'))).toString()).toBe('x');

    stub.fail({ when: is('GET'), times: Infinity, kind: { status: 500, code: 'InternalError' } });
    const before = stub.requests.length;
    await expect(store.get('a')).rejects.toMatchObject({ status: 503, message: 'File storage is not available. Please try again later.' });
    expect(stub.requests.length - before).toBe(3);
  });

  it('does not wait for a server that does not answer', async () => {
    stub.fail({ when: is('HEAD'), times: Infinity, kind: 'no-answer' });
    await expect(store.size('a')).rejects.toBeInstanceOf(BlobStoreUnavailableError);
  });

  it.each([
    ['cut-body', { code: 'ECONNRESET' }],
    ['stall-body', { name: 'TimeoutError' }],
  ] as const)('ends a download with an error on %s', async (kind, error) => {
    await store.put('a', streamOf(2 * MIB), limit);
    stub.fail({ when: is('GET'), times: 1, kind });
    const download = await store.get('a');
    await expect(buffer(download)).rejects.toMatchObject(error);
  });

  it('gives up a multipart upload when a part is refused', async () => {
    stub.fail({ when: is('PUT', 'partNumber=2'), times: Infinity, kind: { status: 500, code: 'InternalError' } });
    await expect(store.put('a', streamOf(11 * MIB), limit)).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    expect(stub.openUploads.size).toBe(0);
    expect(await keysOf(store)).toEqual([]);
  });

  it('has given up the parts already sent when an aborted upload rejects', async () => {
    const abort = new AbortController();
    const upload = store.put('a', stalledAfter(6 * MIB), { ...limit, signal: abort.signal });
    stub.fail({ when: (request) => (is('PUT', 'partNumber=1')(request) && abort.abort(), false), times: 1, kind: 'no-answer' });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(stub.requests.at(-1)?.method).toBe('DELETE');
    expect(stub.openUploads.size).toBe(0);
  });

  it('tells refused credentials and a lost bucket from an absent blob', async () => {
    stub.fail({ when: is('GET'), times: 1, kind: { status: 403, code: 'AccessDenied' } });
    await expect(store.get('a')).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    await expect(store.get('a')).rejects.toBeInstanceOf(BlobNotFoundError);
    stub.buckets.clear();
    await expect(store.get('a')).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    expect(await store.health()).toEqual({ ok: false, detail: `${store.describe()}: NoSuchBucket` });
  });

  it('creates a missing bucket, also when another process does so at the same time', async () => {
    stub.buckets.clear();
    const stores = [1, 2, 3].map(() => new S3BlobStore(optionsFor(stub)));
    await Promise.all(stores.map((each) => each.init()));
    expect([...stub.buckets.keys()]).toEqual(['files']);
    expect(await keysOf(store)).toEqual([]);
    await Promise.all(stores.map((each) => each.close()));
  });

  it('refuses to start on a bucket that it may not write', async () => {
    stub.fail({ when: is('PUT'), times: Infinity, kind: { status: 403, code: 'AccessDenied' } });
    await expect(store.init()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
  });

  it('names bucket and host, never the credentials', () => {
    expect(store.describe()).toBe(`S3 bucket files at ${new URL(stub.url).host}`);
  });
});

const { STORAGE_URL, S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;

(STORAGE_URL ? describe : describe.skip)(`S3 blob store against a server${STORAGE_URL ? '' : ' (skipped: needs STORAGE_URL)'}`, () => {
  blobStoreContract(async () => {
    const url = new URL(STORAGE_URL ?? '');
    return new S3BlobStore({
      bucket: url.hostname,
      // A folder of this run, since the contract empties the store when it ends.
      prefix: [url.pathname.replace(/^\/+|\/+$/g, ''), `contract-${randomUUID()}`].filter(Boolean).join('/'),
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      credentials:
        S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : undefined,
    });
  });
});

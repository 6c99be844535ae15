import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import { CheckedBlobStore } from '../../src/ports/blob-store/checked-blob-store.js';
import { BlobNotFoundError, BlobTooLargeError, InvalidBlobKeyError } from '../../src/ports/blob-store/errors.js';
import { runsOf } from '../support/in-turn.js';

export const MIB = 1024 * 1024;

/** Bytes that differ in every chunk, without holding them all at once. */
export function streamOf(bytes: number, chunk = 256 * 1024): Readable {
  return Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= chunk) yield randomBytes(Math.min(chunk, left));
    })(),
  );
}

/** Sends `bytes` and then nothing more, without ending. */
export function stalledAfter(bytes: number): Readable {
  let left = bytes;
  return new Readable({
    read() {
      if (left > 0) this.push(randomBytes(Math.min(left, 64 * 1024)));
      left -= 64 * 1024;
    },
  });
}

export async function keysOf(store: BlobStore, folder = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(folder)) keys.push(key);
  return keys.sort();
}

/** What every adapter promises, tested as the application uses it: behind the key check. */
export function blobStoreContract(create: () => Promise<BlobStore>): void {
  let store: CheckedBlobStore;
  let folders = 0;
  /** Each test keeps to a folder of its own. */
  const folder = (): string => `contract/${(folders += 1)}`;
  const limit = { maxBytes: 64 * MIB };

  beforeAll(async () => {
    store = new CheckedBlobStore(await create());
    await store.init();
  });

  afterAll(async () => {
    for await (const key of store.list('')) await store.delete(key);
    await store.close();
  });

  it.each([0, 1, 65_537, 5 * MIB, 5 * MIB + 1, 12 * MIB])('returns the same %d bytes and their hash', async (bytes) => {
    const key = `${folder()}/original`;
    const hash = createHash('sha256');
    const stored = await store.put(
      key,
      streamOf(bytes).map((chunk: Buffer) => (hash.update(chunk), chunk)),
      limit,
    );
    const sha256 = hash.digest('hex');
    expect(stored).toEqual({ bytes, sha256 });
    expect(await store.size(key)).toBe(bytes);
    const back = createHash('sha256');
    for await (const chunk of await store.get(key)) back.update(chunk as Buffer);
    expect(back.digest('hex')).toBe(sha256);
  });

  it('gives back any bytes under any valid key', async () => {
    const segment = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.uint8Array({ maxLength: 5000 }), async (segments, bytes) => {
        const key = [folder(), ...segments].join('/');
        await store.put(key, Readable.from([Buffer.from(bytes)]), limit);
        expect(await buffer(await store.get(key))).toEqual(Buffer.from(bytes));
      }),
      { numRuns: runsOf(25) },
    );
  });

  it('replaces a blob as a whole', async () => {
    const key = `${folder()}/text`;
    await store.put(key, Readable.from(['a long first version']), limit);
    await store.put(key, Readable.from(['second']), limit);
    expect((await buffer(await store.get(key))).toString()).toBe('second');
  });

  it('accepts exactly the limit and refuses one byte more', async () => {
    const here = folder();
    await expect(store.put(`${here}/full`, streamOf(1000, 100), { maxBytes: 1000 })).resolves.toMatchObject({ bytes: 1000 });
    await expect(store.put(`${here}/over`, streamOf(1001, 100), { maxBytes: 1000 })).rejects.toMatchObject({
      status: 413,
      message: 'File too large. Please choose a smaller file.',
    });
    expect(await keysOf(store, here)).toEqual([`${here}/full`]);
  });

  it('stops reading soon after the limit, and keeps what the key held', async () => {
    const key = `${folder()}/text`;
    await store.put(key, Readable.from(['kept']), limit);
    const endless = streamOf(Number.MAX_SAFE_INTEGER);
    await expect(store.put(key, endless, { maxBytes: 11 * MIB })).rejects.toBeInstanceOf(BlobTooLargeError);
    expect(endless.destroyed).toBe(true);
    expect((await buffer(await store.get(key))).toString()).toBe('kept');
  });

  it('leaves nothing behind when the input breaks, and passes its error on', async () => {
    const here = folder();
    const broken = new Error('client went away');
    const input = Readable.from(
      (async function* () {
        yield randomBytes(6 * MIB);
        throw broken;
      })(),
    );
    await expect(store.put(`${here}/broken`, input, limit)).rejects.toBe(broken);
    expect(await keysOf(store, here)).toEqual([]);
  });

  it.each([100, 6 * MIB])('leaves nothing behind when an upload is aborted after %d bytes', async (bytes) => {
    const here = folder();
    const abort = new AbortController();
    const input = stalledAfter(bytes);
    const upload = store.put(`${here}/aborted`, input, { ...limit, signal: abort.signal });
    setImmediate(() => abort.abort());
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(input.destroyed).toBe(true);
    expect(await keysOf(store, here)).toEqual([]);
  });

  it('stops a download when it is aborted', async () => {
    const key = `${folder()}/large`;
    await store.put(key, streamOf(8 * MIB), limit);
    const abort = new AbortController();
    const download = await store.get(key, { signal: abort.signal });
    abort.abort();
    await expect(buffer(download)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that an absent blob is absent', async () => {
    const here = folder();
    await store.put(`${here}/inner/file`, Readable.from(['x']), limit);
    for (const key of [`${here}/absent`, `${here}/inner`, `${here}/inner/file/below`]) {
      await expect(store.get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
      await expect(store.size(key)).rejects.toBeInstanceOf(BlobNotFoundError);
      await expect(store.delete(key)).resolves.toBeUndefined();
    }
    expect(await keysOf(store, here)).toEqual([`${here}/inner/file`]);
  });

  it('lists what is below a folder, at any depth, and only that', async () => {
    const here = folder();
    const keys = ['a/1', 'a/2', 'a/deep/er/3', 'ab/4', 'b'].map((key) => `${here}/${key}`);
    for (const key of keys) await store.put(key, Readable.from(['x']), limit);
    expect(await keysOf(store, here)).toEqual(keys);
    expect(await keysOf(store, `${here}/a`)).toEqual(keys.slice(0, 3));
    expect(await keysOf(store, `${here}/a/`)).toEqual(keys.slice(0, 3));
    expect(await keysOf(store, `${here}/none`)).toEqual([]);
    expect(await keysOf(store)).toEqual(expect.arrayContaining(keys));
  });

  it('forgets what is deleted', async () => {
    const here = folder();
    await store.put(`${here}/x/file`, Readable.from(['x']), limit);
    await store.delete(`${here}/x/file`);
    await store.delete(`${here}/x/file`);
    await expect(store.get(`${here}/x/file`)).rejects.toBeInstanceOf(BlobNotFoundError);
    expect(await keysOf(store, here)).toEqual([]);
  });

  it('keeps many uploads and deletions at once apart', async () => {
    const here = folder();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const key = `${here}/${index % 4}/${index}`;
        await store.put(key, Readable.from([String(index)]), limit);
        if (index % 2 === 0) await store.delete(key);
      }),
    );
    const kept = await keysOf(store, here);
    expect(kept).toHaveLength(20);
    for (const key of kept) expect((await buffer(await store.get(key))).toString()).toBe(key.split('/').at(-1));
  });

  it('refuses a malformed key in every method', async () => {
    for (const key of [
      '',
      '/',
      'a//b',
      '../a',
      'a/..',
      './a',
      'a/',
      '/a',
      'A',
      'a\\b',
      'a\0',
      '.incoming/x',
      'é',
      'a b',
      'a'.repeat(129),
    ]) {
      await expect(store.put(key, Readable.from(['x']), limit)).rejects.toBeInstanceOf(InvalidBlobKeyError);
      await expect(store.get(key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
      await expect(store.size(key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
      await expect(store.delete(key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
      if (!['', 'a/'].includes(key)) await expect(keysOf(store, key)).rejects.toBeInstanceOf(InvalidBlobKeyError);
    }
  });

  it('is healthy', async () => {
    expect(await store.health()).toEqual({ ok: true, detail: store.describe() });
  });
}

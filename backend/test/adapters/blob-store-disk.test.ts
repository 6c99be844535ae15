import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CheckedBlobStore } from '../../src/ports/blob-store/checked-blob-store.js';
import { DiskBlobStore } from '../../src/ports/blob-store/disk-blob-store.js';
import { BlobStoreUnavailableError, InvalidBlobKeyError } from '../../src/ports/blob-store/errors.js';
import { blobStoreContract } from './blob-store.contract.js';
import { runsOf } from '../support/in-turn.js';

let outer: string;
let root: string;

async function temporaryRoot(): Promise<string> {
  outer = await mkdtemp(path.join(tmpdir(), 'blob-store-'));
  return path.join(outer, 'files');
}

/** Every path below `outer` with its size, apart from what is inside the store. */
async function outside(): Promise<string[]> {
  const entries = await readdir(outer, { recursive: true });
  return entries.filter((entry) => entry !== 'files' && !entry.startsWith(`files${path.sep}`)).sort();
}

describe('disk blob store', () => {
  let contractRoot: string;
  blobStoreContract(async () => {
    contractRoot = await temporaryRoot();
    return new DiskBlobStore({ directory: contractRoot });
  });

  it('leaves no temporary file and no empty folder', async () => {
    const left = (await readdir(contractRoot, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.parentPath.endsWith('.incoming'),
    );
    expect(left).toEqual([]);
    const store = new DiskBlobStore({ directory: contractRoot });
    for await (const key of store.list('')) await store.delete(key);
    expect(await readdir(contractRoot)).toEqual(['.incoming']);
    await rm(path.dirname(contractRoot), { recursive: true });
  });
});

describe('disk blob store on its own', () => {
  let store: CheckedBlobStore;

  beforeEach(async () => {
    root = await temporaryRoot();
    store = new CheckedBlobStore(new DiskBlobStore({ directory: root }));
    await store.init();
  });

  afterEach(() => rm(outer, { recursive: true }));

  it('keeps folders and files to the owner', async () => {
    await store.put('a/b/file', Readable.from(['x']), { maxBytes: 1 });
    const modes = await Promise.all(['', 'a', 'a/b', 'a/b/file'].map(async (name) => (await stat(path.join(root, name))).mode & 0o777));
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  });

  it('never touches a path outside its folder, whatever the key', async () => {
    await writeFile(path.join(outer, 'secret'), 'outside');
    await mkdir(path.join(outer, 'neighbour'));
    const before = await outside();
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc
        .array(fc.constantFrom('..', '.', '', 'a', 'files', 'secret', 'neighbour', '%2e%2e', '..\\', '\0', '~', 'C:'), { maxLength: 6 })
        .map((parts) => parts.join('/')),
      fc.constantFrom(path.join(outer, 'secret'), '../secret', '../../etc/passwd', 'a/../../secret'),
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (key) => {
        const outcome = await store.put(key, Readable.from(['x']), { maxBytes: 1 }).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(InvalidBlobKeyError);
        else await store.delete(key);
        await store.get(key).then(
          () => expect(key).toBe('absent'),
          () => undefined,
        );
        await store.delete(key).catch(() => undefined);
        expect(await outside()).toEqual(before);
      }),
      { numRuns: runsOf(100) },
    );
  });

  it('removes the uploads that a killed process left, and only old ones', async () => {
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    for (const name of ['old', 'fresh']) await writeFile(path.join(root, '.incoming', name), 'half');
    await utimes(path.join(root, '.incoming', 'old'), twoDaysAgo, twoDaysAgo);
    await new DiskBlobStore({ directory: root }).init();
    expect(await readdir(path.join(root, '.incoming'))).toEqual(['fresh']);
  });

  it('says so when its folder is gone or cannot be made', async () => {
    const below = path.join(outer, 'file');
    await writeFile(below, '');
    await expect(new DiskBlobStore({ directory: path.join(below, 'files') }).init()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    await rm(root, { recursive: true });
    expect(await store.health()).toEqual({ ok: false, detail: `disk in ${root}: ENOENT` });
    const upload = store.put('a', Readable.from(['x']), { maxBytes: 1 });
    await expect(upload).rejects.toMatchObject({ status: 503, message: 'File storage is not available. Please try again later.' });
  });

  const isRoot = process.getuid?.() === 0;
  (isRoot ? it.skip : it)(`answers 503 when its folder is read-only${isRoot ? ' (skipped: needs an ordinary user)' : ''}`, async () => {
    await chmod(path.join(root, '.incoming'), 0o500);
    await expect(store.put('a', Readable.from(['x']), { maxBytes: 1 })).rejects.toMatchObject({ status: 503 });
    await chmod(path.join(root, '.incoming'), 0o700);
  });
});

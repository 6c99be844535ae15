import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SpooledFile } from './spooled-file.js';

describe('SpooledFile', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'themis-spool-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives back what it was given, in pieces of any size, as often as it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 })), async (pieces) => {
        const whole = Buffer.concat(pieces);
        const file = await SpooledFile.from(Readable.from(pieces.map((piece) => Buffer.from(piece))), folder);
        expect(file.size).toBe(whole.length);
        expect(await file.bytes()).toEqual(whole);
        expect(await file.bytes()).toEqual(whole);
        await file.close();
      }),
      { numRuns: 30 },
    );
  });

  it('has no name on the disk, not even while it is written', async () => {
    const seen: string[][] = [];
    const data = async function* () {
      yield Buffer.from('a');
      seen.push(await readdir(folder));
      yield Buffer.from('b');
    };
    const file = await SpooledFile.from(Readable.from(data()), folder);
    seen.push(await readdir(folder));
    await file.close();
    expect(seen).toEqual([[], []]);
  });

  it('passes on the error of what it reads, and says that a disk cannot be written', async () => {
    const failing = async function* () {
      yield Buffer.from('a');
      await Promise.reject(new Error('the client is gone'));
    };
    await expect(SpooledFile.from(Readable.from(failing()), folder)).rejects.toThrow('the client is gone');
    const taken = path.join(folder, 'file');
    await writeFile(taken, '');
    const refused = SpooledFile.from(Readable.from([Buffer.from('a')]), taken);
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'FILE_STORAGE_UNAVAILABLE' });
    await rm(taken);
  });
});

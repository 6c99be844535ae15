import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FolderLawSource } from '../../src/ports/law-source/folder-law-source.js';
import { HttpLawSource } from '../../src/ports/law-source/http-law-source.js';
import { LawFileError, LawSourceError } from '../../src/ports/law-source/law-source-errors.js';
import type { LawSource } from '../../src/ports/law-source/law-source.js';
import { LawServer } from '../support/law-server.js';
import { starterActs } from '../support/starter-acts.js';

let server: LawServer;
let folder: string;
const parts = () => server.manifest().acts.flatMap((act) => act.parts);
const first = () => ({ base: server.manifest().base, ...(parts()[0] ?? { path: '', bytes: 0 }) });

beforeAll(async () => {
  server = await new LawServer(starterActs()).listen();
  folder = await mkdtemp(path.join(tmpdir(), 'themis-law-'));
  for (const [at, { path: name }] of parts().entries()) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), starterActs().flatMap((act) => act.parts)[at] ?? '');
  }
});
beforeEach(() => {
  server.faults.clear();
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each<[string, () => LawSource]>([
  ['the place where it is published', () => new HttpLawSource({ paceMs: 0 })],
  ['a mirror', () => new HttpLawSource({ paceMs: 0, mirror: `${server.url}/a/mirror/` })],
  ['a folder', () => new FolderLawSource(folder)],
])('law from %s', (_, open) => {
  it('is read as it is', async () => {
    expect((await open().read(first())).toString()).toBe(starterActs()[0]?.parts[0]);
  });

  it('is refused where it is longer than it should be', async () => {
    await expect(open().read({ ...first(), bytes: 10 })).rejects.toThrow(LawFileError);
  });

  it('lacks a file that is not there', async () => {
    await expect(open().read({ ...first(), path: 'docs/none.md' })).rejects.toThrow(LawFileError);
  });

  it('is not read once it is too late', async () => {
    await expect(open().read(first(), AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  });
});

describe('law over HTTP', () => {
  it.each(['reset', 'silence', 403, 429, 500] as const)('has to wait after %s', async (fault) => {
    server.faults.set('*', fault);
    await expect(new HttpLawSource({ paceMs: 0, timeoutMs: 200 }).read(first())).rejects.toThrow(LawSourceError);
  });

  it('asks for one file after the other', async () => {
    const source = new HttpLawSource({ paceMs: 1 });
    const files = parts().map((part) => ({ base: server.manifest().base, ...part }));
    // In the order in which they begin: on a busy machine the first may arrive last.
    const begun = jest.spyOn(globalThis, 'fetch');
    await Promise.all(files.map((file) => source.read(file)));
    expect(begun.mock.calls.map(([url]) => String(url))).toEqual(files.map(({ base, path }) => String(new URL(path, base))));
    begun.mockRestore();
  });
});

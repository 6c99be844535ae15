import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { JobsService } from '../../src/core/jobs/service/jobs.service.js';
import { BlobStoreUnavailableError } from '../../src/ports/blob-store/errors.js';
import { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { adminClient, newUser } from '../support/people.js';

/** A disk with room for hardly anything, in place of a folder. */
const mountTiny = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });

function mayMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'themis-mount-'));
  try {
    mountTiny(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const withTinyDisk = mayMount() ? it : it.skip;

const LAW = (words: string) =>
  `THE SAMPLE DEPOSITS ACT, 2020\n\n1. Short title. This Act may be called the Sample Deposits Act.\n\n2. Deposits. ${words} shall be repaid within thirty days.\n`;

/** Each kind of upload, with what an owner sees of it. */
interface Kind {
  send(name: string, text: string): Promise<{ status: number; body: { code?: string } }>;
  /** The state of the file with this name; undefined when none is listed. */
  state(name: string): Promise<string | undefined>;
  ready: string;
  /** Keys of the stored originals. */
  originals(): Promise<string[]>;
}

describe('what was uploaded', () => {
  let app: TestApp;
  let wire: FaultProxy;
  let kinds: Record<'reference file' | 'legal source', Kind>;
  let mounted: string | null = null;

  beforeAll(async () => {
    app = await startApp(
      {},
      {
        reach: async (url) => {
          wire = await startFaultProxy(url);
          return wire.url;
        },
      },
    );
    const client = new Client(app.url);
    const admin = await adminClient(client);
    const { client: user } = await newUser(client);
    const file = (name: string, text: string) => new File([text], name, { type: 'text/plain' });
    const query = async (column: string, table: string, name: string) => {
      const [row] = await app.database.query<{ status: string }[]>(`select ${column} as status from ${table} where filename = $1`, [name]);
      return row?.status;
    };
    const keys = async (folder: string) => {
      const found: string[] = [];
      for await (const key of app.nest.get(BlobStore, { strict: false }).list(folder)) found.push(key);
      return found;
    };
    kinds = {
      'reference file': {
        send: (name, text) => user.multipart('/api/upload', { files: file(name, text) }),
        state: (name) => query('status', 'reference_files', name),
        ready: 'ready',
        originals: async () => (await keys('reference-files')).filter((key) => key.endsWith('/original')),
      },
      'legal source': {
        send: (name, text) => admin.multipart('/api/admin/upload-legal-document', { file: file(name, text), document_type: 'act' }),
        state: (name) => query('status', 'legal_documents', name),
        ready: 'indexed',
        originals: () => keys('legal-sources/originals'),
      },
    };
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterEach(async () => {
    jest.restoreAllMocks();
    if (mounted) execFileSync('umount', [mounted]);
    mounted = null;
    await wire.mend();
  });
  afterAll(async () => {
    await app.close();
    await wire.close();
  });

  const KINDS = ['reference file', 'legal source'] as const;
  const blobs = () => app.nest.get(BlobStore, { strict: false });

  describe.each(KINDS)('(%s)', (name) => {
    it('stays when the database goes away right after the commit, and is worked on once it is back', async () => {
      const { send, state, ready } = kinds[name];
      const jobs = app.nest.get(JobsService);
      const dispatch = jobs.dispatch.bind(jobs);
      const dispatched = jest.spyOn(jobs, 'dispatch').mockImplementation(async (id) => {
        await wire.cut();
        return dispatch(id);
      });
      expect(await send('after-commit.txt', LAW('A deposit'))).toMatchObject({ status: 201 });
      expect(dispatched).toHaveBeenCalledTimes(1);
      await wire.mend();
      await eventually(
        () => state('after-commit.txt'),
        (now) => now === ready,
      );
    });

    it('stays when the answer to the commit is lost', async () => {
      const { send, state, ready } = kinds[name];
      const database = app.nest.get(DataSource);
      const transaction = database.transaction.bind(database) as (work: unknown) => Promise<unknown>;
      jest.spyOn(database, 'transaction').mockImplementationOnce(async (work: unknown) => {
        await transaction(work);
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      });
      expect(await send('lost-answer.txt', LAW('A bond'))).toMatchObject({ status: 503, body: { code: 'DATABASE_INTERRUPTED' } });
      await eventually(
        () => state('lost-answer.txt'),
        (now) => now === ready,
      );
    });

    it('leaves nothing behind when its row was refused', async () => {
      const { send, state, originals } = kinds[name];
      const before = await originals();
      const database = app.nest.get(DataSource);
      const transaction = database.transaction.bind(database) as (work: unknown) => Promise<unknown>;
      jest.spyOn(database, 'transaction').mockImplementationOnce(async (work: unknown) => {
        await transaction(async (manager: unknown) => {
          await (work as (manager: unknown) => Promise<unknown>)(manager);
          throw Object.assign(new Error('refused'), { code: '23514' });
        });
      });
      expect((await send('refused.txt', LAW('A pledge'))).status).toBe(500);
      expect(await state('refused.txt')).toBeUndefined();
      expect(await originals()).toEqual(before);
    });

    it('tells of the refusal and not of the file that could not be removed after it', async () => {
      const database = app.nest.get(DataSource);
      jest.spyOn(database, 'transaction').mockRejectedValueOnce(Object.assign(new Error('refused'), { code: '23514' }));
      const removal = jest.spyOn(blobs(), 'delete').mockRejectedValue(new BlobStoreUnavailableError(new Error('away')));
      expect(await kinds[name].send('not-removed.txt', LAW('A lien'))).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
      expect(removal).toHaveBeenCalledTimes(1);
    });

    withTinyDisk('(needs leave to mount) is refused with a code of its own on a full disk, and no half file is listed', async () => {
      const { send, state, ready } = kinds[name];
      const folder = path.join(app.dataDir, 'files');
      mountTiny(folder);
      mounted = folder;
      await mkdir(path.join(folder, '.incoming'));
      await writeFile(path.join(folder, 'ballast'), Buffer.alloc(200 * 1024));
      const answer = await send('no-room.txt', LAW('x'.repeat(300 * 1024)));
      expect(answer).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
      expect(await state('no-room.txt')).toBeUndefined();
      expect(await readdir(path.join(folder, '.incoming'))).toEqual([]);
      execFileSync('umount', [folder]);
      mounted = null;
      expect(await send('no-room.txt', LAW('A tenancy'))).toMatchObject({ status: 201 });
      await eventually(
        () => state('no-room.txt'),
        (now) => now === ready,
      );
    });
  });

  it('is answered as replaced though the file before could not be removed, and still opens', async () => {
    const { send, state, originals } = kinds['legal source'];
    const indexed = async () =>
      eventually(
        () => state('replaced.txt'),
        (now) => now === 'indexed',
      );
    await send('replaced.txt', LAW('A mortgage'));
    await indexed();
    const before = await originals();
    const removal = jest.spyOn(blobs(), 'delete').mockRejectedValueOnce(new BlobStoreUnavailableError(new Error('away')));
    expect(await send('replaced.txt', LAW('A charge'))).toMatchObject({ status: 201 });
    expect(removal.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^legal-sources\/originals\//)]);
    await indexed();
    const [{ key }] = await app.database.query<[{ key: string }]>(
      `select blob_key as key from legal_documents where filename = 'replaced.txt'`,
    );
    expect(before).not.toContain(key);
    expect(await blobs().size(key)).toBeGreaterThan(0);
  });
});

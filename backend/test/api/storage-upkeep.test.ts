import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BACKUP_HOLD } from '../../src/core/files/backup-hold.js';
import { ReferenceFileUpkeep } from '../../src/features/reference-files/reference-file-upkeep.js';
import { StorageUpkeep } from '../../src/features/storage-upkeep/storage-upkeep.service.js';
import { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser } from '../support/people.js';

describe('what a crash leaves in the store', () => {
  let app: TestApp;
  let blobs: BlobStore;
  let upkeep: StorageUpkeep;

  beforeAll(async () => {
    app = await startApp();
    blobs = app.nest.get(BlobStore, { strict: false });
    upkeep = app.nest.get(StorageUpkeep, { strict: false });
  });
  afterAll(() => app.close());

  const put = (key: string) => blobs.put(key, Readable.from([Buffer.from('left behind')]), { maxBytes: 100 });
  const keys = async () => {
    const found: string[] = [];
    for await (const key of blobs.list('')) found.push(key);
    return found.sort();
  };
  const anHourLater = () => app.database.query(`update blob_orphans set seen_at = seen_at - interval '61 minutes'`);

  it('is removed when no row names it, after a grace, and nothing else is', async () => {
    const client = new Client(app.url);
    const { client: user } = await newUser(client);
    const admin = await adminClient(client);
    await user.multipart('/api/upload/', { files: new File(['Rent is due.'], 'own.txt') });
    await admin.multipart('/api/admin/upload-legal-document', { file: new File(['1. Rent is due.'], 'act.txt'), document_type: 'act' });
    await eventually(
      async () => (await admin.get<{ documents: { status: string }[] }>('/api/admin/documents')).body.documents,
      (documents) => documents.every(({ status }) => status === 'indexed'),
    );
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      (files) => files.every(({ status }) => status === 'ready'),
    );
    const before = await keys();
    expect(before).toHaveLength(4);

    const [owner] = await app.database.query<[{ id: string }]>('select owner_id as id from reference_files');
    const left = [
      `reference-files/${owner.id}/${randomUUID()}/original`,
      `reference-files/${randomUUID()}/${randomUUID()}/text`,
      `legal-sources/originals/${randomUUID()}`,
      `legal-sources/${randomUUID()}/v1/text`,
    ];
    const foreign = `elsewhere/${randomUUID()}`;
    for (const key of [...left, foreign]) await put(key);

    expect(await upkeep.sweep()).toBe(0);
    expect(await keys()).toEqual([...before, ...left, foreign].sort());
    await anHourLater();
    expect(await upkeep.sweep()).toBe(left.length);
    expect(await keys()).toEqual([...before, foreign].sort());
    expect(await app.database.query('select key from blob_orphans')).toEqual([]);
  });

  it('is kept when its row came in the meantime', async () => {
    const key = `legal-sources/originals/${randomUUID()}`;
    await put(key);
    await upkeep.sweep();
    await app.database.query('update legal_documents set blob_key = $1', [key]);
    await anHourLater();
    await upkeep.sweep();
    expect(await keys()).toContain(key);
  });

  it('and what users delete stays while a backup copies the files, and goes with a later sweep', async () => {
    const { client: user } = await newUser(new Client(app.url));
    await user.multipart('/api/upload/', { files: new File(['Rent is due.'], 'held.txt') });
    const held = app.database.createQueryRunner();
    const before = await keys();
    await held.query('select pg_advisory_lock($1)', [BACKUP_HOLD]);
    try {
      expect((await user.delete('/api/upload/files/held.txt')).status).toBe(200);
      await upkeep.sweep();
      await anHourLater();
      expect(await upkeep.sweep()).toBe(0);
      expect(await keys()).toEqual(expect.arrayContaining(before));
    } finally {
      await held.query('select pg_advisory_unlock($1)', [BACKUP_HOLD]);
      await held.release();
    }
    expect(await upkeep.sweep()).toBeGreaterThan(0);
  });

  it('is told to the owner of a file that nobody reads any more', async () => {
    const { client: user } = await newUser(new Client(app.url));
    await user.multipart('/api/upload/', { files: new File(['Rent is due.'], 'own.txt') });
    const files = () => user.get<{ files: { status: string; error: string | null }[] }>('/api/upload/files');
    await eventually(files, ({ body }) => body.files[0]?.status === 'ready');
    const settle = () => app.nest.get(ReferenceFileUpkeep, { strict: false }).settleUnread();
    await app.database.query(`update reference_files set status = 'pending'`);
    expect(await settle()).toBe(0);
    await app.database.query(`update reference_files set upload_date = now() - interval '2 hours' where filename = 'own.txt'`);
    expect(await settle()).toBeGreaterThan(0);
    expect((await files()).body.files[0]).toMatchObject({ status: 'failed', error: 'The file could not be read. Please upload it again.' });
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { libraryOf, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { QdrantStub } from '../support/qdrant-stub.js';

const act = (name: string) =>
  `THE SAMPLE ${name.toUpperCase()} ACT, 2019\n\n1. Return. The holder of a ${name} shall return it within thirty days.\n`;
const QUESTION = 'When shall the holder of a deposit return it?';

let stub: QdrantStub;
let app: TestApp;
let admin: Client;
let user: Client;

beforeEach(async () => {
  stub = await QdrantStub.start();
  app = await startApp({ QDRANT_URL: stub.url });
  const anyone = new Client(app.url);
  admin = await adminClient(anyone);
  user = (await newUser(anyone)).client;
  await upload(admin, text('deposit.txt', act('deposit')));
  expect((await settledLibrary(admin)).get('deposit.txt')?.status).toBe('INDEXED');
}, 120_000);
afterEach(async () => {
  await app.close();
  await stub.stop();
});

const ask = async () => {
  await app.database.query('delete from rate_limits');
  return user.post<{ answer?: string; detail: string; code?: string }>('/api/ask', { question: QUESTION });
};
const hang = () => stub.fail('stall', () => true, Infinity);
const refuse = () => stub.fail(503, () => true, Infinity);

describe('an index server that accepts and never answers', () => {
  it('makes questions say so, then is not asked by them, and answers them again when it is back', async () => {
    expect((await ask()).status).toBe(200);
    hang();
    const { status, body } = await ask();
    expect([status, body.detail]).toEqual([503, 'The library cannot be searched at the moment. Please try again later.']);
    for (let i = 0; i < 3; i++) await ask();
    const searches = () => stub.requests.filter(({ path }) => path.endsWith('/query/batch')).length;
    const sent = searches();
    for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(503);
    expect(searches()).toBe(sent);
    stub.recover();
    await eventually(ask, (answer) => answer.status === 200);
  }, 120_000);
});

describe('work that needs the index while its server is away', () => {
  it('waits, whatever that takes, and goes on by itself', async () => {
    refuse();
    expect((await upload(admin, text('pledge.txt', act('pledge')))).status).toBe(201);
    const { body } = await admin.post<{ job_id: string }>('/api/admin/rebuild-index');
    const stages = async () =>
      (await app.database.query<{ name: string; stage: string | null; attempts: number }[]>(
        "select name, stage, attempts from jobs where state = 'queued' order by name",
      )) ?? [];
    const waiting = await eventually(stages, (rows) => rows.filter(({ stage }) => stage === 'waiting for the index').length === 2);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect((await libraryOf(admin)).get('pledge.txt')).toMatchObject({
      status: 'PENDING',
      error: null,
      job: { stage: 'waiting for the index' },
    });
    stub.recover();
    expect((await settledLibrary(admin)).get('pledge.txt')).toMatchObject({ status: 'INDEXED', error: null });
    const rebuilt = await eventually(
      () => app.database.query<{ state: string }[]>('select state from jobs where id = $1', [body.job_id]),
      ([job]) => job?.state === 'completed' || job?.state === 'failed',
    );
    expect(rebuilt).toEqual([{ state: 'completed' }]);
  }, 120_000);
});

describe('a document that failed, or is indexed', () => {
  it('is indexed again through either door', async () => {
    await upload(admin, text('blank.txt', ' \n'));
    const failed = async () => (await settledLibrary(admin)).get('blank.txt')?.status;
    expect(await failed()).toBe('FAILED');
    const again = await admin.post<{ message: string }>('/api/admin/documents/blank.txt/retry');
    // A worker may have begun, or even failed again, already.
    expect([again.status, again.body.message]).toEqual([200, 'Document blank.txt is being indexed again']);
    expect(await failed()).toBe('FAILED');
    const jobs = async () =>
      Number((await app.database.query<{ count: string }[]>("select count(*) from jobs where name = 'ingest-legal-document'"))[0]?.count);
    const before = await jobs();
    const { data } = await admin.graphql<{ retryIndexing: { filename: string } }>(
      'mutation { retryIndexing(filename: "blank.txt") { filename } }',
    );
    expect(data?.retryIndexing.filename).toBe('blank.txt');
    expect(await jobs()).toBe(before + 1);
    expect(await failed()).toBe('FAILED');
    expect((await admin.post('/api/admin/documents/deposit.txt/retry')).status).toBe(200);
    expect((await settledLibrary(admin)).get('deposit.txt')?.status).toBe('INDEXED');
    expect((await admin.post('/api/admin/documents/absent.txt/retry')).status).toBe(404);
    expect((await user.post('/api/admin/documents/blank.txt/retry')).status).toBe(403);
  }, 120_000);
});

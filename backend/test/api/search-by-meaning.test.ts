import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Embedder } from '../../src/ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../src/ports/embedder/errors.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { writeTinyModel } from '../support/tiny-model.js';

const RENT = `THE SAMPLE RENT ACT, 1995

1. Short title.—This Act may be called the Sample Rent Act, 1995.

2. Receipts.—Every landlord shall give the tenant a receipt for the rent that is paid.
`;
const NAVY = `THE SAMPLE UNIFORMS ACT, 1996

1. Short title.—This Act may be called the Sample Uniforms Act, 1996.

2. Uniforms.—Nobody who is not in the naval service shall wear naval uniforms.
`;

/** The worker makes vectors of the guide's ways of asking, too, when it comes to it. */
const OF_PASSAGES = "model not like '% for questions'";

interface Generation {
  state: string;
  passages: number;
  builtWith: { embeddingModel: string | null };
}

/** The model's folder is empty at the start, as that of a new installation is. */
describe('search by meaning', () => {
  let folder: string;
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'model-'));
    app = await startApp({ EMBEDDINGS_MODEL: folder });
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const generations = async (): Promise<Generation[]> =>
    (await admin.graphql<{ indexGenerations: Generation[] }>('{ indexGenerations { id state passages builtWith { embeddingModel } } }'))
      .data?.indexGenerations ?? [];
  const active = async () => (await generations()).find(({ state }) => state === 'ACTIVE');
  const kept = async () =>
    Number((await app.database.query<[{ n: string }]>(`select count(*) as n from passage_vectors where ${OF_PASSAGES}`))[0].n);
  const answers = async () => (await searchLaw(user, 'receipt for the rent')).passages[0]?.headingPath;
  const load = () => Promise.all([app.nest, app.worker].map((process) => process.get(Embedder).init()));
  const embedding = () => jest.spyOn(app.worker.get(Embedder), 'embed');

  it('is not there before its model is, and words serve', async () => {
    await upload(admin, text('rent.txt', RENT));
    await settledLibrary(admin);
    expect(await answers()).toMatch(/Section 2/);
    expect(await active()).toMatchObject({ builtWith: { embeddingModel: null } });
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    expect(await active()).toMatchObject({ builtWith: { embeddingModel: null } });
  });

  it('comes with a rebuild once the model is there; what is uploaded before that is found by its words', async () => {
    await writeTinyModel(folder);
    await load();
    await upload(admin, text('navy.txt', NAVY));
    expect((await settledLibrary(admin)).get('navy.txt')).toMatchObject({ status: 'INDEXED' });
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    const now = await active();
    expect(now).toMatchObject({ builtWith: { embeddingModel: expect.stringMatching(/@[0-9a-f]{12}$/) } });
    // One for each window: the model reads 64 tokens, and this law has longer passages.
    expect(await kept()).toBeGreaterThan(now?.passages ?? 0);
    expect(await answers()).toMatch(/Section 2/);
  });

  it('embeds nothing again that it has embedded before', async () => {
    const calls = embedding();
    // What is made during the rebuild by a process with another model.
    await app.database.query(
      `insert into passage_vectors (model, hash, vector, used_at)
       values ('coming for questions', decode(repeat('00', 32), 'hex'), decode('00000000', 'hex'), now() + interval '1 minute')`,
    );
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    expect(calls.mock.calls.filter(([, purpose]) => purpose === 'passage')).toEqual([]);
    expect(await app.database.query("delete from passage_vectors where model = 'coming for questions'")).toEqual([[], 1]);
  });

  it('leaves the index as it was when the model fails in the middle, keeps what was made, and goes on from there', async () => {
    const before = await active();
    const vectors = await kept();
    await app.database.query(`delete from passage_vectors where hash = (select min(hash) from passage_vectors where ${OF_PASSAGES})`);
    embedding().mockRejectedValue(new EmbedderUnavailableError('crashed'));
    expect(await rebuild(admin)).toMatchObject({ state: 'FAILED' });
    expect(await active()).toEqual(before);
    expect(await answers()).toMatch(/Section 2/);
    jest.restoreAllMocks();
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    expect(await kept()).toBe(vectors);
  }, 60_000);

  it('costs a question its meaning only, when the model fails', async () => {
    jest.spyOn(app.nest.get(Embedder), 'embed').mockRejectedValue(new EmbedderUnavailableError('crashed'));
    expect(await answers()).toMatch(/Section 2/);
  });
});

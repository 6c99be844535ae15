import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Embedder } from '../../src/ports/embedder/embedder.js';
import { catalogueModel } from '../../src/core/config/embedding-models/catalogue.js';
import { fileHash } from '../../src/ports/embedder/local/file-hash.js';
import { RetrievalService } from '../../src/features/retrieval/retrieval.service.js';
import { EmbedderUnavailableError } from '../../src/ports/embedder/errors.js';
import { FollowChoice } from '../../src/features/retrieval/generations/follow-choice.task.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { ModelServer } from '../support/model-server.js';
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
  /** Where models of the catalogue are fetched from. */
  let published: string;
  let server: ModelServer;
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'model-'));
    published = await mkdtemp(join(tmpdir(), 'published-'));
    await writeTinyModel(published, { dimensions: 384 });
    await rename(join(published, 'onnx/model.onnx'), join(published, 'onnx/model_quantized.onnx'));
    server = await new ModelServer(published).listen();
    app = await startApp({ EMBEDDINGS_MODEL: folder, MODELS_SOURCE: server.url });
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await server.close();
    await rm(published, { recursive: true, force: true });
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

  describe('in the panel', () => {
    const STATUS =
      '{ choice name license dimensions state reason inIndex paused topicVectors { done total } job { id state stage done total } options { name license } }';
    interface Status {
      choice: string | null;
      name: string | null;
      state: string;
      reason: string | null;
      inIndex: boolean;
      paused: boolean;
      job: { id: string; state: string; stage: string | null; done: number | null; total: number | null } | null;
    }
    const status = async () => (await admin.graphql<{ sentenceModel: Status }>(`{ sentenceModel ${STATUS} }`)).data?.sentenceModel;
    const change = async (call: string) =>
      (await admin.graphql<{ changed: Status }>(`mutation { changed: ${call} ${STATUS} }`)).data?.changed;
    const follow = () => Promise.all([app.nest, app.worker].map((process) => process.get(FollowChoice).look()));
    const job = async (id: string) =>
      (await admin.graphql<{ job: { state: string } }>(`{ job(id: "${id}") { state } }`)).data?.job.state ?? '';

    it('is seen with its state, and with what it gains on the golden questions', async () => {
      expect(await status()).toMatchObject({ choice: null, dimensions: 16, state: 'READY', reason: null, inIndex: true, paused: false });
      const input = '{ question: "Who gets a receipt for the rent?", document: "rent.txt", unit: "2" }';
      await admin.graphql(`mutation { createGoldenQuestion(input: ${input}) { id } }`);
      const { data } = await admin.graphql('{ goldenQuestionsByMeaning { total foundBefore foundAfter } }');
      expect(data).toEqual({ goldenQuestionsByMeaning: { total: 1, foundBefore: 1, foundAfter: 1 } });
    });

    it('is stopped in the middle of its vectors, is not started behind the back, and goes on when it is told to', async () => {
      await app.database.query(`delete from passage_vectors where ${OF_PASSAGES}`);
      let began = () => undefined as void;
      const begun = new Promise<void>((resolve) => (began = resolve));
      embedding().mockImplementation((_texts, _purpose, signal) => {
        began();
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
      });
      const { data } = await admin.graphql<{ rebuildIndex: { job: { id: string } } }>('mutation { rebuildIndex { job { id } } }');
      await begun;
      // How far a job has got is written beside its work.
      const seen = await eventually(status, (each) => Boolean(each?.job?.stage));
      expect(seen?.job).toMatchObject({ state: 'RUNNING', stage: 'embedding', done: 0 });
      expect(await change('stopVectors')).toMatchObject({ paused: true });
      const id = data?.rebuildIndex.job.id ?? '';
      await eventually(
        () => job(id),
        (state) => state === 'CANCELLED',
      );
      jest.restoreAllMocks();
      expect(await app.worker.get(RetrievalService).inStep()).toBe(true);
      const going = await change('startVectors');
      expect(going).toMatchObject({ paused: false });
      await eventually(
        () => job(going?.job?.id ?? ''),
        (state) => state === 'COMPLETED',
      );
      expect(await kept()).toBeGreaterThan(0);
    });

    it('makes no vectors while it is stopped, whatever else has the index rebuilt', async () => {
      await change('chooseSentenceModel(name: "none")');
      await follow();
      expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
      expect(await active()).toMatchObject({ builtWith: { embeddingModel: null } });
      await change('chooseSentenceModel');
      await follow();
      await load();
      await change('stopVectors');
      expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
      expect(await status()).toMatchObject({ state: 'READY', inIndex: false, paused: true });
      expect(await answers()).toMatch(/Section 2/);
    });

    it('says why when its files are not the ones that the catalogue knows, and words serve', async () => {
      await change('chooseSentenceModel(name: "all-MiniLM-L6-v2")');
      await follow();
      await eventually(
        () => follow().then(status),
        (now) => now?.state === 'UNAVAILABLE' && now.reason?.includes('instead of') === true,
      );
      expect(await answers()).toMatch(/Section 2/);
      await change('chooseSentenceModel');
      await follow();
    });

    it('is changed in every process without a restart, fetched first, and the index follows', async () => {
      for (const file of catalogueModel('all-MiniLM-L6-v2')?.fetched ?? [])
        jest.replaceProperty(file, 'sha256', await fileHash(join(published, file.path)));
      const before = server.requests.length;
      expect(await change('chooseSentenceModel(name: "all-MiniLM-L6-v2")')).toMatchObject({
        choice: 'all-MiniLM-L6-v2',
        name: 'all-MiniLM-L6-v2',
        license: 'Apache-2.0',
        state: 'UNAVAILABLE',
        inIndex: false,
        paused: false,
      });
      expect(await answers()).toMatch(/Section 2/);
      await follow();
      await eventually(
        () =>
          load().then(
            () => status(),
            () => null,
          ),
        (now) => now?.state === 'READY',
      );
      expect(server.requests.length - before).toBe(3);
      expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
      expect(await active()).toMatchObject({ builtWith: { embeddingModel: expect.stringMatching(/^all-MiniLM-L6-v2@/) } });
      expect(await status()).toMatchObject({ inIndex: true, reason: null });
      expect(await answers()).toMatch(/Section 2/);
    });

    it('refuses a name that is not offered, and changes nothing', async () => {
      const { errors } = await admin.graphql('mutation { chooseSentenceModel(name: "gpt") { state } }');
      expect(errors?.[0]?.extensions?.code).toBe('UNKNOWN_SENTENCE_MODEL');
      expect((await status())?.choice).toBe('all-MiniLM-L6-v2');
    });
  });

  it('costs a question its meaning only, when the model fails', async () => {
    jest.spyOn(app.nest.get(Embedder), 'embed').mockRejectedValue(new EmbedderUnavailableError('crashed'));
    expect(await answers()).toMatch(/Section 2/);
  });
});

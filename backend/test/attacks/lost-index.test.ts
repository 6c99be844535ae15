import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RetrievalService } from '../../src/features/retrieval/retrieval.service.js';
import { RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inTurn } from '../support/in-turn.js';
import { STORES, type StoreApp } from '../support/index-stores.js';
import { libraryOf, settledLibrary, text, upload } from '../support/library.js';
import { expectWalls } from '../support/matter-walls.js';
import { adminClient, newUser } from '../support/people.js';

const GOODS = ['deposit', 'pledge', 'parcel'];
const act = (good: string) =>
  `THE SAMPLE ${good.toUpperCase()} ACT, 2019\n\n1. Return. The holder of a ${good} shall return the ${good} within thirty days.\n`;
const REBUILDING = 'The index is being rebuilt';

// The store that `killed-rebuild` does not meet with this change.
describe.each(inTurn(STORES, 2, 1))('an index on %s that is lost under a loaded library', (_, start) => {
  let store: StoreApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    store = await start();
    const anyone = new Client(store.app.url);
    admin = await adminClient(anyone);
    user = (await newUser(anyone)).client;
    for (const good of GOODS) await upload(admin, text(`${good}.txt`, act(good)));
    await settledLibrary(admin);
  }, 120_000);
  beforeEach(() => store.app.database.query('delete from rate_limits'));
  afterAll(() => store.close());

  async function ask(good: string) {
    await store.app.database.query('delete from rate_limits');
    return user.post<{ answer?: string; detail: string; code: string }>('/api/ask', {
      question: `When shall the holder of a ${good} return it?`,
    });
  }
  const answered = (good: string) =>
    eventually(
      () => ask(good),
      ({ status }) => status === 200,
    );
  const ready = () => new Client(store.app.url).get<{ ok: boolean; status: string; reasons: object }>('/health/ready');
  async function activeDocuments(): Promise<number | undefined> {
    const { data } = await admin.graphql<{ indexGenerations: { state: string; documents: number }[] }>(
      '{ indexGenerations { state documents } }',
    );
    return data?.indexGenerations.find(({ state }) => state === 'ACTIVE')?.documents;
  }
  /** From now on no build begins before the returned function is called. */
  function holdBuilds(): () => void {
    const index = store.app.worker.get(RetrievalIndex);
    const build = index.buildGeneration.bind(index);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    index.buildGeneration = async (...given) => {
      await held;
      return build(...given);
    };
    return () => {
      index.buildGeneration = build;
      release();
    };
  }

  it('lets no file of one matter into another', async () => {
    const { id } = (await user.get<{ id: string }>('/api/auth/me')).body;
    await answered('deposit');
    await expectWalls(store.app, user, id, { question: 'When shall the holder of a pledge return it?', words: 'within thirty days' });
  });

  it('says so wherever it is asked for, and is rebuilt by itself with all that belongs in it', async () => {
    await answered('deposit');
    expect((await ready()).body).toMatchObject({ checks: { index: true } });
    const release = holdBuilds();
    store.loseIndex();
    expect(await ask('deposit')).toMatchObject({
      status: 503,
      body: { detail: `${REBUILDING}. Please try again later.`, code: 'INDEX_REBUILDING' },
    });
    expect(await ready()).toMatchObject({
      status: 200,
      body: { ok: false, status: 'degraded', reasons: { index: REBUILDING }, checks: { index: false } },
    });
    const { data } = await admin.graphql<{ systemStatus: { index: object } }>('{ systemStatus { index { healthy detail } } }');
    expect(data?.systemStatus.index).toEqual({ healthy: false, detail: REBUILDING });

    // What comes now must not become an index of its own.
    await upload(admin, text('voucher.txt', act('voucher')));
    await eventually(
      async () => (await libraryOf(admin)).get('voucher.txt'),
      (document) => document?.job?.stage === 'waiting for the rebuild of the index',
    );
    expect((await ask('voucher')).status).toBe(503);
    release();
    await answered('deposit');
    expect(await activeDocuments()).toBeGreaterThanOrEqual(GOODS.length);
    expect((await settledLibrary(admin)).get('voucher.txt')).toMatchObject({ status: 'INDEXED', error: null });
    expect((await answered('voucher')).body.answer).toContain('within thirty days');
    expect(await activeDocuments()).toBe(GOODS.length + 1);
    expect((await ready()).body).toMatchObject({ checks: { index: true } });
  }, 120_000);

  it('is rebuilt likewise when only some of its documents are gone', async () => {
    const id = (await libraryOf(admin)).get('pledge.txt')?.id ?? '';
    const release = holdBuilds();
    await store.app.worker.get(RetrievalIndex).deleteDocument(id);
    await store.app.worker.get(RetrievalService).lookForLoss();
    expect(await ask('deposit')).toMatchObject({ status: 503, body: { code: 'INDEX_REBUILDING' } });
    release();
    expect((await answered('pledge')).body.answer).toContain('within thirty days');
    expect(await activeDocuments()).toBe(GOODS.length + 1);
  }, 120_000);

  it('is not taken for lost when a document is deleted, the index is rebuilt or rolled back', async () => {
    expect((await admin.delete('/api/admin/documents/pledge.txt')).status).toBe(200);
    await store.app.worker.get(RetrievalService).lookForLoss();
    expect((await ask('deposit')).status).toBe(200);
    const { data } = await admin.graphql<{ rollBackIndex: object | null }>('mutation { rollBackIndex { generation } }');
    expect(data?.rollBackIndex ?? null).toEqual(expect.anything());
    await store.app.worker.get(RetrievalService).lookForLoss();
    expect((await ask('deposit')).status).toBe(200);
    const [state] = await store.app.database.query<{ lost_at: Date | null }[]>('select lost_at from index_state');
    expect(state?.lost_at).toBeNull();
  }, 120_000);
});

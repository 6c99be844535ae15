import { randomBytes } from 'node:crypto';
import { QdrantClient } from '@qdrant/js-client-rest';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BuilderClosedError, IndexUnavailableError } from '../../src/ports/retrieval-index/errors.js';
import { QdrantRetrievalIndex, type QdrantIndexOptions } from '../../src/ports/retrieval-index/qdrant/qdrant-retrieval-index.js';
import { QdrantStub } from '../support/qdrant-stub.js';
import { document, manifest, sparse } from './retrieval-index-oracle.js';
import { describeHistories } from './retrieval-index-history.js';
import { describeRankingParity } from './retrieval-index-parity.js';
import { type IndexHarness, promoteDocuments } from './retrieval-index-harness.js';
import { describeRetrievalIndex } from './retrieval-index.contract.js';
import { runsOf } from '../support/in-turn.js';

const TIMEOUT_MS = 5_000;
const { QDRANT_URL, QDRANT_API_KEY } = process.env;

async function opened(made: QdrantRetrievalIndex[], options: QdrantIndexOptions): Promise<QdrantRetrievalIndex> {
  const index = new QdrantRetrievalIndex(options);
  made.push(index);
  await index.init();
  return index;
}

async function startStub(): Promise<IndexHarness> {
  const stub = await QdrantStub.start('key');
  const made: QdrantRetrievalIndex[] = [];
  return {
    open: () => opened(made, { url: stub.url, apiKey: 'key', prefix: 'themis', timeoutMs: TIMEOUT_MS }),
    async dispose() {
      for (const index of made) await index.close();
      await stub.stop();
    },
  };
}

async function startServer(): Promise<IndexHarness> {
  const prefix = `themis-test-${randomBytes(4).toString('hex')}`;
  const made: QdrantRetrievalIndex[] = [];
  const key = QDRANT_API_KEY ? { apiKey: QDRANT_API_KEY } : {};
  return {
    open: () => opened(made, { url: QDRANT_URL!, ...key, prefix, timeoutMs: TIMEOUT_MS }),
    async dispose() {
      for (const index of made) await index.close();
      const client = new QdrantClient({ url: QDRANT_URL!, ...key, checkCompatibility: false });
      const { collections } = await client.getCollections();
      for (const { name } of collections) if (name.startsWith(prefix)) await client.deleteCollection(name);
    },
  };
}

describeRetrievalIndex('qdrant (protocol stub)', startStub);
describeRankingParity('qdrant (protocol stub)', startStub, { runs: runsOf(6) });
describeHistories('qdrant (protocol stub)', startStub, { runs: runsOf(6) });

if (QDRANT_URL) {
  describeRetrievalIndex('qdrant (server)', startServer);
  describeRankingParity('qdrant (server)', startServer, { runs: 10, exactDeletes: false });
} else {
  describe.skip('retrieval index: qdrant (server) (skipped: needs QDRANT_URL)', () => {
    it('keeps the contract of the port', () => undefined);
    it('ranks as brute force does', () => undefined);
  });
}

describe('qdrant requests', () => {
  let stub: QdrantStub;
  let index: QdrantRetrievalIndex;
  const made: QdrantRetrievalIndex[] = [];
  const options = (more: Partial<QdrantIndexOptions> = {}): QdrantIndexOptions => ({
    url: stub.url,
    prefix: 'themis',
    timeoutMs: TIMEOUT_MS,
    ...more,
  });

  beforeEach(async () => {
    stub = await QdrantStub.start();
    index = await opened(made, options());
  });
  afterEach(async () => {
    for (const other of made.splice(0)) await other.close();
    await stub.stop();
  });

  const search = (terms: Record<number, number>, limit = 10) => index.search({ lexical: sparse(terms), limit });
  const sent = (method: string, path: RegExp) => stub.requests.filter((request) => request.method === method && path.test(request.path));

  it('creates a collection that scores and refuses as the port promises, indexes first', async () => {
    const id = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 }, fields: { kind: 'act' } })]);
    const path = new RegExp(`^/collections/themis-${id}`);
    expect(sent('PUT', path).map((request) => request.path.replace(path, ''))).toEqual([
      '',
      ...Array<string>(5).fill('/index?wait=true'),
      '/points?wait=false',
    ]);
    expect(sent('PUT', path)[0]!.body).toMatchObject({
      shard_number: 1,
      sparse_vectors: { bm25: { modifier: 'idf', index: { datatype: 'float32' } } },
      vectors: { dense: { size: 4, distance: 'Cosine', multivector_config: { comparator: 'max_sim' } } },
      hnsw_config: { m: 0 },
      strict_mode_config: { enabled: true, unindexed_filtering_retrieve: false, unindexed_filtering_update: false },
    });
    expect(stub.collection(`themis-${id}`).config.hnsw_config).toEqual({ m: 16 });
    expect([...stub.collection(`themis-${id}`).indexes]).toEqual([
      ['docId', 'keyword'],
      ['docVersion', 'integer'],
      ['ordinal', 'integer'],
      ['fields.kind', 'keyword'],
      ['fields.year', 'integer'],
    ]);
  });

  it('gives points stable ids that are UUIDs of version 5', async () => {
    const id = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } }, { terms: { 2: 1 } })]);
    const ids = [...stub.collection(`themis-${id}`).points.keys()];
    const again = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } }, { terms: { 2: 1 } })]);
    expect([...stub.collection(`themis-${again}`).points.keys()]).toEqual(ids);
    for (const point of ids) expect(point).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('switches the alias in one request', async () => {
    const first = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
    const second = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
    expect(sent('POST', /^\/collections\/aliases/).map(({ body }) => body)).toEqual([
      { actions: [{ create_alias: { alias_name: 'themis', collection_name: `themis-${first}` } }] },
      {
        actions: [
          { delete_alias: { alias_name: 'themis' } },
          { create_alias: { alias_name: 'themis', collection_name: `themis-${second}` } },
        ],
      },
    ]);
  });

  it('splits a load into small requests and repeats those that fail', async () => {
    stub.fail(503, ({ path }) => path.includes('/points?'), 2);
    const documents = Array.from({ length: 300 }, (_, i) => document(`doc-${i}`, 1, { terms: { 1: 1 } }));
    const id = await promoteDocuments(index, documents);
    const uploads = sent('PUT', new RegExp(`^/collections/themis-${id}/points`));
    expect(uploads.every(({ body }) => (body as { points: unknown[] }).points.length <= 128)).toBe(true);
    expect(stub.collection(`themis-${id}`).points.size).toBe(300);
  });

  it('shows the newer version only while two are there, and clears up when it is written again', async () => {
    const id = await promoteDocuments(index, [
      document('a', 1, { terms: { 1: 5 } }, { terms: { 1: 4 } }),
      document('b', 1, { terms: { 1: 1 } }),
    ]);
    stub.fail(500, ({ path }) => path.endsWith('/points/delete?wait=true'), 100);
    await expect(index.upsertDocument(document('a', 2, { terms: { 1: 1 } }), manifest)).rejects.toThrow(IndexUnavailableError);
    stub.fail(500, () => false);
    expect(stub.collection(`themis-${id}`).points.size).toBe(4);
    expect((await search({ 1: 1 }, 2)).hits.map(({ docId, docVersion }) => [docId, docVersion])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    await index.upsertDocument(document('a', 2, { terms: { 1: 1 } }), manifest);
    expect(stub.collection(`themis-${id}`).points.size).toBe(2);
  });

  it('finds the right hits of a tie that is longer than what it asks for first', async () => {
    const documents = Array.from({ length: 200 }, (_, i) => document(`doc-${String(i).padStart(3, '0')}`, 1, { terms: { 1: 1 } }));
    await promoteDocuments(index, documents);
    expect((await search({ 1: 1 }, 3)).hits.map(({ docId }) => docId)).toEqual(['doc-000', 'doc-001', 'doc-002']);
  });

  it('does not seal when the server holds less than was sent', async () => {
    const builder = await index.buildGeneration(manifest);
    await builder.add([document('a', 1, { terms: { 1: 1 } }), document('b', 1, { terms: { 1: 1 } })]);
    const { points } = stub.collection(`themis-${builder.id}`);
    await new Promise<void>((resolve) => {
      const check = () => (points.size === 2 ? resolve() : setImmediate(check));
      check();
    });
    points.delete([...points.keys()][0]!);
    await expect(builder.seal({ documents: 2, passages: 2 })).rejects.toMatchObject({ code: 'GENERATION_NOT_SEALED' });
    await builder.abort();
    expect(stub.collectionNames).toEqual(['themis-generations']);
  });

  it('drops the build of a process that died, but not a living one', async () => {
    const dying = await index.buildGeneration(manifest);
    await dying.add([document('a', 1, { terms: { 1: 1 } })]);
    await index.close();
    await opened(made, options());
    expect(stub.collectionNames).toContain(`themis-${dying.id}`);
    await opened(made, options({ staleBuildMs: -1 }));
    expect(stub.collectionNames).toEqual(['themis-generations']);
    await expect(dying.add([document('b', 1, { terms: { 1: 1 } })])).rejects.toThrow(BuilderClosedError);
    const next = await (await opened(made, options())).buildGeneration(manifest);
    await expect(next.seal({ documents: 0, passages: 0 })).resolves.toBeUndefined();
  });

  it('follows a promotion that happens between finding the generation and searching it', async () => {
    const first = await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
    await search({ 1: 1 });
    const second = await promoteDocuments(await opened(made, options()), [document('b', 1, { terms: { 1: 1 } })]);
    await index.dropGeneration(first);
    stub.fail(404, ({ path }) => path.endsWith('/query/batch'));
    expect(await search({ 1: 1 })).toMatchObject({ generation: second, hits: [{ docId: 'b' }] });
  });

  it('says quickly that the server is down, slow, failing or refusing the key', async () => {
    await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
    const query = { lexical: sparse({ 1: 1 }), limit: 1 };
    stub.fail(500);
    await expect(index.search(query)).rejects.toMatchObject({ code: 'INDEX_UNAVAILABLE', status: 503 });
    // Long enough for a busy machine to open the index, which takes several answers.
    const hasty = await opened(made, options({ timeoutMs: 500 }));
    stub.fail('stall', ({ path }) => path.endsWith('/query/batch'));
    await expect(hasty.search(query)).rejects.toThrow(IndexUnavailableError);
    const locked = await QdrantStub.start('secret');
    await expect(opened(made, options({ url: locked.url, apiKey: 'wrong' }))).rejects.toThrow(/refuses the API key/);
    await locked.stop();
    const down = await QdrantStub.start();
    await down.stop();
    const absent = new QdrantRetrievalIndex(options({ url: down.url }));
    await expect(absent.search(query)).rejects.toThrow(IndexUnavailableError);
    expect(await absent.health()).toMatchObject({ ok: false, writable: false });
  });
});

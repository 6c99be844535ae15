import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IndexUnavailableError } from '../../src/ports/retrieval-index/errors.js';
import { QdrantRetrievalIndex } from '../../src/ports/retrieval-index/qdrant/qdrant-retrieval-index.js';
import { eventually } from '../support/eventually.js';
import { QdrantStub } from '../support/qdrant-stub.js';
import { promoteDocuments } from './retrieval-index-harness.js';
import { document, manifest, sparse } from './retrieval-index-oracle.js';

describe('an index server that hangs', () => {
  let stub: QdrantStub;
  let index: QdrantRetrievalIndex;

  beforeEach(async () => {
    stub = await QdrantStub.start();
    index = new QdrantRetrievalIndex({ url: stub.url, prefix: 'themis', timeoutMs: 250, writeTimeoutMs: 60_000, probeEveryMs: 50 });
    await index.init();
    await promoteDocuments(index, [document('a', 1, { terms: { 1: 1 } })]);
  });
  afterEach(async () => {
    await index.close();
    await stub.stop();
  });

  const search = () => index.search({ lexical: sparse({ 1: 1 }), limit: 1 });
  const searches = () => stub.requests.filter(({ path }) => path.endsWith('/query/batch')).length;
  const hang = () => stub.fail('stall', () => true, Infinity);

  it('is not waited for with the deadline of a write, whatever a search needs first', async () => {
    hang();
    // Nothing is known yet of what a process that has just started would search.
    const fresh = new QdrantRetrievalIndex({ url: stub.url, prefix: 'themis', timeoutMs: 250, writeTimeoutMs: 3_600_000 });
    await expect(fresh.search({ lexical: sparse({ 1: 1 }), limit: 1 })).rejects.toThrow(IndexUnavailableError);
    await expect(fresh.generations()).rejects.toThrow(IndexUnavailableError);
    await fresh.close();
  });

  it('is no longer asked after three failures, neither by searches nor by writes, until a probe finds it back', async () => {
    hang();
    for (let i = 0; i < 3; i++) await expect(search()).rejects.toThrow(IndexUnavailableError);
    const sent = searches();
    for (let i = 0; i < 5; i++) await expect(search()).rejects.toThrow('has not answered for a while');
    await expect(index.upsertDocument(document('b', 1, { terms: { 2: 1 } }), manifest)).rejects.toThrow('has not answered for a while');
    expect(await index.health()).toMatchObject({ ok: false, writable: false });
    expect(searches()).toBe(sent);
    stub.recover();
    const { hits } = await eventually(
      () => search().catch(() => ({ hits: [] })),
      (found) => found.hits.length > 0,
    );
    expect(hits).toMatchObject([{ docId: 'a' }]);
  });

  it('is asked on where it only refuses single requests', async () => {
    for (let i = 0; i < 5; i++) {
      stub.fail(400, ({ path }) => path.endsWith('/query/batch'));
      await expect(search()).rejects.not.toThrow(IndexUnavailableError);
    }
    expect((await search()).hits).toHaveLength(1);
  });
});

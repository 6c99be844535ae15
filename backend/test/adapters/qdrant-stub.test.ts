import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QdrantStub } from '../support/qdrant-stub.js';

/** What Qdrant 1.18.3 refuses of the requests that the product makes; the stub must not be kinder than the server. */
describe('the stub of Qdrant', () => {
  let stub: QdrantStub;
  const POINT = { id: 1, vector: {}, payload: {} };
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${stub.url}/collections/${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, error: ((await response.json()) as { status: { error?: string } }).status.error ?? '' };
  };
  const put = (vector: object) => send('PUT', 'sample/points?wait=true', { points: [{ ...POINT, vector }] });
  const query = (more: object) =>
    send('POST', 'sample/points/query/batch', { searches: [{ query: [1, 0], using: 'dense', limit: 1, ...more }] });
  const several = { size: 2, distance: 'Cosine', multivector_config: { comparator: 'max_sim' } };

  beforeEach(async () => {
    stub = await QdrantStub.start();
    const made = await send('PUT', 'sample', {
      vectors: { dense: { size: 2, distance: 'Cosine' }, several },
      sparse_vectors: { bm25: { modifier: 'idf' } },
      strict_mode_config: { enabled: true, unindexed_filtering_retrieve: false, max_query_limit: 100 },
    });
    expect(made.status).toBe(200);
  });
  afterEach(() => stub.stop());

  it.each([
    ['equal indices', { bm25: { indices: [1, 1], values: [1, 2] } }, 422, 'must be unique'],
    ['fewer values than indices', { bm25: { indices: [1, 2], values: [1] } }, 422, 'must be the same length as indices'],
    ['an index that is negative', { bm25: { indices: [-1], values: [1] } }, 400, 'did not match any variant'],
    ['an empty dense vector', { dense: [] }, 422, 'must not be empty'],
    ['a wrong number of dimensions', { dense: [1, 0, 0] }, 400, 'expected dim: 2, got 3'],
    ['several vectors where one is held', { dense: [[0.5, 1]] }, 400, 'Conversion between multi and regular vectors failed'],
    ['two vectors that may be indices and values', { several: [[0, 0], [0.5, 1]] }, 422, 'must be unique'], // prettier-ignore
    ['two vectors that are indices and values', { several: [[0, 1], [0.5, 1]] }, 400, 'Conversion between sparse and regular'], // prettier-ignore
    ['vectors of different lengths', { several: [[0.5, 1], [0.5]] }, 422, 'must have the same dimension'], // prettier-ignore
    ['an empty vector among several', { several: [[0.5, 1], []] }, 422, 'must be non-empty'], // prettier-ignore
    ['a name that nobody declared', { other: [1, 0] }, 400, 'Not existing vector name error: other'],
  ])('refuses %s of a point', async (_what, vector, status, error) => {
    expect(await put(vector)).toEqual({ status, error: expect.stringContaining(error) });
    expect(stub.collection('sample').points.size).toBe(0);
  });

  it('takes points as the server reads them', async () => {
    for (const vector of [
      {},
      { several: [[0, 0]] },
      { several: [[0.5, 0], [0, 0]] }, // prettier-ignore
      { several: [[0, 0], [0, 0], [1, 1]] }, // prettier-ignore
      { bm25: { indices: [2, 1], values: [1, 2] } },
    ])
      expect(await put(vector)).toEqual({ status: 200, error: '' });
  });

  it.each([
    ['no hits', { limit: 0 }, 422, 'must be 1 or larger'],
    ['more hits than strict mode allows', { limit: 101 }, 400, 'Limit exceeded 101 > 100 for "limit". Help: Reduce'],
    ['equal indices', { query: { indices: [3, 3], values: [1, 1] }, using: 'bm25' }, 422, 'must be unique'],
    ['a sparse vector of a dense field', { query: { indices: [3], values: [1] } }, 400, 'Conversion between sparse and regular'],
    ['a dense vector of a sparse field', { using: 'bm25' }, 400, 'Conversion between sparse and regular'],
    ['a field that no index has', { filter: { must: [{ key: 'a', match: { value: 'b' } }] } }, 400, 'Index required but not found for "a"'],
    ['words and numbers together', { filter: { must: [{ key: 'a', match: { any: ['b', 1] } }] } }, 400, 'enum Match'],
  ])('refuses a query for %s', async (_what, more, status, error) => {
    expect(await query(more)).toEqual({ status, error: expect.stringMatching(new RegExp(error)) });
  });

  it.each([
    ['a name that is no name of a folder', encodeURIComponent('a:b'), {}, 422],
    ['a name of 256 characters', 'a'.repeat(256), {}, 422],
    ['vectors of no dimension', 'other', { vectors: { dense: { size: 0, distance: 'Cosine' } } }, 400],
    ['vectors of 65,537 dimensions', 'other', { vectors: { dense: { size: 65_537, distance: 'Cosine' } } }, 422],
    ['no shards', 'other', { shard_number: 0 }, 422],
    ['a limit of no hits', 'other', { strict_mode_config: { max_query_limit: 0 } }, 422],
    ['a name that is taken', 'sample', {}, 409],
  ])('refuses a collection with %s', async (_what, name, config, status) => {
    expect((await send('PUT', name, config)).status).toBe(status);
    expect(stub.collectionNames).toEqual(['sample']);
  });
});

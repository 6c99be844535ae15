import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbedderUnavailableError } from '../../src/ports/embedder/errors.js';
import { NoEmbedder } from '../../src/ports/embedder/no-embedder.js';
import { OpenAiEmbedder, type OpenAiEmbedderOptions } from '../../src/ports/embedder/openai-embedder.js';
import { startEmbeddingsStub, type EmbeddingsFault, type EmbeddingsStub } from '../support/embeddings-stub.js';
import { embedderContract } from './embedder.contract.js';

let stub: EmbeddingsStub;
const embedder = (options: Partial<OpenAiEmbedderOptions> = {}) =>
  new OpenAiEmbedder({
    url: stub.url,
    model: 'stub-embedder',
    apiKey: 'test-key',
    timeoutMs: 5000,
    batchSize: 64,
    retryDelayMs: 1,
    ...options,
  });

describe('OpenAI-style embedder', () => {
  beforeAll(async () => {
    stub = await startEmbeddingsStub();
  });
  embedderContract(() => embedder({ longestInput: 500 }));
  afterAll(() => stub.close());
});

describe('OpenAI-style embedder in detail', () => {
  beforeEach(async () => {
    stub = await startEmbeddingsStub(8);
  });
  afterEach(() => stub.close());

  it('sends batches of the configured size with model and key', async () => {
    const texts = Array.from({ length: 7 }, (_, index) => `text ${index}`);
    await embedder({ batchSize: 3 }).embed(texts, 'passage');
    expect(stub.requests.map(({ input }) => input)).toEqual([texts.slice(0, 3), texts.slice(3, 6), texts.slice(6)]);
    expect(stub.requests[0]).toMatchObject({ model: 'stub-embedder', headers: { authorization: 'Bearer test-key' } });
  });

  it('bounds a request by characters, and sends a text that is longer than that alone', async () => {
    await embedder({ batchCharacters: 10 }).embed(['12345', '12345', '1', '123456789012', '12'], 'passage');
    expect(stub.requests.map(({ input }) => input)).toEqual([['12345', '12345'], ['1'], ['123456789012'], ['12']]);
  });

  it('puts the prefixes before questions and passages, and sends no more of a text than the model reads', async () => {
    const one = embedder({ prefixes: { query: 'q: ', passage: 'p: ' }, longestInput: 8 });
    await one.embed(['rent'], 'query');
    await one.embed(['receipts'], 'passage');
    expect(stub.requests.map(({ input }) => input)).toEqual([['q: rent'], ['p: recei']]);
  });

  it('gives a question up sooner than passages', async () => {
    stub.script(['silence', 'silence', 'silence']);
    await expect(embedder({ questionTimeoutMs: 50 }).embed(['rent'], 'query')).rejects.toBeInstanceOf(EmbedderUnavailableError);
    expect(stub.requests).toHaveLength(1);
  });

  it.each(['', '/', '/v1', '/v1/', '/v1/embeddings'])('finds the endpoint from a URL that ends with "%s"', async (path) => {
    await embedder({ url: stub.url + path, apiKey: undefined }).init();
    expect(stub.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is unavailable until the service has answered, and names the host but no key', () => {
    expect(() => embedder().model()).toThrow(EmbedderUnavailableError);
    expect(embedder().describe()).toBe(`stub-embedder at ${new URL(stub.url).host}`);
  });

  it.each<[string, EmbeddingsFault]>([
    ['429', { status: 429 }],
    ['429 with retry-after', { status: 429, headers: { 'retry-after': '0.01' } }],
    ['500', { status: 500 }],
    ['a reset', 'reset'],
    ['too few vectors', { answer: { data: [] } }],
    ['no JSON', { answer: '<html>' }],
  ])('tries again after %s', async (_, fault) => {
    stub.script([fault, fault]);
    expect(await embedder().embed(['rent'], 'query')).toHaveLength(1);
    expect(stub.requests).toHaveLength(3);
  });

  it.each<[string, number, EmbeddingsFault]>([
    ['500', 3, { status: 500 }],
    ['a reset', 3, 'reset'],
    ['401', 1, { status: 401 }],
    ['400', 1, { status: 400 }],
    ['a long retry-after', 1, { status: 503, headers: { 'retry-after': '3600' } }],
    ['a zero vector', 3, { answer: { data: [{ index: 0, embedding: [0, 0, 0] }] } }],
    ['a vector of text', 3, { answer: { data: [{ index: 0, embedding: 'AAAA' }] } }],
    ['a vector for no text', 3, { answer: { data: [{ index: 5, embedding: [1, 0] }] } }],
    ['null', 3, { answer: 'null' }],
  ])('gives up after %s, with %d requests', async (_, requests, fault) => {
    stub.script([fault, fault, fault]);
    await expect(embedder().embed(['rent'], 'query')).rejects.toMatchObject({ status: 503, code: 'EMBEDDER_UNAVAILABLE' });
    expect(stub.requests).toHaveLength(requests);
  });

  it('refuses vectors of another size than the one learnt', async () => {
    const one = embedder();
    await one.init();
    stub.dimensions = 9;
    await expect(one.embed(['rent'], 'query')).rejects.toMatchObject({
      cause: { message: 'the embedding service answered 9 dimensions instead of 8' },
    });
  });

  it('waits no longer than its timeout', async () => {
    stub.script(['silence', 'silence', 'silence']);
    await expect(embedder({ timeoutMs: 50 }).embed(['rent'], 'query')).rejects.toBeInstanceOf(EmbedderUnavailableError);
    expect(stub.requests).toHaveLength(3);
  });

  it('stops at once, without a retry, when the caller goes', async () => {
    stub.script(['silence']);
    const abort = new AbortController();
    const going = embedder().embed(['rent'], 'query', abort.signal);
    while (stub.requests.length === 0) await new Promise(setImmediate);
    abort.abort();
    await expect(going).rejects.toMatchObject({ name: 'AbortError' });
    expect(stub.requests).toHaveLength(1);
  });
});

describe('no embedder', () => {
  it('says that there is none, and refuses to make vectors up', async () => {
    const none = new NoEmbedder();
    await none.init();
    expect(none.model()).toBeNull();
    await expect(none.embed()).rejects.toBeInstanceOf(EmbedderUnavailableError);
  });
});

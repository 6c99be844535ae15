import { mkdtemp, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbedderUnavailableError } from '../../src/ports/embedder/errors.js';
import { LocalEmbedder, type LocalEmbedderOptions } from '../../src/ports/embedder/local/local-embedder.js';
import type { ModelDescription } from '../../src/core/config/embedding-models/model-description.js';
import { eventually } from '../support/eventually.js';
import { writeTinyModel } from '../support/tiny-model.js';
import { cosine, embedderContract } from './embedder.contract.js';

let folder: string;
let description: ModelDescription;
const created: LocalEmbedder[] = [];

/** One that has loaded its model. */
async function opened(options: Partial<LocalEmbedderOptions> = {}): Promise<LocalEmbedder> {
  const one = embedder(options);
  await one.init();
  return one;
}

const settings = (): LocalEmbedderOptions => ({
  folder,
  name: 'tiny',
  read: () => Promise.resolve({ description, hashes: {} }),
  threads: 1,
  questionTimeoutMs: 30_000,
});

function embedder(options: Partial<LocalEmbedderOptions> = {}): LocalEmbedder {
  const one = new LocalEmbedder({ ...settings(), ...options });
  created.push(one);
  return one;
}

const setUp = async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiny-model-'));
  description = await writeTinyModel(folder);
};
const tearDown = async () => {
  await Promise.all(created.splice(0).map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
};

describe('Embedder with a model on this machine', () => {
  beforeAll(setUp);
  embedderContract(() => embedder());
  afterAll(tearDown);
});

describe('Embedder with a model on this machine, in detail', () => {
  const faulty = new URL('../support/faulty-model.worker.js', import.meta.url);

  beforeEach(setUp);
  afterEach(tearDown);

  it('has no model before it was loaded', () => {
    expect(() => embedder().model()).toThrow(EmbedderUnavailableError);
  });

  it('is the same whatever batch a text is in, and reads no further than the longest input', async () => {
    const texts = ['tenant', 'rent notice to the tenant of the landlord', `theft ${'rent '.repeat(100)}`, ''];
    const one = await opened();
    const together = await one.embed(texts, 'passage');
    for (const [at, text] of texts.entries()) {
      const [alone] = await one.embed([text], 'passage');
      expect(cosine(alone!, together[at]!)).toBeCloseTo(1, 5);
    }
    const [cut] = await one.embed([`theft ${'rent '.repeat(61)}`], 'passage');
    expect(cosine(cut!, together[2]!)).toBeCloseTo(1, 5);
  });

  it('cuts a passage into windows that it reads to their last word, with the prefix counted', async () => {
    description = { ...description, prefixes: { query: '', passage: 'passage '.repeat(10) } };
    const one = await opened();
    const [windows] = await one.windows([{ place: 'landlord', text: `theft ${'rent '.repeat(100)}naval` }]);
    expect(windows!.map((window) => window.split(/\s/).length)).toEqual([52, 52, 52]);
    const last = windows!.at(-1)!;
    expect(last).toMatch(/naval$/);
    const [whole, without] = await one.embed([last, last.replace(' naval', ' rent')], 'passage');
    expect(cosine(whole!, without!)).toBeLessThan(0.9999);
  });

  it('puts the prefixes before questions and passages', async () => {
    description = { ...description, prefixes: { query: 'theft ', passage: 'naval ' } };
    const one = await opened();
    const [question] = await one.embed(['rent'], 'query');
    const [passage] = await one.embed(['rent'], 'passage');
    description = { ...description, prefixes: { query: '', passage: '' } };
    const [bare, other] = await (await opened()).embed(['theft rent', 'naval rent'], 'passage');
    expect(cosine(question!, bare!)).toBeCloseTo(1, 5);
    expect(cosine(passage!, other!)).toBeCloseTo(1, 5);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a missing file', () => unlink(join(folder, 'tokenizer.json'))],
    ['a truncated model', () => truncate(join(folder, 'onnx/model.onnx'), 500)],
    ['a tokenizer that is no JSON', () => writeFile(join(folder, 'tokenizer.json'), '{')],
    ['vectors of another size', () => writeTinyModel(folder, { dimensions: 8 })],
  ])('is unavailable with %s', async (_, spoil) => {
    await spoil();
    const one = embedder();
    await expect(one.init()).rejects.toMatchObject({ status: 503, code: 'EMBEDDER_UNAVAILABLE' });
    expect(() => one.model()).toThrow(EmbedderUnavailableError);
  });

  it('loads the model when a file that was missing is there', async () => {
    await unlink(join(folder, 'tokenizer.json'));
    const one = embedder();
    await expect(one.init()).rejects.toBeInstanceOf(EmbedderUnavailableError);
    await writeTinyModel(folder);
    await one.init();
    expect(one.model()).toEqual({ name: expect.stringMatching(/^tiny@[0-9a-f]{12}$/), dimensions: 16 });
  });

  it('loses the batch that its process crashed on, and no other', async () => {
    const one = await opened({ program: faulty });
    const calls = await Promise.allSettled([
      one.embed(['rent'], 'passage'),
      one.embed(['crash'], 'passage'),
      one.embed(['notice'], 'passage'),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls[1]).toMatchObject({ reason: { code: 'EMBEDDER_UNAVAILABLE' } });
  });

  it('costs one question its time when the model stops answering, and answers again afterwards', async () => {
    const one = await opened({ program: faulty, batchTimeoutMs: 4000, questionTimeoutMs: 50 });
    const stopped = one.embed(['hang'], 'passage');
    stopped.catch(() => undefined);
    await expect(one.embed(['rent'], 'query')).rejects.toBeInstanceOf(EmbedderUnavailableError);
    await expect(one.embed(['rent'], 'query')).rejects.toMatchObject({ cause: { message: 'the model does not answer' } });
    await expect(stopped).rejects.toBeInstanceOf(EmbedderUnavailableError);
    expect(await one.embed(['rent'], 'passage')).toHaveLength(1);
  });

  it('answers questions again once the process that hung on one was replaced', async () => {
    const options = { ...settings(), program: faulty, batchTimeoutMs: 2000, questionTimeoutMs: 50 };
    const one = new LocalEmbedder(options);
    created.push(one);
    await one.init();
    await expect(one.embed(['hang'], 'query')).rejects.toBeInstanceOf(EmbedderUnavailableError);
    options.questionTimeoutMs = 30_000;
    const answered = () =>
      one.embed(['rent'], 'query').then(
        () => true,
        () => false,
      );
    expect(await eventually(answered, Boolean)).toBe(true);
  });

  it('lets a caller that leaves go at once', async () => {
    const one = await opened({ program: faulty });
    const abort = new AbortController();
    const going = one.embed(['hang'], 'query', abort.signal);
    abort.abort();
    await expect(going).rejects.toMatchObject({ name: 'AbortError' });
  });
});

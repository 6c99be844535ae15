import { beforeAll, expect, it } from '@jest/globals';
import type { Embedder } from '../../src/ports/embedder/embedder.js';

export const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** What every adapter promises that has vectors at all. */
export function embedderContract(create: () => Embedder): void {
  let embedder: Embedder;

  beforeAll(async () => {
    embedder = create();
    await embedder.init();
  });

  it('knows its model and size once it is initialised', () => {
    expect(embedder.model()).toEqual({ name: expect.stringMatching(/./), dimensions: expect.any(Number) });
    expect(embedder.describe()).toMatch(/^\S.*$/);
  });

  it('gives one unit vector of that size per text, in order, over any number of texts', async () => {
    const texts = Array.from({ length: 150 }, (_, index) => `passage number ${index} on rent ${index % 7}`);
    const vectors = await embedder.embed(texts, 'passage');
    expect(vectors).toHaveLength(150);
    for (const vector of vectors) {
      expect(vector).toHaveLength(embedder.model()?.dimensions ?? 0);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
    const [again] = await embedder.embed([texts[97] ?? ''], 'passage');
    const nearest = vectors
      .map((vector) => cosine(vector, again ?? new Float32Array()))
      .reduce((best, value, at, all) => (value > (all[best] ?? 0) + 1e-6 ? at : best), 0);
    expect(vectors[nearest]).toEqual(vectors[97]);
  });

  it('places like texts nearer than unlike ones', async () => {
    const [query, like, unlike] = await embedder.embed(
      ['rent receipt for the tenant', 'the tenant gets a receipt for rent', 'naval uniforms'],
      'query',
    );
    expect(cosine(query!, like!)).toBeGreaterThan(cosine(query!, unlike!));
  });

  it('cuts a passage that is longer than the model reads into windows, each with its place', async () => {
    const place = 'tenant notice';
    const words = Array.from({ length: 400 }, (_, at) => (at % 2 ? 'rent' : 'theft'));
    const [short, long] = await embedder.windows([
      { place, text: 'rent receipt' },
      { place, text: words.join(' ') },
    ]);
    expect(short).toEqual(['tenant notice\nrent receipt']);
    expect(long!.length).toBeGreaterThan(1);
    for (const window of long!) expect(window).toMatch(/^tenant notice\n(theft|rent) /);
    expect(await embedder.embed(long!, 'passage')).toHaveLength(long!.length);
    expect(await embedder.windows([])).toEqual([]);
  });

  it('has nothing to do for no texts', async () => {
    expect(await embedder.embed([], 'passage')).toEqual([]);
  });

  it('stops when the caller goes', async () => {
    await expect(embedder.embed(['text'], 'query', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
}

import { describe, expect, it } from '@jest/globals';
import { CATALOGUE, catalogueModel, DEFAULT_MODEL } from './catalogue.js';
import { modelDescriptionSchema } from './model-description.js';

describe('the catalogue of sentence models', () => {
  it.each(CATALOGUE.map((model) => [model.name, model] as const))('%s is one commit, and every file of it has a hash', (_, model) => {
    expect(model.revision).toMatch(/^[0-9a-f]{40}$/);
    expect(model.fetched.map(({ path }) => path)).toEqual(Object.values(model.files));
    const hashes = model.fetched.map(({ sha256 }) => sha256);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(hashes).size).toBe(hashes.length);
    const { name, dimensions, pooling, prefixes, longestInput, languages, files } = model;
    const description = { name, dimensions, pooling, prefixes, longestInput, languages, files };
    expect(modelDescriptionSchema.parse(description)).toEqual(description);
  });

  it('has the default', () => expect(catalogueModel(DEFAULT_MODEL)).toBe(CATALOGUE[0]));
});

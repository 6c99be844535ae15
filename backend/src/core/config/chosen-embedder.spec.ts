import { describe, expect, it } from '@jest/globals';
import { chosenEmbedder } from './chosen-embedder.js';

const settings = { dataDir: '/data', modelsSource: 'https://models.test', embedder: { kind: 'folder', folder: '/models/own' } } as const;

describe('the choice of a sentence model', () => {
  it('is what the settings say until somebody chooses', () => {
    expect(chosenEmbedder(null, settings)).toBe(settings.embedder);
  });

  it('may be none, or a model of the catalogue, fetched from where the settings say', () => {
    expect(chosenEmbedder('none', settings)).toEqual({ kind: 'none' });
    expect(chosenEmbedder('all-MiniLM-L6-v2', settings)).toMatchObject({
      kind: 'catalogue',
      model: { name: 'all-MiniLM-L6-v2' },
      directory: '/data/models',
      source: 'https://models.test',
    });
  });

  it('counts for nothing where a service is set, or when this version does not know the name', () => {
    const service = {
      kind: 'openai',
      url: 'https://e.test',
      model: 'm',
      prefixes: { query: '', passage: '' },
      longestInput: 8000,
    } as const;
    expect(chosenEmbedder('none', { ...settings, embedder: service })).toBe(service);
    expect(chosenEmbedder('a-later-model', settings)).toBe(settings.embedder);
  });
});

import { describe, expect, it } from '@jest/globals';
import { IndexUnreadableError } from './errors.js';
import { readManifestJson } from './manifest-schema.js';

const manifest = {
  encoder: 'e1',
  analyser: 'a1',
  chunker: 'c1',
  k1: 1.2,
  b: 0.75,
  avgdl: 100,
  hash: 'murmur3-abs31',
  idf: 'ln1p',
  rrfK: 60,
  dense: null,
  filterFields: [{ name: 'kind', type: 'keyword' }],
};

describe('a stored manifest', () => {
  it('is read with what it holds beyond our fields, so that it differs from a manifest of ours', () => {
    const newer = { ...manifest, stemmer: 's2' };
    expect(readManifestJson(JSON.stringify(newer))).toEqual(newer);
  });

  it.each(['', '{}', 'null', JSON.stringify({ ...manifest, avgdl: '100' }), JSON.stringify({ ...manifest, hash: 'md5' })])(
    'is damage, which a rebuild mends, when it has another form: %s',
    (json) => {
      expect(() => readManifestJson(json)).toThrow(IndexUnreadableError);
    },
  );
});

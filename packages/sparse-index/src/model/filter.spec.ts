import { describe, expect, it } from '@jest/globals';
import { InvalidIndexInputError, ManifestMismatchError, UndeclaredFieldError } from './errors.js';
import { checkFields, checkFilter } from './filter.js';
import { requireSameManifest } from './manifest.js';
import type { Filter, GenerationManifest } from './types.js';

const manifest: GenerationManifest = {
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
  filterFields: [
    { name: 'kind', type: 'keyword' },
    { name: 'year', type: 'integer' },
  ],
};

describe('checkFilter', () => {
  it('flattens nested conjunctions', () => {
    const filter: Filter = { and: [{ field: 'kind', in: ['act'] }, { and: [{ field: 'year', range: { gte: 1950 } }, { and: [] }] }] };
    expect(checkFilter(filter, manifest)).toEqual([
      { field: 'kind', type: 'keyword', in: ['act'] },
      { field: 'year', type: 'integer', range: { gte: 1950 } },
    ]);
    expect(checkFilter(undefined, manifest)).toEqual([]);
  });

  it('keeps alternatives together, and drops them where one asks for nothing', () => {
    const anyOf: Filter[] = [
      {
        and: [
          { field: 'kind', in: ['act'] },
          { field: 'year', in: [1958] },
        ],
      },
      { field: 'kind', in: ['rules'] },
    ];
    expect(checkFilter({ and: [{ anyOf }, { field: 'year', range: { gte: 1950 } }] }, manifest)).toEqual([
      {
        anyOf: [
          [
            { field: 'kind', type: 'keyword', in: ['act'] },
            { field: 'year', type: 'integer', in: [1958] },
          ],
          [{ field: 'kind', type: 'keyword', in: ['rules'] }],
        ],
      },
      { field: 'year', type: 'integer', range: { gte: 1950 } },
    ]);
    expect(checkFilter({ anyOf: [] }, manifest)).toEqual([{ anyOf: [] }]);
    expect(checkFilter({ anyOf: [...anyOf, { and: [] }] }, manifest)).toEqual([]);
  });

  it.each<[string, Filter, typeof InvalidIndexInputError | typeof UndeclaredFieldError]>([
    ['an undeclared field', { and: [{ field: 'author', in: ['x'] }] }, UndeclaredFieldError],
    ['a name of the object prototype', { field: 'constructor', in: ['x'] }, UndeclaredFieldError],
    ['a number for a keyword', { field: 'kind', in: [1] }, InvalidIndexInputError],
    ['a number for a keyword that is left out', { field: 'kind', notIn: [1] }, InvalidIndexInputError],
    ['a fraction', { field: 'year', in: [1.5] }, InvalidIndexInputError],
    ['a range of keywords', { field: 'kind', range: { gte: 1 } }, InvalidIndexInputError],
    ['a range without bounds', { field: 'year', range: {} }, InvalidIndexInputError],
    ['a bound that is no number', { field: 'year', range: { lte: Number.NaN } }, InvalidIndexInputError],
    ['alternatives in alternatives', { anyOf: [{ anyOf: [{ field: 'year', in: [1] }] }] }, InvalidIndexInputError],
    ['too many alternatives', { anyOf: Array.from({ length: 101 }, () => ({ field: 'year', in: [1] })) }, InvalidIndexInputError],
    ['too many values', { field: 'year', in: Array.from({ length: 1001 }, (_, i) => i) }, InvalidIndexInputError],
  ])('refuses %s', (_, filter, error) => {
    expect(() => checkFilter(filter, manifest)).toThrow(error);
  });

  it('refuses endless nesting', () => {
    let filter: Filter = { and: [] };
    for (let i = 0; i < 50; i++) filter = { and: [filter] };
    expect(() => checkFilter(filter, manifest)).toThrow(InvalidIndexInputError);
  });
});

describe('checkFields', () => {
  it('takes declared fields of the right type only', () => {
    expect(() => checkFields({ kind: 'act', year: 1958 }, manifest)).not.toThrow();
    expect(() => checkFields({ author: 'x' }, manifest)).toThrow(UndeclaredFieldError);
    expect(() => checkFields({ year: '1958' }, manifest)).toThrow(InvalidIndexInputError);
  });
});

describe('requireSameManifest', () => {
  it('does not mind the order of fields and names what differs', () => {
    expect(() => requireSameManifest({ ...manifest, filterFields: [...manifest.filterFields].reverse() }, manifest)).not.toThrow();
    expect(() => requireSameManifest({ ...manifest, avgdl: 101 }, manifest)).toThrow(/another avgdl \(100, not 101\)/);
    expect(() => requireSameManifest({ ...manifest, dense: { model: 'm', dimensions: 3 } }, manifest)).toThrow(ManifestMismatchError);
    expect(() => requireSameManifest({ ...manifest, filterFields: [] }, manifest)).toThrow(ManifestMismatchError);
  });
});

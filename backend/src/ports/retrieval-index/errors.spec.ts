import { describe, expect, it } from '@jest/globals';
import * as index from '@themis/sparse-index';
import { NoActiveGenerationError, retrievalIndexError, StaleVersionError } from './errors.js';
import { checkQuery } from './sparse-index.js';

describe('retrievalIndexError', () => {
  it('rebuilds an error that crossed a thread boundary', () => {
    const error = retrievalIndexError('StaleVersionError', 'old');
    expect(error).toBeInstanceOf(StaleVersionError);
    expect(error).toMatchObject({ message: 'old', code: 'STALE_VERSION', status: 409 });
    expect(retrievalIndexError('TypeError', 'x')).toBeUndefined();
  });

  it('knows every error of the package by its name, the text of nothing promoted being ours', () => {
    const errors = Object.values(index).filter((one) => typeof one === 'function' && one.prototype instanceof index.SparseIndexError);
    expect(errors.length).toBeGreaterThan(10);
    for (const PackageError of errors as (typeof index.StaleVersionError)[]) {
      const { name } = new PackageError('x');
      expect([name, retrievalIndexError(name, 'x')?.constructor.name]).toEqual([PackageError.name, PackageError.name]);
    }
    expect(retrievalIndexError('NoActiveGenerationError', '')?.message).toBe(new NoActiveGenerationError().message);
  });
});

describe('checks of the package', () => {
  it('refuse as the product does', () => {
    const lexical = { termIds: new Uint32Array(), weights: new Float32Array() };
    expect(checkQuery({ lexical, limit: 1 })).toEqual({ limit: 1, candidates: 100 });
    expect(() => checkQuery({ lexical, limit: 0 })).toThrow(expect.objectContaining({ code: 'INVALID_INDEX_INPUT', status: 400 }));
  });
});

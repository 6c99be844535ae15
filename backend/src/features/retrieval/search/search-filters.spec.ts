import { describe, expect, it } from '@jest/globals';
import { toFilter } from './search-filters.js';

describe('toFilter', () => {
  it('says nothing when nothing is filtered', () => {
    expect(toFilter(undefined)).toBeUndefined();
    expect(toFilter({ documentIds: [], yearFrom: null })).toBeUndefined();
  });

  it('joins all parts', () => {
    expect(toFilter({ documentTypes: ['act'], yearFrom: 1950, yearTo: null })).toEqual({
      and: [
        { field: 'documentType', in: ['act'] },
        { field: 'year', range: { gte: 1950 } },
      ],
    });
  });
});

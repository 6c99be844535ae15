import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ActiveGenerationChangedError, IndexUnavailableError } from '../../../ports/retrieval-index/errors.js';
import type { SourceLibrary } from '../library/source-library.js';
import { ExpectedIndex } from './expected-index.js';

/** What is written to the only row of `index_state`, by statement. */
function recorded() {
  const statements: string[] = [];
  const query = (sql: string): Promise<unknown[]> => {
    statements.push(sql.replace(/^update index_state set /, ''));
    return Promise.resolve([]);
  };
  return { statements, expected: new ExpectedIndex({ query } as unknown as DataSource, {} as SourceLibrary) };
}

const BEGUN = 'next_generation = $1';
const FORGOTTEN = 'next_generation = null where next_generation = $1';

describe('a switch to another generation', () => {
  it('is noted before it is made, and settled after it', async () => {
    const { statements, expected } = recorded();
    await expected.switchTo('g2', () => {
      expect(statements).toEqual([BEGUN]);
      return Promise.resolve();
    });
    expect(statements).toEqual([BEGUN, expect.stringMatching(/^generation = \$1, next_generation = null, lost_at = null$/)]);
  });

  it('is forgotten when it was refused', async () => {
    const { statements, expected } = recorded();
    await expect(expected.switchTo('g2', () => Promise.reject(new ActiveGenerationChangedError('changed')))).rejects.toThrow();
    expect(statements).toEqual([BEGUN, FORGOTTEN]);
  });

  it('is kept in mind when nobody knows whether it was made: the index would be taken for lost', async () => {
    const { statements, expected } = recorded();
    await expect(expected.switchTo('g2', () => Promise.reject(new IndexUnavailableError('no answer')))).rejects.toThrow();
    expect(statements).toEqual([BEGUN]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { NotFoundError } from './common-errors.js';
import { databaseFailure, DatabaseTimeoutError } from './database-errors.js';

const withCode = (code: string) => Object.assign(new Error(`select secret from users (${code})`), { code });

describe('what an error of the database means', () => {
  it.each([
    ['ECONNREFUSED', 'DATABASE_UNREACHABLE'],
    ['57P03', 'DATABASE_UNREACHABLE'],
    ['28P01', 'DATABASE_UNREACHABLE'],
    ['ECONNRESET', 'DATABASE_INTERRUPTED'],
    ['57P01', 'DATABASE_INTERRUPTED'],
    ['ETIMEDOUT', 'DATABASE_TIMEOUT'],
    ['57014', 'DATABASE_TIMEOUT'],
    ['53300', 'DATABASE_BUSY'],
    ['53100', 'DATABASE_FULL'],
  ])('%s is %s, bare and wrapped by TypeORM', (code, expected) => {
    for (const error of [withCode(code), new QueryFailedError('select secret from users', ['x'], withCode(code))]) {
      const failure = databaseFailure(error);
      expect(failure).toMatchObject({ code: expected, status: 503, cause: error });
      expect(failure?.retryAfterSeconds).toBeGreaterThan(0);
      expect(failure?.message).not.toContain('secret');
    }
  });

  it('is an interruption when the connection was given back as broken, and what it is already inside the error of a query', () => {
    for (const released of [new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])
      expect(databaseFailure(released)).toMatchObject({ code: 'DATABASE_INTERRUPTED' });
    const timeout = new DatabaseTimeoutError();
    expect(databaseFailure(new QueryFailedError('select 1', [], timeout))).toBe(timeout);
  });

  it('keeps what is one already', () => {
    const failure = databaseFailure(withCode('ECONNREFUSED'));
    expect(databaseFailure(failure)).toBe(failure);
  });

  it.each([withCode('23505'), withCode('22021'), new NotFoundError(), new Error('other'), 'text', null, undefined])(
    'is nothing for %s',
    (thrown) => {
      expect(databaseFailure(thrown)).toBeNull();
    },
  );
});

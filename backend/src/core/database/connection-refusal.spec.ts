import { describe, expect, it } from '@jest/globals';
import { StartRefusal } from '../config/start-refusal.js';
import { DatabaseUnreachableError } from '../errors/database-errors.js';
import { namingDatabaseSettings } from './connection-refusal.js';

const failed = (code?: string, message = 'driver: hush-hush') => Object.assign(new Error(message), code === undefined ? {} : { code });
const refusal = (error: unknown, settings = {}) =>
  namingDatabaseSettings(settings, () => Promise.reject(error as Error)).then(
    () => null,
    (thrown: unknown) => thrown,
  );

describe('a database that does not let the product in', () => {
  it.each([
    ['28P01', {}, /^DATABASE_URL is refused .*password is wrong/],
    ['28P01', { DATABASE_PASSWORD: 'x' }, /^DATABASE_PASSWORD is refused/],
    ['28P01', { DATABASE_PASSWORD_FILE: 'x' }, /^DATABASE_PASSWORD is refused/],
    ['3D000', {}, /^DATABASE_URL names a database that the server does not have/],
    ['ENOTFOUND', {}, /^DATABASE_URL names a host that cannot be found/],
    ['ECONNREFUSED', {}, /^DATABASE_URL names a server that does not answer \(ECONNREFUSED\)/],
    ['ECONNREFUSED', { EMBEDDED_DATABASE: '1' }, /^The embedded database does not answer/],
  ])('%s with %j', async (code, settings, text) => {
    const thrown = (await refusal(failed(code), settings)) as Error;
    expect(thrown).toBeInstanceOf(StartRefusal);
    expect(thrown.message).toMatch(text);
    expect(thrown.message).not.toContain('hush-hush');
  });

  it('is known by the code below what wraps it, and by the first of several addresses', async () => {
    const several = Object.assign(new AggregateError([failed('ECONNREFUSED')]), { code: 'ECONNREFUSED' });
    const wrapped = new DatabaseUnreachableError(several);
    expect(((await refusal(wrapped)) as Error).message).toMatch(/\(ECONNREFUSED\)/);
  });

  it('is known by the words of the driver where it gave up waiting', async () => {
    expect(((await refusal(failed(undefined, 'timeout expired'))) as Error).message).toMatch(/^DATABASE_URL .* does not answer\.$/);
  });

  it('leaves every other error alone', async () => {
    const error = new TypeError('ours');
    expect(await refusal(error)).toBe(error);
    expect(await namingDatabaseSettings({}, () => Promise.resolve(1))).toBe(1);
  });
});

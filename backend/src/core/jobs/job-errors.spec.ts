import { describe, expect, it } from '@jest/globals';
import { BadRequestError, ConflictError, RateLimitedError, UnavailableError } from '../errors/common-errors.js';
import { z } from 'zod';
import { StoredDataError } from '../validation/stored-data.js';
import { defineJob, definedJobs, payloadOf } from './job-definition.js';
import { describeFailure, isPermanentByDefault, JobAborted } from './job-errors.js';

describe('failures of jobs', () => {
  it.each([
    ['a refusal of ours', new BadRequestError('The file is empty.'), true],
    ['a payload that cannot be read', new StoredDataError('the payload', 'it is no JSON'), true],
    ['a conflict', new ConflictError('busy'), false],
    ['a rate limit', new RateLimitedError(5), false],
    ['something that is down', new UnavailableError('down'), false],
    ['a run that took too long', new JobAborted('timeout'), false],
    ['an unknown error', new TypeError('x'), false],
    ['anything thrown', 'text', false],
  ])('%s', (_, error, permanent) => {
    expect(isPermanentByDefault(error)).toBe(permanent);
  });

  it('show our texts and never those of libraries', () => {
    expect(describeFailure(new BadRequestError('The file is empty.', 'NO_FILE'))).toEqual({ code: 'NO_FILE', text: 'The file is empty.' });
    expect(describeFailure(new Error('password=secret'))).toEqual({ code: 'INTERNAL', text: 'The job failed unexpectedly.' });
  });
});

describe('defineJob', () => {
  const limits = { payload: z.object({ id: z.string() }), queue: 'work', attempts: 1, backoffMs: 0, timeoutMs: 1 };

  it('refuses a second job of the same name and limits without sense', () => {
    const one = defineJob({ name: 'one', ...limits });
    expect(definedJobs()).toContain(one);
    expect(() => defineJob({ name: 'one', ...limits })).toThrow('Two jobs are called "one".');
    expect(() => defineJob({ name: 'two', ...limits, attempts: 0 })).toThrow('"two"');
    expect(() => defineJob({ name: 'two', ...limits, timeoutMs: Number.NaN })).toThrow('"two"');
  });

  it('reads the payloads of its own jobs only, and only those that have its form', () => {
    const read = defineJob({ name: 'read', ...limits });
    expect(payloadOf(read, { name: 'read', payload: { id: 'a', later: 1 } })).toEqual({ id: 'a' });
    expect(() => payloadOf(read, { name: 'read', payload: { fileId: 'a' } })).toThrow(StoredDataError);
    expect(() => payloadOf(read, { name: 'other', payload: { id: 'a' } })).toThrow('no "read"');
  });
});

import { PassThrough } from 'node:stream';
import { ForbiddenException, NotFoundException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { NotFoundError, RateLimitedError } from './common-errors.js';
import { DatabaseBusyError } from './database-errors.js';
import { renderError } from './render-error.js';

const ID = '7a1c';

describe('renderError', () => {
  it('lets our own errors speak', () => {
    expect(renderError(new NotFoundError('File not found', 'FILE_NOT_FOUND'), ID)).toMatchObject({
      code: 'FILE_NOT_FOUND',
      status: 404,
      message: 'File not found',
    });
    expect(renderError(new RateLimitedError(7), ID)).toMatchObject({ status: 429, retryAfterSeconds: 7 });
  });

  it.each([
    [new NotFoundException('Cannot GET /secret/path'), 404, 'Not found'],
    [new ForbiddenException('internal words'), 403, 'You are not allowed to do this.'],
    [
      Object.assign(new Error('Request body is too large'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }),
      413,
      'File too large. Please choose a smaller file.',
    ],
    [
      Object.assign(new Error('bad json at position 3: {"pass'), { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }),
      400,
      'The request cannot be read.',
    ],
  ])('says nothing about the framework: %s', (error, status, message) => {
    expect(renderError(error, ID)).toMatchObject({ status, message, unexpected: false });
  });

  it.each(['22021', '22P05'])('takes text that PostgreSQL cannot store (%s) for a bad request', (code) => {
    expect(renderError(Object.assign(new Error('invalid byte sequence'), { code }), ID)).toMatchObject({ status: 400, unexpected: false });
  });

  it('takes a client that left in the middle of its body for no fault of ours, but not a connection of ours that broke', () => {
    const reset = Object.assign(new Error('a connection broke'), { code: 'ECONNRESET' });
    const left = new PassThrough().on('error', () => undefined).destroy(reset);
    expect(renderError(reset, ID, left)).toMatchObject({ status: 400, unexpected: false });
    expect(renderError(new Error('a fault of ours'), ID, left)).toMatchObject({ status: 500, unexpected: true });
    expect(renderError(reset, ID, new PassThrough()).status).toBeGreaterThanOrEqual(500);
    expect(renderError(reset, ID).status).toBeGreaterThanOrEqual(500);
  });

  it.each([
    new Error('select * from users where password = x'),
    'text',
    null,
    undefined,
    Object.assign(new Error('x'), { statusCode: 404 }),
  ])('tells a stranger nothing but the request id of %s', (thrown) => {
    expect(renderError(thrown, ID)).toEqual({
      code: 'INTERNAL',
      status: 500,
      message: 'Something went wrong. Request id: 7a1c',
      unexpected: true,
    });
  });

  it('answers 507 when a disk is full, with the cause kept for the log', () => {
    const thrown = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(renderError(thrown, ID)).toMatchObject({ code: 'STORAGE_FULL', status: 507, retryAfterSeconds: 60, outage: true });
  });

  it.each([new DatabaseBusyError(new Error('no connection')), Object.assign(new Error('too many'), { code: '53300' })])(
    'answers 503 when no database connection is available',
    (thrown) => {
      expect(renderError(thrown, ID)).toMatchObject({
        code: 'DATABASE_BUSY',
        status: 503,
        retryAfterSeconds: 2,
        unexpected: false,
        outage: true,
      });
    },
  );
});

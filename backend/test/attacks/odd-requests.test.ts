import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HEADERS_LIMIT_MS, REQUEST_LIMIT_MS } from '../../src/core/http/http-server.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { type RawAnswer, rawRequest } from '../support/raw-request.js';
import { sendBytes } from '../support/raw-socket.js';
import { sharedApp } from '../support/shared-app.js';

const UNREADABLE = { detail: 'The request cannot be read.', code: 'BAD_REQUEST' };
const MISSING = { detail: 'Not found', code: 'NOT_FOUND' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('requests that no client of ours would send', () => {
  let app: TestApp;
  let usual: Headers;

  beforeAll(async () => {
    app = await sharedApp();
    usual = (await new Client(app.url).get('/health/live')).headers;
  });
  afterAll(() => app.close());

  /** Every header that an ordinary answer has for the browser's protection, with the same value. */
  const expectUsualHeaders = ({ headers }: RawAnswer): void => {
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'strict-transport-security',
    ])
      expect([name, headers[name]]).toEqual([name, usual.get(name)]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-request-id']).toMatch(UUID);
  };

  const PATHS: [what: string, method: string, path: string, status: number, answer: object][] = [
    ['a broken escape', 'GET', '/%ZZ', 400, UNREADABLE],
    ['an overlong NUL', 'GET', '/api/%C0%80', 400, UNREADABLE],
    ['an escape that is cut', 'DELETE', '/api/upload/files/%', 400, UNREADABLE],
    ['a NUL in a name', 'DELETE', '/api/upload/files/a%00.txt', 400, UNREADABLE],
    ['a NUL in the query', 'GET', '/api/admin/documents?limit=%00', 400, UNREADABLE],
    [
      'a NUL in an operation',
      'GET',
      '/graphql?query=%00',
      400,
      { errors: [{ message: UNREADABLE.detail, extensions: { code: 'BAD_REQUEST' } }] },
    ],
    [
      'a name of 4,000 characters',
      'DELETE',
      `/api/upload/files/${'x'.repeat(4000)}`,
      414,
      { detail: 'The address is too long.', code: 'URL_TOO_LONG' },
    ],
    ['metrics', 'GET', '/metrics', 404, MISSING],
    ['a route that is not there', 'GET', '/api/nothing', 404, MISSING],
    ['a method that is not there', 'DELETE', '/api/nothing', 404, MISSING],
    ['TRACE', 'TRACE', '/api/auth/me', 405, { detail: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' }],
    ['a page that is not there', 'GET', '/nothing', 404, MISSING],
    ['a way out of the folder', 'GET', '/..%2f..%2fetc%2fpasswd', 404, MISSING],
  ];

  it.each(PATHS)('answers %s in the usual form and with the usual headers', async (_what, method, path, status, body) => {
    const answer = await rawRequest(app.url, { method, path });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, body]);
    expectUsualHeaders(answer);
  });

  const BYTES: [what: string, bytes: string, status: number, code: string][] = [
    ['what is no HTTP', 'hello there\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a request without a host', 'GET /health/live HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST'],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['an expectation that nobody meets', 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nexpect: gold\r\n\r\n', 417, 'EXPECTATION_FAILED'],
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400, 'BAD_REQUEST'],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'a type that is not accepted',
      'POST /api/auth/register HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 1\r\n\r\nx',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body that is announced too large',
      'POST /api/auth/register HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999999\r\n\r\n',
      413,
      'TOO_LARGE',
    ],
  ];

  it.each(BYTES)('answers %s in the usual form and with the usual headers', async (_what, bytes, status, code) => {
    const answer = await sendBytes(app.url, bytes);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { detail: expect.any(String), code }]);
    expectUsualHeaders(answer);
  });

  it('gives every request an id of its own, whatever the client calls it', async () => {
    const ids = new Set<unknown>();
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await rawRequest(app.url, { path: '/api/nothing', headers: { 'x-request-id': 'mine' } });
      expect(headers['x-request-id']).toMatch(UUID);
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(3);
  });

  it('bounds how long a request may take to arrive', () => {
    expect(app.nest.getHttpServer()).toMatchObject({
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      maxConnections: expect.any(Number),
    });
  });
});

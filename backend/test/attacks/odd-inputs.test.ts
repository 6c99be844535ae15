import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

const UNREADABLE = 'The request cannot be read.';
const TOO_DEEP = 'The request is nested too deeply.';
const OPERATION = 'mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { __typename } }';

describe('inputs that nothing can keep', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    user = (await newUser(new Client(app.url))).client;
  });
  afterAll(() => app.close());

  const send = (path: string, body: Buffer) =>
    fetch(app.url + path, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    });
  const ROUTES = ['/api/auth/register', '/api/document/generate', '/api/ask', '/graphql'];
  const brackets = (count: number) => '['.repeat(count) + ']'.repeat(count);
  const objects = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;

  const BODIES: [what: string, inner: string | Buffer, text: string][] = [
    ['15,000 brackets', brackets(15_000), TOO_DEEP],
    ['40 brackets', brackets(40), TOO_DEEP],
    ['15,000 objects', objects(15_000), TOO_DEEP],
    ['an open bracket too many', `${brackets(10)}[`, UNREADABLE],
    ['the first half of a character', '"\\ud800"', UNREADABLE],
    ['the second half', '"a\\udfffb"', UNREADABLE],
    ['halves in the wrong order', '"\\udc00\\ud800"', UNREADABLE],
    ['a NUL', '"a\\u0000b"', UNREADABLE],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xc0, 0x80, 0x22]), UNREADABLE],
    ['a surrogate in bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), UNREADABLE],
  ];

  it.each(BODIES)('refuses %s with 400, in both APIs', async (_what, inner, text) => {
    for (const path of ROUTES) {
      const wrap = path === '/graphql' ? [`{"query":${JSON.stringify(OPERATION)},"variables":{"input":`, '}}'] : ['{"name":', '}'];
      const body = Buffer.concat([Buffer.from(wrap[0] ?? ''), Buffer.from(inner as string), Buffer.from(wrap[1] ?? '')]);
      const answer = await send(path, body);
      const told = (await answer.json()) as { detail?: string; errors?: { message: string }[] };
      expect([path, answer.status, path === '/graphql' ? told.errors?.[0]?.message : told.detail]).toEqual([path, 400, text]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('refuses a key with half a character', async () => {
    expect((await send('/api/document/generate', Buffer.from('{"template_data":{"a\\ud800":"x"}}'))).status).toBe(400);
  });

  it('refuses them over a socket, where no body is parsed', async () => {
    const input = { documentType: 'nda', templateData: { a: 'b\ud800' } };
    const nested = { documentType: 'nda', templateData: JSON.parse(objects(100)) as object };
    for (const [value, message] of [
      [input, UNREADABLE],
      [nested, TOO_DEEP],
    ] as const) {
      const stream = subscribe(user, OPERATION, { input: value });
      const { value: answer } = await stream.next();
      expect(answer?.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_REQUEST' } });
    }
  });

  it('refuses a NUL in a form', async () => {
    const form = await rawRequest(app.url, {
      method: 'POST',
      path: '/api/auth/login',
      body: 'username=a%00@b.co&password=secret%00',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, JSON.parse(form.body).detail]).toEqual([400, UNREADABLE]);
    const text = await user.multipart('/api/document/download', { document_content: 'a\0b', document_type: 'nda', format: 'txt' });
    expect([text.status, text.body.detail]).toEqual([400, UNREADABLE]);
  });

  it('still takes every character that there is', async () => {
    const name = 'Aśa 😀 मेहता 𐍈';
    const answer = await user.put('/api/auth/profile', { name, email: `${crypto.randomUUID()}@themis.test`, phone: '1' });
    expect(answer).toMatchObject({ status: 200, body: { name } });
  });
});

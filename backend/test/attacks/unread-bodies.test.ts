import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { LONG_BODIES_AT_ONCE } from '../../src/core/http/bodies/body-limits.js';
import { LIMITS } from '../../src/core/limits/limits.js';
import { FORMS_AT_ONCE, Uploads, UPLOADS_AT_ONCE } from '../../src/core/http/uploads/uploads.js';
import { RateLimits } from '../../src/core/limits/rate-limits.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import * as docx from '../support/hostile-files-zip.js';
import { adminClient, newUser } from '../support/people.js';
import { openSocket, readAnswer } from '../support/raw-socket.js';
import { rawUpload } from '../support/raw-upload.js';

const MIB = 1024 * 1024;
const FULL = 'Your storage is full. Please delete files, documents, earlier versions or conversations that you no longer need.';

/** Requests that are answered before their bodies have come: the tests never send the rest. */
describe('bodies that are refused unread', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ USER_FILE_QUOTA_MB: '10' });
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    admin = await adminClient(new Client(app.url));
    user = (await newUser(new Client(app.url))).client;
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => app.close());

  /** Sends the head of a request and the beginning of its body. */
  async function begin(target: string, headers: Record<string, string>, start = ''): Promise<Socket> {
    const socket = await openSocket(app.url);
    sockets.push(socket);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${target} HTTP/1.1\r\nhost: a\r\n${lines.join('')}\r\n${start}`);
    return socket;
  }
  const bearer = (client: Client) => ({ authorization: `Bearer ${client.token}` });
  const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(5 * MIB) };
  const JSON_BODY = { 'content-type': 'application/json', 'content-length': String(200_000) };
  const part = (disposition: string, value: string) => `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}`;
  const filePart = part('name="files"; filename="a.txt"', 'The rent is due.');

  it.each([
    ['/api/upload', FORM],
    ['/api/admin/upload-legal-document', FORM],
    ['/api/document/download', FORM],
    ['/api/document/generate', { ...JSON_BODY, 'content-length': String(2 * MIB) }],
    ['/api/admin/users', JSON_BODY],
  ])('refuses a stranger at %s', async (target, headers) => {
    expect((await readAnswer(await begin(target, headers))).status).toBe(401);
    expect((await readAnswer(await begin(target, { ...headers, authorization: 'Bearer forged' }))).status).toBe(401);
  });

  it('takes no more of a GraphQL operation from a stranger than a login needs', async () => {
    const json = { 'content-type': 'application/json' };
    const announced = await readAnswer(await begin('/graphql', { ...json, 'content-length': String(MIB) }));
    expect([announced.status, JSON.parse(announced.body).errors[0].extensions.code]).toEqual([413, 'TOO_LARGE']);
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
    const streamed = await readAnswer(await begin('/graphql', { ...json, 'transfer-encoding': 'chunked' }, chunk));
    expect(streamed.status).toBe(413);
    const { data } = await new Client(app.url).graphql<{ documentTemplates: unknown[] }>('{ documentTemplates { documentType } }');
    expect(data?.documentTemplates.length).toBeGreaterThan(0);
    const long = `query { me { id } } # ${'x'.repeat(2 * MIB)}`;
    expect((await user.graphql<{ me: object }>(long)).data).toHaveProperty('me.id');
  });

  const USED_UP: [limit: keyof typeof LIMITS, target: string, headers: Record<string, string>][] = [
    ['upload-user', '/api/upload', FORM],
    ['download-user', '/api/document/download', FORM],
    ['generate-user', '/api/document/generate', { ...JSON_BODY, 'content-length': String(2 * MIB) }],
    ['ask-user', '/api/ask', JSON_BODY],
  ];
  it.each(USED_UP)('refuses a user whose limit %s is used up at %s', async (limit, target, headers) => {
    const limits = app.nest.get(RateLimits);
    const { id } = (await user.get<{ id: string }>('/api/auth/me')).body;
    for (let count = 0; count < LIMITS[limit].points; count += 1) await limits.consume(limit, id);
    const answer = await readAnswer(await begin(target, { ...headers, ...bearer(user) }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets one account send a few files at once, and others theirs', async () => {
    const uploads = [];
    for (let count = 0; count <= UPLOADS_AT_ONCE.user; count += 1)
      uploads.push(await begin('/api/upload', { ...FORM, ...bearer(user) }, filePart));
    const refused = await Promise.any(uploads.map(readAnswer));
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    const { client: other } = await newUser(new Client(app.url));
    expect((await other.multipart('/api/upload', { files: new File(['The rent is due.'], 'a.txt') })).status).toBe(201);
    expect(
      (await admin.multipart('/api/admin/upload-legal-document', { file: new File(['1. Rent is due.'], 'a.txt'), document_type: 'act' }))
        .status,
    ).toBe(201);

    // The places are free again as soon as the clients are gone, and nothing of theirs is left on the disk.
    for (const socket of sockets) socket.destroy();
    await eventually(
      async () => (await user.multipart('/api/upload', { files: new File(['The rent is due.'], 'c.txt') })).status,
      (status) => status === 201,
    );
    expect(await readdir(path.join(app.dataDir, 'tmp/uploads'))).toEqual([]);
    expect((await user.get<{ files: object[] }>('/api/upload/files')).body.files.length).toBeGreaterThan(0);
  });

  it.each([
    ['a file', '/api/upload', 'receive', UPLOADS_AT_ONCE.user],
    ['a form', '/api/document/download', 'fields', FORMS_AT_ONCE],
  ] as const)('keeps no place for %s whose client has gone before it is read', async (_what, target, method, places) => {
    const uploads = app.nest.get(Uploads, { strict: false }) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const original = uploads[method]?.bind(uploads);
    if (!original) throw new Error(`there is no method ${method}`);
    let settled = 0;
    for (let count = 0; count < places; count += 1) {
      let reach = (): void => undefined;
      const reached = new Promise<void>((resolve) => (reach = resolve));
      jest.spyOn(uploads, method).mockImplementationOnce(async (...args) => {
        const { raw } = args[0] as FastifyRequest;
        reach();
        // The client hangs up while it is found out who it is.
        await new Promise((resolve) => raw.once('close', resolve));
        return original(...args).finally(() => (settled += 1));
      });
      const socket = await begin(target, { ...FORM, ...bearer(user) }, part('name="format"', 'txt'));
      await reached;
      socket.resetAndDestroy();
    }
    await eventually(
      () => settled,
      (count) => count === places,
    );
    const answer = await user.multipart(target, { files: new File(['The rent is due.'], 'a.txt') });
    expect(answer.status).toBe(method === 'receive' ? 201 : 400);
  });

  it.each([
    ['of another disposition', 'content-disposition: attachment; filename="a.txt"'],
    ['without a disposition', 'x-nothing: at all'],
    ['with a line break in its name', 'content-disposition: form-data; name="a%0Ab\n"'],
  ])('answers a form with a long part %s, which the parser throws away', async (_what, header) => {
    const body = `--x\r\n${header}\r\n\r\n${'y'.repeat(60_000)}\r\n--x--\r\n`;
    const target = '/api/upload';
    const answer = await readAnswer(await begin(target, { ...FORM, ...bearer(user), 'content-length': String(body.length) }, body));
    expect(answer.status).toBe(400);
    for (const text of ['The rent is due.', 'The rent is paid.']) {
      const parts = `${body.slice(0, -'--x--\r\n'.length)}${filePart.replace('The rent is due.', text)}\r\n--x--\r\n`;
      const headers = { ...FORM, ...bearer(user), 'content-length': String(parts.length) };
      expect((await readAnswer(await begin(target, headers, parts))).status).toBe(201);
    }
  });

  it('lets one account have a few long operations on the way', async () => {
    const long = { 'content-type': 'application/json', 'content-length': String(2 * MIB), ...bearer(user) };
    const operations = [];
    for (let count = 0; count <= LONG_BODIES_AT_ONCE; count += 1) operations.push(await begin('/graphql', long, '{'));
    const refused = await Promise.any(operations.map(readAnswer));
    expect([refused.status, JSON.parse(refused.body).errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });

  it.each([
    ['a field that nobody asked for', '/api/upload', 'other', `${part('name="other"', 'x')}\r\n${filePart}`],
    ['a file in the wrong field', '/api/upload', 'other', part('name="other"; filename="a.txt"', 'x')],
    ['a second file', '/api/upload', 'files', `${filePart}\r\n${filePart}`],
    ['a file where none belongs', '/api/document/download', 'document_content', part('name="document_content"; filename="a.txt"', 'x')],
    [
      'a field twice',
      '/api/document/download',
      'format',
      `${part('name="format"', 'txt')}\r\n${part('name="format"', 'pdf')}\r\n${part('name="paper"', '')}`,
    ],
  ])('refuses %s before the rest of the form has come, and names it', async (_what, target, name, start) => {
    const answer = await readAnswer(await begin(target, { ...FORM, ...bearer(user) }, start));
    expect([answer.status, JSON.parse(answer.body).detail]).toEqual([400, expect.stringContaining(`Unexpected part: ${name}. `)]);
    expect((await user.get<{ files: object[] }>('/api/upload/files')).body.files).toEqual([]);
  });

  it('counts against the quota what is stored: files, texts, and what an empty file costs', async () => {
    const paragraphs = Array.from({ length: 1200 }, () => docx.paragraph('The rent is due on the first day. '.repeat(300))).join('');
    const bomb = docx.rawDocx(docx.documentXml(paragraphs));
    expect(bomb.length).toBeLessThan(MIB);
    const sent = await rawUpload(app.url, { path: '/api/upload', token: user.token, field: 'files', filename: 'big.docx', content: bomb });
    expect(sent.status).toBe(201);
    const [row] = await eventually(
      async () => (await user.get<{ files: { status: string; error: string }[] }>('/api/upload/files')).body.files,
      (rows) => rows.every(({ status }) => status !== 'pending'),
    );
    expect(row).toMatchObject({ status: 'failed', error: FULL });

    await user.multipart('/api/upload', { files: new File(['The rent is due.'], 'small.txt') });
    await eventually(
      async () => (await user.get<{ files: { filename: string; status: string }[] }>('/api/upload/files')).body.files,
      (rows) => rows.some(({ filename, status }) => filename === 'small.txt' && status === 'ready'),
    );
    const [{ taken }] = await app.database.query<[{ taken: string }]>(
      `select text_bytes as taken from reference_files where filename = 'small.txt' and status = 'ready' and text_bytes is not null limit 1`,
    );
    expect(Number(taken)).toBeGreaterThan('The rent is due.'.length);
    // 10 MB hold no more than some 2,500 files, however small.
    await app.database.query(
      `insert into reference_files (id, owner_id, filename, file_type, size, sha256, status, upload_date)
       select gen_random_uuid(), user_id, 'tiny ' || n || '.txt', '.txt', 1, repeat('0', 64), 'ready', now()
       from stored_bytes, generate_series(1, ($2 - bytes) / 4097) as n where user_id = $1`,
      [(await user.get<{ id: string }>('/api/auth/me')).body.id, 10 * MIB],
    );
    const full = await user.multipart('/api/upload', { files: new File(['x'], 'more.txt') });
    expect([full.status, full.body.detail]).toEqual([413, FULL]);
  });
});

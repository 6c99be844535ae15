import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Canary, startCanary } from '../support/canary.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import * as pdf from '../support/hostile-files-pdf.js';
import * as docx from '../support/hostile-files-zip.js';
import { inTurn } from '../support/in-turn.js';
import { adminClient, newUser } from '../support/people.js';
import { rawUpload, type RawUpload } from '../support/raw-upload.js';

const MIB = 1024 * 1024;
const LIMIT = 10 * MIB;
const TOO_LARGE = 'File too large. Please choose a smaller file.';
const NOT_THAT = 'Invalid file type or format';
const NOT_ALLOWED = 'Please upload a PDF, TXT, DOC, or DOCX file';
const STORED_KEY =
  /^(reference-files\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/(original|text)|legal-sources\/(originals\/[0-9a-f-]{36}|[0-9a-f-]{36}\/v\d+\/text))$/;
const TEXT = Buffer.from('The rent is due on the first day of each month.');
const EXECUTABLE = Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(2048, 7)]);
/** Extraction runs beside the tests' own memory; an unbounded bomb of these would take gigabytes. */
const MEMORY_LIMIT = 700 * MIB;

interface Row {
  filename: string;
  status: string;
  error: string | null;
}

describe('hostile uploads', () => {
  let app: TestApp;
  let canary: Canary;
  let admin: Client;
  let user: Client;
  let before: string[];

  beforeAll(async () => {
    app = await startApp();
    canary = await startCanary();
    admin = await adminClient(new Client(app.url));
    before = await outsideTheStore();
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    ({ client: user } = await newUser(new Client(app.url)));
  });
  // The store stands still only once every file is read: the texts of those before would come and go beside the test after them.
  afterEach(async () => {
    await eventually(
      () => app.database.query("select filename from reference_files where status = 'pending'"),
      (pending) => pending.length === 0,
    );
  });
  afterAll(async () => {
    await canary.close();
    await app.close();
  });

  const filesBelow = async (folder: string): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  /** Everything around the store that a name could climb to; the index writes files of its own. */
  const outsideTheStore = async (): Promise<string[]> => (await filesBelow(app.dataDir)).filter((file) => !/^(files|index)\//.test(file));
  const store = () => path.join(app.dataDir, 'files');
  const send = (upload: Partial<RawUpload>) =>
    rawUpload(app.url, { path: '/api/upload', token: user.token, field: 'files', filename: 'a.txt', content: TEXT, ...upload });
  const sendLaw = (upload: Partial<RawUpload>) =>
    send({ path: '/api/admin/upload-legal-document', token: admin.token, field: 'file', fields: { document_type: 'act' }, ...upload });
  const list = async (of = user): Promise<Row[]> => (await of.get<{ files: Row[] }>('/api/upload/files')).body.files;

  const NAMES: [name: string | Buffer, kept: string | null][] = [
    ['../x.txt', 'x.txt'],
    ['..%2fx.txt', '..%2fx.txt'],
    ['..\\..\\x.txt', 'x.txt'],
    ['/etc/passwd.txt', 'passwd.txt'],
    ['C:\\windows\\x.txt', 'x.txt'],
    ['....//x.txt', 'x.txt'],
    ['.txt', 'file.txt'],
    ['..txt', 'file.txt'],
    ['CON.txt', 'CON.txt'],
    ['con', null],
    ['a.pdf.exe', null],
    ['a.txt ', 'a.txt'],
    ['a.txt.', null],
    ['a.pdf\u0000.txt', 'a.pdf.txt'],
    [Buffer.from([0x61, 0x0d, 0x20, 0x62, 0x2e, 0x74, 0x78, 0x74]), null],
    ['\u202etxt.fdp.txt', 'txt.fdp.txt'],
    ['invoice\u202efdp.txt', 'invoicefdp.txt'],
    ['a\u200b\ufeffb.txt', 'ab.txt'],
    [`${'n'.repeat(296)}.txt`, `${'n'.repeat(196)}.txt`],
    [`${'न'.repeat(100)}.txt`, `${'न'.repeat(65)}.txt`],
    ['cafe\u0301.txt', 'caf\u00e9.txt'],
    ["'; drop table users; --.txt", "'; drop table users; --.txt"],
    ['<script>alert(1)<.txt', '<script>alert(1)<.txt'],
  ];

  it.each(inTurn(NAMES, 6))('keeps a file named %j under an id, and shows a harmless name', async (filename, kept) => {
    const answer = await send({ filename });
    if (kept === null) {
      expect(answer.status).toBe(400);
      expect([NOT_ALLOWED, NOT_THAT, 'Please select a file']).toContain(answer.body.detail);
    } else {
      expect([answer.status, answer.body.filename]).toEqual([201, kept.replace(/^\.+/, '') || kept]);
      const shown = String(answer.body.filename);
      expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(200);
      expect(shown).toBe(shown.normalize('NFC'));
      await eventually(list, (rows) => rows.every(({ status }) => status === 'ready'));
      expect((await user.delete(`/api/upload/files/${encodeURIComponent(shown)}`)).status).toBe(200);
    }
    expect(await list()).toEqual([]);
    expect((await filesBelow(store())).filter((file) => !STORED_KEY.test(file))).toEqual([]);
    expect(await outsideTheStore()).toEqual(before);
  });

  it('takes NFC and NFD twins for one name, and reaches the file by both', async () => {
    expect((await send({ filename: 'caf\u00e9.txt' })).body.filename).toBe('caf\u00e9.txt');
    expect((await send({ filename: 'cafe\u0301.txt' })).body.filename).toBe('caf\u00e9 (2).txt');
    expect((await user.delete(`/api/upload/files/${encodeURIComponent('cafe\u0301.txt')}`)).status).toBe(200);
    expect((await list()).map(({ filename }) => filename)).toEqual(['caf\u00e9 (2).txt']);
  });

  it('deletes by name only what the caller owns, whatever the name', async () => {
    await send({ filename: 'x.txt' });
    // Its text is being stored until then.
    await eventually(list, (rows) => rows.every(({ status }) => status === 'ready'));
    const { client: stranger } = await newUser(new Client(app.url));
    const stored = await filesBelow(store());
    // Programs take a point away from the end of an address, which is then that of the list.
    const refusalOf = (name: string) => (name === '.' ? 405 : 404);
    for (const name of ['../x.txt', '..%2fx.txt', 'x.txt/..', '%', '.', '*', 'x.txt\r\nx: y', 'X.TXT', `${'x'.repeat(1500)}.txt`]) {
      expect([name, (await stranger.delete(`/api/upload/files/${encodeURIComponent(name)}`)).status]).toEqual([name, refusalOf(name)]);
      const own = await user.delete(`/api/upload/files/${encodeURIComponent(name)}`);
      expect([name, own.status]).toEqual([name, refusalOf(name)]);
    }
    expect((await user.delete(`/api/upload/files/${encodeURIComponent('x.txt\u0000')}`)).status).toBe(400);
    expect((await stranger.delete('/api/upload/files/x.txt')).status).toBe(404);
    expect(await filesBelow(store())).toEqual(expect.arrayContaining(stored));
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [LIMIT - 1, 201],
    [LIMIT, 201],
    [LIMIT + 1, 413],
  ])('answers %i bytes with %i, with a length and without', async (bytes, status) => {
    const content = Buffer.alloc(bytes, 'a');
    for (const contentLength of [undefined, null]) {
      const answer = await send({ content, contentLength });
      expect([answer.status, answer.body.detail]).toEqual([status, status === 413 ? TOO_LARGE : undefined]);
    }
    expect(await list()).toHaveLength(status === 201 ? 2 : 0);
  });

  it('stops reading an endless body', async () => {
    const endless = function* () {
      for (let count = 0; count < 300; count += 1) yield Buffer.alloc(MIB, 'a');
    };
    for (const contentLength of [null, 400 * MIB]) {
      const { status, body, sentBytes } = await send({ content: endless(), contentLength });
      expect([status, body.detail]).toEqual([413, TOO_LARGE]);
      expect(sentBytes).toBeLessThan(40 * MIB);
    }
    expect(await list()).toEqual([]);
  });

  it('takes a length that lies for a broken request, and keeps nothing', async () => {
    const short = await send({ contentLength: 150 }).catch((error: Error) => error);
    if (!(short instanceof Error)) expect(short).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
    expect(await list()).toEqual([]);
    expect((await user.get('/api/auth/me')).status).toBe(200);
  });

  it('takes malformed bodies for what they are', async () => {
    const post = (type: string, body: string) =>
      fetch(`${app.url}/api/upload/`, { method: 'POST', body, headers: { 'content-type': type, authorization: `Bearer ${user.token}` } });
    const form = 'multipart/form-data; boundary=x';
    const bodies: [type: string, body: string][] = [
      ['multipart/form-data', '--x--\r\n'],
      [form, ''],
      [form, '--y\r\n'],
      [form, '--x\r\n\r\n'],
      [form, '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nno end'],
      [form, `--x\r\n${'a'.repeat(20_000)}: b\r\n\r\n\r\n--x--\r\n`],
      [form, '--x\r\ncontent-disposition: form-data; name="files"\r\n\r\ntext\r\n--x--\r\n'],
      [form, '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n'],
      [form, '--x\r\ncontent-disposition: form-data; name="other"; filename="a.txt"\r\n\r\ntext\r\n--x--\r\n'],
      [form, `${'--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\ntext\r\n'.repeat(2)}--x--\r\n`],
      [form, `${'--x\r\ncontent-disposition: form-data; name="f"\r\n\r\nt\r\n'.repeat(60)}--x--\r\n`],
      ['application/octet-stream', 'text'],
      ['text/plain', 'text'],
    ];
    for (const [type, body] of bodies) {
      const answer = await post(type, body);
      expect([body.slice(0, 90), [400, 413, 415].includes(answer.status)]).toEqual([body.slice(0, 90), true]);
      expect(typeof ((await answer.json()) as { detail: unknown }).detail).toBe('string');
    }
    expect(await list()).toEqual([]);
  });

  /** What a file really is, where that can be told. */
  const REASON = expect.stringMatching(
    /^(?:Invalid file type or format$|The content of the file does not match its extension\. It is named )/,
  );
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const REFUSED: [what: string, filename: string, content: Buffer][] = [
    ['an executable as PDF', 'a.pdf', EXECUTABLE],
    ['an executable as text', 'a.txt', EXECUTABLE],
    ['an executable as DOCX', 'a.docx', EXECUTABLE],
    ['an ELF as DOC', 'a.doc', Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(600, 1)])],
    ['a picture as PDF', 'a.pdf', png],
    ['HTML as PDF', 'a.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['text as PDF', 'a.pdf', TEXT],
    ['a PDF as text', 'a.txt', pdf.textPdf(['Rent'])],
    ['a DOCX as PDF', 'a.pdf', docx.rawDocx(docx.documentXml(docx.paragraph('Rent')))],
    ['a PDF before a ZIP, as DOCX', 'a.docx', Buffer.concat([pdf.textPdf(['Rent']), docx.rawDocx(docx.documentXml(''))])],
    ['a ZIP of another kind as DOCX', 'a.docx', docx.zip([{ name: 'x', data: 'y' }])],
    ['a DOCX of 100,000 entries', 'a.docx', docx.crowdedDocx(100_000)],
    ['a DOCX that declares gigabytes', 'a.docx', docx.bombDocx(1, 4 * 1024 * MIB - 1)],
    ['a DOCX of 300 MB in 300 KB', 'a.docx', docx.bombDocx(300)],
    ['zeros as text', 'a.txt', Buffer.alloc(4096)],
  ];

  it.each(inTurn(REFUSED, 6))('refuses %s before anything is stored', async (_what, filename, content) => {
    const stored = await filesBelow(store());
    expect(await send({ filename, content, contentType: 'application/pdf' })).toMatchObject({ status: 400, body: { detail: REASON } });
    // The library takes an empty file and shows why it failed, beside the others of its batch.
    if (!/docx?$/.test(filename) && content.length > 0) {
      expect(await sendLaw({ filename, content })).toMatchObject({ status: 400, body: { detail: REASON } });
      expect((await admin.get<{ documents: unknown[] }>('/api/admin/documents')).body.documents).toEqual([]);
    }
    expect(await list()).toEqual([]);
    expect(await filesBelow(store())).toEqual(stored);
  });

  it('gives hostile contents a clear end within bounded memory, and goes on', async () => {
    const external = docx.externalDocx(canary.url('/xxe'), 'Plain words');
    const lying = docx.zip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'word/document.xml', packed: pdf.repeatedDeflate(400), declaredBytes: 1000 },
    ]);
    const passwd = docx.rawDocx(docx.documentXml(docx.paragraph('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'));
    const FILES: [filename: string, content: Buffer, status: 'ready' | 'failed' | 'either'][] = [
      ['lying-bomb.docx', lying, 'failed'],
      ['laughs.docx', docx.billionLaughsDocx(), 'failed'],
      ['xxe.docx', external.entity, 'failed'],
      ['xxe-file.docx', passwd, 'failed'],
      ['links.docx', external.links, 'ready'],
      ['flate-bomb.pdf', pdf.flateBombPdf(900), 'either'],
      ['cycle.pdf', pdf.cyclicPdf(), 'failed'],
      ['nested.pdf', pdf.deeplyNestedPdf(20_000), 'failed'],
      ['doubling.pdf', pdf.doublingFormsPdf(26), 'either'],
      ['pages.pdf', pdf.repeatedPagePdf(100_000), 'failed'],
      ['scan.pdf', pdf.scannedPdf(), 'failed'],
      ['locked.pdf', pdf.encryptedPdf(), 'failed'],
      ['with-html.pdf', Buffer.concat([pdf.textPdf(['Rent is due']), Buffer.from('<script>alert(1)</script>')]), 'ready'],
      ['with-zip.pdf', Buffer.concat([pdf.textPdf(['Rent is due']), docx.rawDocx(docx.documentXml(''))]), 'ready'],
      [
        'inflated.docx',
        docx.rawDocx(docx.documentXml(docx.paragraph('x')), [{ name: 'y', packed: deflateRawSync('y'), data: 'z' }]),
        'either',
      ],
    ];
    let peak = 0;
    const start = process.memoryUsage().rss;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss - start)), 20);
    try {
      for (const [filename, content, expected] of FILES) {
        expect([filename, (await send({ filename, content })).status]).toEqual([filename, 201]);
        const rows = await eventually(list, (found) => found.every(({ status }) => status !== 'pending'));
        const row = rows.find((found) => found.filename === filename);
        if (expected !== 'either') expect([filename, row?.status, row?.error]).toEqual([filename, expected, row?.error]);
        if (row?.status === 'failed') expect(row.error).toMatch(/^[A-Z].{10,200}\.$/);
      }
    } finally {
      clearInterval(watch);
    }
    expect(peak).toBeLessThan(MEMORY_LIMIT);
    expect(canary.hits).toEqual([]);
    expect(canary.connections).toBe(0);
    expect(await outsideTheStore()).toEqual(before);

    await send({ filename: 'good.pdf', content: pdf.textPdf(['The deposit is two months of rent.']) });
    const rows = await eventually(list, (found) => found.every(({ status }) => status !== 'pending'));
    expect(rows[0]).toMatchObject({ filename: 'good.pdf', status: 'ready' });
  }, 180_000);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { settledLibrary, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Row {
  id: string;
  filename: string;
  size: number;
  upload_date: string;
  file_type: string;
  status: string;
}

const NOTICE =
  '1. You have not paid the rent of the months May and June.\n\n2. You are called upon to vacate the flat within fifteen days.\n';
const text = (name: string, content: string) => new File([content], name, { type: 'text/plain' });

describe("users' own files", () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(() => app.close());

  const list = async (user: Client) => (await user.get<{ files: Row[] }>('/api/upload/files')).body.files;

  it('are stored, read in the background, numbered when the name is taken, and deleted', async () => {
    const { client: user } = await newUser(client);
    const first = await user.multipart<Row>('/api/upload/', { files: text('notice.txt', NOTICE) });
    expect(first).toMatchObject({ status: 201, body: { filename: 'notice.txt', size: NOTICE.length, file_type: '.txt' } });
    expect((await user.multipart<Row>('/api/upload', { files: text('notice.txt', `${NOTICE}3.`) })).body.filename).toBe('notice (2).txt');
    const files = await eventually(
      () => list(user),
      (rows) => rows.every(({ status }) => status === 'ready'),
    );
    expect(files.map(({ filename }) => filename).sort()).toEqual(['notice (2).txt', 'notice.txt']);
    expect((await user.delete(`/api/upload/files/${encodeURIComponent('notice (2).txt')}`)).status).toBe(200);
    expect(await list(user)).toHaveLength(1);
  });

  it('are removed by id, and the answer names the one that is gone', async () => {
    const [{ client: owner }, { client: stranger }] = [await newUser(client), await newUser(client)];
    const { id } = (await owner.multipart<Row>('/api/upload/', { files: text('notice.txt', NOTICE) })).body;
    const remove = (who: Client, which: string) =>
      who.graphql<{ gone: { id: string } }>('mutation ($id: ID!) { gone: removeReferenceFile(id: $id) { id } }', { id: which });
    for (const [who, which] of [
      [stranger, id],
      [owner, 'notice.txt'],
      [owner, '6f1f0b52-0000-4000-8000-000000000000'],
    ] as const)
      expect((await remove(who, which)).errors).toMatchObject([{ message: 'File not found', extensions: { code: 'FILE_NOT_FOUND' } }]);
    expect(await list(owner)).toHaveLength(1);
    expect((await remove(owner, id)).data).toEqual({ gone: { id } });
    expect(await list(owner)).toEqual([]);
    expect((await remove(owner, id)).errors).toHaveLength(1);
  });

  it.each([
    ['an extension that is not allowed', text('page.html', '<p>x</p>'), 400, 'Please upload a PDF, TXT, DOC, or DOCX file'],
    ['content that is not what the name says', text('scan.pdf', 'no pdf'), 400, 'Invalid file type or format'],
    [
      'more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(97)], 'big.txt'),
      413,
      'File too large. Please choose a smaller file.',
    ],
  ])('refuse %s and keep nothing', async (_what, files, status, detail) => {
    const { client: user } = await newUser(client);
    expect(await user.multipart('/api/upload/', { files })).toMatchObject({ status, body: { detail } });
    expect(await list(user)).toEqual([]);
  });

  it('accept exactly 10 MB', async () => {
    const { client: user } = await newUser(client);
    const files = new File([new Uint8Array(10 * 1024 * 1024).fill(97)], 'big.txt');
    expect((await user.multipart('/api/upload/', { files })).status).toBe(201);
  });

  it('are nobody else’s: another user’s file answers exactly like an absent one', async () => {
    const [{ client: owner }, { client: stranger }] = [await newUser(client), await newUser(client)];
    await owner.multipart('/api/upload/', { files: text('secret.txt', NOTICE) });
    expect(await stranger.delete('/api/upload/files/secret.txt')).toMatchObject({ status: 404, body: { detail: 'File not found' } });
    expect((await stranger.delete('/api/upload/files/absent.txt')).body).toEqual(
      (await stranger.delete('/api/upload/files/secret.txt')).body,
    );
    const ask = {
      question: 'Within how many days must the flat be vacated?',
      reference_document: { filename: 'secret.txt', uploaded: true },
    };
    expect(await stranger.post('/api/ask/', ask)).toMatchObject({ status: 404, body: { detail: 'File not found' } });
    const read = { filename: 'secret.txt' };
    expect(await stranger.post('/api/document/notice', read)).toMatchObject({ status: 404, body: { detail: 'File not found' } });
    expect(await list(owner)).toHaveLength(1);
  });

  it('are read as notices, each value at its place in the text, with a date for the reply once the day of receipt is known', async () => {
    const { client: user } = await newUser(client);
    const notice = `LEGAL NOTICE\n\nDate: 02.06.2026\n\nTo,\nRavi Sample\n\nSir,\n\nUnder instructions from my client Asha Sample, I state:\n\n${NOTICE.replace('fifteen days', 'fifteen days of the receipt of this notice')}`;
    await user.multipart('/api/upload/', { files: text('legal notice.txt', notice) });
    const ask = { filename: 'legal notice.txt', received_on: '2026-06-05' };
    const { status, body } = await user.post<{
      kind: string;
      text: string;
      values: { field: string; value: string; words: string; start: number; end: number }[];
      reply_by: { day: string; arithmetic: string } | null;
    }>('/api/document/notice', ask);
    expect([status, body.kind]).toEqual([200, 'legal notice']);
    expect(body.values.map(({ field, value }) => `${field}: ${value}`)).toEqual([
      'sender: Asha Sample',
      'addressee: Ravi Sample',
      'notice-date: 2026-06-02',
      'allegation: You have not paid the rent of the months May and June.',
      'demand: vacate the flat within fifteen days of the receipt of this notice.',
      'time-allowed: 15 days from receipt',
    ]);
    for (const { words, start, end } of body.values) expect(body.text.slice(start, end)).toBe(words);
    expect(body.reply_by).toEqual({ day: '2026-06-20', arithmetic: '15 days from receipt on 5 June 2026: 20 June 2026 (a Saturday).' });
    const corrected = { ...ask, time: { count: 7, from: 'notice' } };
    expect((await user.post('/api/document/notice', corrected)).body).toMatchObject({ reply_by: { day: '2026-06-09' } });
    // What the user took it for, and a time that the user removed.
    const summons = { ...ask, kind: 'written statement', no_time: true };
    expect((await user.post('/api/document/notice', summons)).body).toMatchObject({
      kind: 'written statement',
      proceeding: 'written statement',
      reply_by: { day: '2026-07-05', arithmetic: expect.stringContaining('Order VIII, rule 1') },
    });
    const read = await user.graphql<{ noticeReading: { kind: string; proceeding: string; inHindi: boolean } }>(
      'query Read($input: NoticeInput!) { noticeReading(input: $input) { kind proceeding inHindi } }',
      { input: { filename: 'legal notice.txt', kind: 'written statement' } },
    );
    expect(read.data?.noticeReading).toEqual({ kind: 'written statement', proceeding: 'written statement', inHindi: false });
    expect((await user.post('/api/document/notice', { ...ask, no_time: true })).body).toMatchObject({ reply_by: null });
    expect((await user.post('/api/document/notice', { ...ask, kind: 'letter' })).status).toBe(422);
    expect((await user.post('/api/document/notice', { ...ask, received_on: '31/02/2026' })).status).toBe(422);
  });

  it('are what a question about them is answered from', async () => {
    const { client: user } = await newUser(client);
    await user.multipart('/api/upload/', { files: text('notice.txt', NOTICE) });
    const { body } = await user.post<{ answer: string; citations: { type: string; quotation: string }[] }>('/api/ask/', {
      question: 'Within how many days must I vacate the flat?',
      reference_document: { filename: 'notice.txt', uploaded: true },
    });
    expect(body.answer).toContain('Your file notice.txt');
    expect(body.citations[0]).toMatchObject({ type: 'reference' });
    expect(NOTICE).toContain(body.citations[0]?.quotation);
  });

  describe('beside a library', () => {
    const CHEQUE =
      '1. Your cheque for Rs. 40,000 came back unpaid on 3 May.\n\n' +
      '2. Pay the sum within fifteen days of this notice, failing which we shall proceed under section 138 of the Negotiable Instruments Act, 1881.\n';
    let asker: Client;

    beforeAll(async () => {
      const admin = await adminClient(client);
      const name = 'negotiable-instruments-act-1881.txt';
      const { status } = await upload(admin, text(name, await readFile(path.join(import.meta.dirname, '../support/acts', name), 'utf8')));
      if (status !== 201) throw new Error(`the upload answered ${status}`);
      await settledLibrary(admin);
      ({ client: asker } = await newUser(client));
      for (const file of [text('plain.txt', NOTICE), text('cheque.txt', CHEQUE)]) await asker.multipart('/api/upload/', { files: file });
    });

    const quoted = async (question: string, filename: string): Promise<string[]> => {
      const { body } = await asker.post<{ citations: { type: string; heading_path: string }[] }>('/api/ask/', {
        question,
        reference_document: { filename, uploaded: true },
      });
      return body.citations.map(
        ({ type, heading_path: place }) => `${type}${/Section \d+/.test(place) ? ` ${place.replace(/.*(Section \d+).*/, '$1')}` : ''}`,
      );
    };

    it('come alone where the question asks for nothing else', async () => {
      expect(new Set(await quoted('Within how many days must I vacate the flat?', 'plain.txt'))).toEqual(new Set(['reference']));
    });

    it('come first, then exactly the section that they cite', async () => {
      const places = await quoted('Within how many days must I pay the sum?', 'cheque.txt');
      expect(places[0]).toBe('reference');
      expect([...new Set(places.filter((place) => place !== 'reference'))]).toEqual(['act Section 138']);
    });

    it('come with law where law is asked for, or where they do not speak of the question', async () => {
      expect((await quoted('Within what time does the law let me pay for a dishonoured cheque?', 'cheque.txt')).join()).toContain(
        'Section',
      );
      expect((await quoted('Where is a complaint about a dishonoured cheque filed?', 'plain.txt')).join()).toContain('Section');
    });
  });

  it('lie encrypted at rest', async () => {
    const { client: user } = await newUser(client);
    await user.multipart('/api/upload/', { files: text('canary.txt', 'a canary sings: kzqwv-8812') });
    await eventually(
      () => list(user),
      (rows) => rows.every(({ status }) => status === 'ready'),
    );
    const stored = await readdir(path.join(app.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const blobs = await Promise.all(
      stored.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
    );
    expect(blobs.length).toBeGreaterThan(1);
    expect(blobs.filter((bytes) => bytes.includes('kzqwv-8812'))).toEqual([]);
  });
});

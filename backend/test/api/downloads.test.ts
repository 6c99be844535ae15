import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlobStore } from '../../src/ports/blob-store/blob-store.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { courtFormatBody } from '../support/court-format-operations.js';
import { docxFaults } from '../support/docx-rules.js';
import { eventually } from '../support/eventually.js';
import { encryptedPdf, textPdf } from '../support/hostile-files-pdf.js';
import { SAMPLE_PNG } from '../support/logo-samples.js';
import { generate, renderKept, REPLY_VALUES, SAVE, type Version } from '../support/kept-documents.js';
import { adminClient, newUser } from '../support/people.js';
import { pdfiumPages } from '../support/pdf-text.js';
import { unzip } from '../support/read-docx.js';
import { sharedApp } from '../support/shared-app.js';

const DEED = 'RENT DEED\n\n1. RENT\n\n1.1 The rent is **₹ 35,000** a month.\n\n________________\nAsha Mehta';
const RENDER = `mutation ($input: RenderDocumentInput!) { renderDocument(input: $input) { filename downloadUrl expiresAt job { id state } } }`;
const RENDERING = `query ($id: ID!) { documentRendering(jobId: $id) { downloadUrl job { state error } } }`;

interface Rendering {
  filename: string;
  downloadUrl: string;
  expiresAt: string;
  job: { id: string };
}

describe('downloads', () => {
  let app: TestApp;
  let client: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    user = (await newUser(client)).client;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const download = (fields: Record<string, string>) =>
    user.bytes('/api/document/download', { document_content: DEED, document_type: 'rent_agreement', format: 'docx', ...fields });

  async function render(caller: Client, input: Record<string, unknown> = {}): Promise<Rendering> {
    const { data, errors } = await caller.graphql<{ renderDocument: Rendering }>(RENDER, {
      input: { content: DEED, documentType: 'rent_agreement', format: 'DOCX', ...input },
    });
    if (!data) throw new Error(errors?.[0]?.message);
    return data.renderDocument;
  }

  async function fetchLink(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Buffer }> {
    const response = await fetch(app.url + path, init);
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  describe('with a letterhead', () => {
    const SET = `mutation ($input: HouseStyleInput!) { setHouseStyle(input: $input) { header footer marginMm font logo } }`;
    const style = { header: '  Mehta & Rao \n\n4 Court Road', footer: 'By appointment', marginMm: 30 };
    const available = async () =>
      (await user.graphql<{ letterheadAvailable: boolean }>('{ letterheadAvailable }')).data?.letterheadAvailable;

    beforeEach(() => app.database.query('delete from house_style'));

    it('prints what administrators set, for who asks for it, until it is taken away', async () => {
      const admin = await adminClient(client);
      expect(await available()).toBe(false);
      expect((await download({ letterhead: 'true' })).status).toBe(422);

      const logo = SAMPLE_PNG.toString('base64');
      const { data } = await admin.graphql<{ setHouseStyle: object }>(SET, { input: { ...style, logo } });
      expect(data?.setHouseStyle).toEqual({
        ...style,
        font: 'SERIF',
        header: 'Mehta & Rao\n4 Court Road',
        logo: `data:image/png;base64,${logo}`,
      });
      expect(await available()).toBe(true);
      const { status, body } = await download({ letterhead: 'true' });
      const parts = unzip(body);
      expect([status, docxFaults(parts)]).toEqual([200, []]);
      const header = [...parts].find(([name]) => /header\d*\.xml$/.test(name))?.[1] ?? '';
      expect(header).toContain('Mehta &amp; Rao');
      expect([...parts].some(([name]) => name.endsWith('.png'))).toBe(true);
      expect([...unzip((await download({})).body).keys()].some((name) => /header\d*\.xml$/.test(name))).toBe(false);
      for (const letterhead of ['true', 'yes']) expect((await download({ letterhead, format: 'txt' })).status).toBe(422);

      // What is not sent again stays; a logo goes when it is told to.
      const kept = await admin.graphql<{ setHouseStyle: { logo: string | null } }>(SET, { input: style });
      expect(kept.data?.setHouseStyle.logo).not.toBeNull();
      const sans = await admin.graphql<{ setHouseStyle: { font: string } }>(SET, { input: { ...style, font: 'SANS' } });
      expect(sans.data?.setHouseStyle.font).toBe('SANS');
      const gone = await admin.graphql<{ setHouseStyle: { font: string; logo: string | null } }>(SET, {
        input: { ...style, removeLogo: true },
      });
      expect(gone.data?.setHouseStyle).toMatchObject({ font: 'SANS', logo: null });
      expect((await admin.graphql('mutation { clearHouseStyle { wasSet } }')).data).toEqual({ clearHouseStyle: { wasSet: true } });
      expect(await available()).toBe(false);
    });

    it.each([
      ['a page', { logo: Buffer.from('<svg/>').toString('base64') }, 'The logo must be a PNG or JPEG file of at most 200 kB'],
      ['no base64', { logo: 'not base64' }, 'The logo must be a PNG or JPEG file'],
      ['a file that is too large', { logo: Buffer.alloc(300 * 1024).toString('base64') }, 'The logo must be at most 200 kB'],
      ['too many lines', { header: 'a\n'.repeat(7) }, 'The header must have at most 6 lines'],
      ['too long a header', { header: 'a'.repeat(401) }, 'The header must be at most 400 characters'],
      ['too narrow a margin', { marginMm: 19 }, 'The margin must be from 20 to 40 mm'],
    ])('refuses %s and changes nothing', async (_what, change, message) => {
      const admin = await adminClient(client);
      const { errors } = await admin.graphql(SET, { input: { ...style, ...change } });
      expect(JSON.stringify(errors)).toContain(message);
      expect((await admin.graphql('{ houseStyle { header } }')).data).toEqual({ houseStyle: null });
    });
  });

  describe('in a court format', () => {
    const PATH = '/api/admin/court-formats';
    const PLAINT = '# PLAINT\n\nIn **the High Court of Delhi at New Delhi**\n\n1. The rent is unpaid.';
    const marginLeft = async (fields: Record<string, string>): Promise<number> => {
      const { body } = await download(fields);
      return Number(/<w:pgMar [^>]*w:left="(\d+)"/.exec(unzip(body).get('word/document.xml') ?? '')?.[1]);
    };
    const names = async () =>
      (await user.get<{ court_formats: { name: string }[] }>('/api/document/court-formats')).body.court_formats.map(({ name }) => name);
    beforeEach(() => app.database.query('delete from court_formats'));

    it('prints court papers as the court that they name wants it, and others as ever', async () => {
      const admin = await adminClient(client);
      const paper = { document_content: PLAINT, court_format: 'auto' };
      expect(await marginLeft({ document_content: PLAINT })).toBe(1417);
      expect(await marginLeft(paper)).toBe(2267);
      const { status, body } = await admin.post<{ id: string }>(PATH, courtFormatBody('Delhi'));
      expect([status, await names()]).toEqual([201, ['Usual court paper', 'Delhi']]);
      expect(await marginLeft(paper)).toBe(2551);
      expect(await marginLeft({ document_content: PLAINT, court_format: 'usual' })).toBe(2267);
      expect(await marginLeft({ court_format: 'auto' })).toBe(1417);
      const { downloadUrl } = await render(user, { content: PLAINT, format: 'PDF', courtFormat: body.id });
      const pages = await pdfiumPages((await fetchLink(downloadUrl)).body);
      expect(pages.map((page) => page.includes('Page 1 of'))).toEqual([false]);
      expect((await admin.put(`${PATH}/${body.id}`, { ...courtFormatBody('Delhi'), is_default: true, margin_left_mm: 50 })).status).toBe(
        200,
      );
      expect([await names(), await marginLeft(paper)]).toEqual([['Delhi'], 2834]);
      await admin.delete(`${PATH}/${body.id}`);
      expect((await download({ ...paper, court_format: body.id })).status).toBe(404);
    });

    it('refuses what has no place for it, and formats out of bounds or of one name', async () => {
      const admin = await adminClient(client);
      for (const other of [{ format: 'txt' }, { letterhead: 'true' }] as Record<string, string>[])
        expect((await download({ court_format: 'auto', ...other })).status).toBe(422);
      const whole = courtFormatBody('Delhi');
      expect((await admin.post(PATH, { ...whole, margin_left_mm: 61 })).status).toBe(422);
      expect((await admin.post(PATH, whole)).status).toBe(201);
      expect((await admin.post(PATH, { ...whole, name: 'DELHI' })).body).toMatchObject({ code: 'COURT_FORMAT_EXISTS' });
    });
  });

  describe('POST /api/document/download', () => {
    it.each([
      ['rent_agreement', 'txt', 'rent_agreement_document.txt'],
      ['rent_agreement', 'docx', 'rent_agreement_document.docx'],
      ['reply', 'docx', 'legal_reply.docx'],
    ])('names a %s as %s after RFC 6266 and lets nobody keep it', async (document_type, format, name) => {
      const { status, headers } = await download({ document_type, format });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each([
      [{ format: 'exe' }, 422, 'Format must be txt, pdf or docx'],
      [{ format: '../../x' }, 422, 'Format must be txt, pdf or docx'],
      [{ format: '' }, 422, 'Format must be txt, pdf or docx'],
      [{ document_type: 'a/../b' }, 422, 'Document type must be lower-case letters, digits and underscores'],
      [{ document_type: 'x\r\nset-cookie: a=b' }, 422, 'Document type must be lower-case letters, digits and underscores'],
      [{ document_type: 'no_such_type' }, 400, 'Unknown document type'],
      [{ document_content: ' \n ' }, 422, 'No document to download'],
      [{ document_content: 'x'.repeat(2_000_000) }, 413, 'The document is too long: at most 1,000,000 characters can be downloaded.'],
      [{ paper: 'A3' }, 422, 'Paper must be A4, Legal or Letter'],
      [{ format: 'txt', compare_with: 'WILL' }, 422, 'A comparison can be downloaded as docx only'],
      [{ compare_with: 'x'.repeat(1_000_001) }, 413, 'The document is too long: at most 1,000,000 characters can be downloaded.'],
    ])('refuses bad input %#', async (fields, status, detail) => {
      const answer = await download(fields);
      expect([answer.status, (JSON.parse(answer.body.toString()) as { detail: string }).detail]).toEqual([status, detail]);
    });

    it('prints what the user made of the text', async () => {
      const { body } = await download({ format: 'txt', document_content: 'My own words\n\n2. Then *this*.' });
      expect(body.toString()).toBe(`${' '.repeat(33)}My own words\n\n2.   Then this.\n`);
    });

    it('gives a redline through the queue and leaves nothing behind', async () => {
      const { status, headers, body } = await download({ compare_with: DEED.replace('35,000', '30,000') });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain('filename="rent_agreement_redline.docx"');
      const files = unzip(body);
      expect(docxFaults(files)).toEqual([]);
      expect(files.get('word/document.xml')).toMatch(/<w:delText[^>]*>30,000</);
      const [job] = await app.database.query<{ payload: object; state: string }[]>(
        'select payload, state from jobs order by created_at desc limit 1',
      );
      expect(job?.state).toBe('completed');
      expect(JSON.stringify(job?.payload)).not.toContain('RENT DEED');
    });
  });

  describe('renderDocument', () => {
    it('answers a job and a link that opens the file once, without any header', async () => {
      const { filename, downloadUrl, expiresAt, job } = await render(user);
      expect(filename).toBe('rent_agreement_document.docx');
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
      expect((await fetchLink(downloadUrl, { method: 'HEAD' })).status).toBe(200);
      const file = await fetchLink(downloadUrl);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toContain('filename="rent_agreement_document.docx"');
      expect(docxFaults(unzip(file.body))).toEqual([]);
      const { data } = await user.graphql<{ documentRendering: { job: object } }>(RENDERING, { id: job.id });
      expect(data?.documentRendering.job).toEqual({ state: 'COMPLETED', error: null });
      const again = await fetchLink(downloadUrl);
      expect([again.status, JSON.parse(again.body.toString())]).toMatchObject([
        404,
        { code: 'DOWNLOAD_LINK_INVALID', detail: 'This download link is no longer valid. Please download the document again.' },
      ]);
    });

    it('opens nothing for a link that was changed, belongs to another file or is another token', async () => {
      const [one, two] = [await render(user), await render(user)];
      const signature = one.downloadUrl.split('signature=')[1] ?? '';
      const [head = '', , tail = ''] = signature.split('.');
      const forged = Buffer.from(JSON.stringify({ sub: 'x', job: one.job.id, aud: 'themis:download', exp: 9_999_999_999 })).toString(
        'base64url',
      );
      for (const path of [
        `/api/document/files/${two.job.id}?signature=${signature}`,
        `/api/document/files/${one.job.id}?signature=${head}.${forged}.${tail}`,
        `/api/document/files/${one.job.id}?signature=${user.token}`,
        `/api/document/files/${one.job.id}?signature=${signature}&signature=${signature}`,
        `/api/document/files/${one.job.id}`,
        '/api/document/files/..%2f..%2fetc%2fpasswd?signature=x',
      ]) {
        expect([path.slice(0, 80), (await fetchLink(path)).status]).toEqual([path.slice(0, 80), 404]);
      }
      expect((await client.as(signature).get('/api/auth/me')).status).toBe(401);
      expect((await fetchLink(one.downloadUrl)).status).toBe(200);
    });

    it("shows nobody another user's rendering, and ends with the session that asked", async () => {
      const { client: other } = await newUser(client);
      const { downloadUrl, job } = await render(other);
      const { errors } = await user.graphql(RENDERING, { id: job.id });
      expect(errors?.[0]?.extensions.code).toBe('JOB_NOT_FOUND');
      await other.post('/api/auth/logout');
      expect((await fetchLink(downloadUrl)).status).toBe(404);
    });

    it.each([
      [{ content: ' ' }, 'No document to download'],
      [{ content: 'x'.repeat(1_000_001) }, 'The document is too long: at most 1,000,000 characters can be downloaded.'],
      [{ documentType: 'absent' }, 'Unknown document type'],
      [{ format: 'PDF', compareWith: 'WILL' }, 'A comparison can be downloaded as docx only'],
    ])('refuses bad input %#', async (input, message) => {
      await expect(render(user, input)).rejects.toThrow(message);
    });

    it('says through the link why a document cannot be made', async () => {
      const { downloadUrl } = await render(user, { content: '(a) x\n'.repeat(60_000) });
      const answer = await fetchLink(downloadUrl);
      expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([413, { code: 'DOCUMENT_TOO_COMPLEX' }]);
    });
  });

  describe('a bundle', () => {
    const BUNDLE = `mutation ($input: BundleDocumentInput!) { bundleDocument(input: $input) { filename downloadUrl job { id } } }`;
    const sent = async (owner: Client, name: string, bytes: Uint8Array): Promise<string> => {
      const files = new File([new Uint8Array(bytes)], name);
      return (await owner.multipart<{ id: string }>('/api/upload', { files })).body.id;
    };
    const pdf = (owner: Client, name: string, ...pages: string[]) => sent(owner, name, textPdf(pages));
    const bundle = (owner: Client, annexures: object[], more: object = {}) =>
      owner.post<{ job_id: string; filename: string; download_url: string; detail: string; code: string }>('/api/document/bundles', {
        content: DEED,
        document_type: 'rent_agreement',
        annexures,
        ...more,
      });
    const leftovers = async () => {
      const [{ payload } = { payload: { renderId: '' } }] = await app.database.query<{ payload: { renderId: string } }[]>(
        'select payload from jobs order by created_at desc limit 1',
      );
      const kept: string[] = [];
      for await (const key of app.nest.get(BlobStore).list(`renders/${payload.renderId}`)) kept.push(key);
      return kept;
    };

    it('is the draft, an index and the annexures with their pages, as one file', async () => {
      const { client: owner } = await newUser(client);
      const letter = await sent(owner, 'letter.txt', Buffer.from('Sent by speed post on 3 March 2026.'));
      const deed = await pdf(owner, 'deed.pdf', 'First page of the deed', 'Second page of the deed');
      await eventually(
        () => owner.get<{ files: { status: string }[] }>('/api/upload/files'),
        ({ body }) => body.files.every(({ status }) => status !== 'pending'),
      );
      const { status, body } = await bundle(owner, [
        { file: deed, mark: 'Annexure A', title: 'Sale deed' },
        { file: letter, mark: 'Annexure B' },
      ]);
      expect([status, body.filename]).toEqual([202, 'rent_agreement_bundle.pdf']);
      const file = await fetchLink(body.download_url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const pages = (await pdfiumPages(file.body)).map((text) => text.replace(/\s+/g, ' '));
      expect(pages).toHaveLength(5);
      expect(pages[0]).toContain('RENT DEED');
      expect(pages[1]).toMatch(/INDEX OF ANNEXURES.*Annexure A Sale deed 3–4 Annexure B letter 5/);
      expect(pages[2]).toMatch(/Annexure A: Sale deed.*First page of the deed/);
      expect(pages[3]).toMatch(/Annexure A, page 2 of 2.*Second page of the deed/);
      expect(pages[4]).toMatch(/Annexure B: letter.*Sent by speed post on 3 March 2026\./);
      expect(pages.every((text, index) => text.includes(`Page ${index + 1} of 5`))).toBe(true);
    });

    it("takes nobody else's file, no file or mark twice, and no kind of file that it cannot print", async () => {
      const [{ client: owner }, { client: stranger }] = [await newUser(client), await newUser(client)];
      const mine = await pdf(owner, 'mine.pdf', 'Mine');
      const second = await pdf(owner, 'second.pdf', 'Second');
      const A = { file: mine, mark: 'A' };
      const answers = [
        await bundle(stranger, [A]),
        await bundle(owner, [A, { file: crypto.randomUUID(), mark: 'B' }]),
        await bundle(owner, [A, { file: 'no id', mark: 'B' }]),
        await bundle(owner, [A, { file: second, mark: ' a ' }]),
        await bundle(owner, [A, { file: mine, mark: 'B' }]),
        await bundle(owner, []),
        await bundle(owner, [{ ...A, mark: ' ' }]),
        await bundle(owner, [A], { document_type: 'absent' }),
        await bundle(owner, [A], { content: ' ' }),
        await bundle(owner, [A], { paper: 'A3' }),
      ];
      expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
        [404, 'File not found'],
        [404, 'File not found'],
        [404, 'File not found'],
        [422, 'Two annexures have the mark “a”'],
        [422, '“mine.pdf” is an annexure already'],
        [422, 'A bundle must have from 1 to 30 annexures'],
        [422, 'The mark of an annexure is required'],
        [400, 'Unknown document type'],
        [422, 'No document to download'],
        [422, 'Paper must be A4, Legal or Letter'],
      ]);
    });

    it.each([
      ['a password', encryptedPdf(), 'is protected by a password or by permissions. Please upload a copy without protection.'],
      ['its end cut off', textPdf(['one', 'two']).subarray(0, -120), 'is damaged. Please print it to PDF again and upload that copy.'],
    ])('says why a file with %s cannot be an annexure, and keeps nothing', async (_what, bytes, reason) => {
      const { client: owner } = await newUser(client);
      const fileId = await sent(owner, 'odd.pdf', bytes);
      const input = { content: DEED, documentType: 'rent_agreement', annexures: [{ file: fileId, mark: 'A' }] };
      const { data } = await owner.graphql<{ bundleDocument: Rendering }>(BUNDLE, { input });
      const file = await fetchLink(data?.bundleDocument.downloadUrl ?? '');
      expect([file.status, JSON.parse(file.body.toString())]).toMatchObject([
        422,
        { code: 'ANNEXURE_REFUSED', detail: `“odd.pdf” ${reason}` },
      ]);
      expect(await leftovers()).toEqual([]);
    });

    it('is stopped by its owner alone', async () => {
      const { client: owner } = await newUser(client);
      const { body } = await bundle(owner, [{ file: await pdf(owner, 'mine.pdf', 'Mine'), mark: 'A' }]);
      expect((await user.delete(`/api/document/bundles/${body.job_id}`)).status).toBe(404);
      expect((await owner.delete(`/api/document/bundles/${body.job_id}`)).status).toBe(200);
    });
  });

  it('are made of a kept version by its id, compared with another of the same document, and for its owner only', async () => {
    const { client: stranger } = await newUser(client);
    const { document, version, documentContent } = await generate(user);
    const edited = await user.graphql<{ saveDocumentVersion: Version }>(SAVE, {
      input: { documentId: document.id, content: `${documentContent}\n\nAnd one more line.` },
    });
    const versionId = edited.data?.saveDocumentVersion.id;
    const { filename, downloadUrl } = await renderKept(user, { versionId });
    expect(filename).toBe('legal_reply.txt');
    expect(await (await fetch(app.url + downloadUrl)).text()).toContain('And one more line.');
    const redline = await renderKept(user, { versionId, compareWithVersionId: version.id, format: 'DOCX' });
    expect((await fetch(app.url + redline.downloadUrl)).status).toBe(200);
    expect((await renderKept(stranger, { versionId })).filename).toBe('DOCUMENT_VERSION_NOT_FOUND');
    const other = await generate(user, { templateData: { ...REPLY_VALUES, defenses: 'The rent was paid twice' } });
    expect((await renderKept(user, { versionId, compareWithVersionId: other.version.id, format: 'DOCX' })).filename).toBe(
      'DIFFERENT_DOCUMENTS',
    );
    for (const input of [
      { versionId, content: 'x' },
      { content: 'x', documentType: 'reply', compareWithVersionId: versionId },
    ])
      expect((await renderKept(user, input)).filename).toBe('BAD_REQUEST');
    expect((await renderKept(user, { documentType: 'reply' })).filename).toBe('VALIDATION_FAILED');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { docxFaults } from '../support/docx-rules.js';
import { SAMPLE_PNG } from '../support/logo-samples.js';
import { adminClient, newUser } from '../support/people.js';
import { unzip } from '../support/read-docx.js';

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
    app = await startApp();
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
    const SET = `mutation ($input: HouseStyleInput!) { setHouseStyle(input: $input) { header footer marginMm logo } }`;
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
      expect(data?.setHouseStyle).toEqual({ ...style, header: 'Mehta & Rao\n4 Court Road', logo: `data:image/png;base64,${logo}` });
      expect(await available()).toBe(true);
      const { status, body } = await download({ letterhead: 'true' });
      const parts = unzip(body);
      expect([status, docxFaults(parts)]).toEqual([200, []]);
      const header = [...parts].find(([name]) => /header\d*\.xml$/.test(name))?.[1] ?? '';
      expect(header).toContain('Mehta &amp; Rao');
      expect([...parts].some(([name]) => name.endsWith('.png'))).toBe(true);
      expect([...unzip((await download({})).body).keys()].some((name) => /header\d*\.xml$/.test(name))).toBe(false);
      expect((await download({ letterhead: 'true', format: 'txt' })).status).toBe(422);

      // What is not sent anew stays; a logo goes when it is told to.
      const kept = await admin.graphql<{ setHouseStyle: { logo: string | null } }>(SET, { input: style });
      expect(kept.data?.setHouseStyle.logo).not.toBeNull();
      const gone = await admin.graphql<{ setHouseStyle: { logo: string | null } }>(SET, { input: { ...style, removeLogo: true } });
      expect(gone.data?.setHouseStyle.logo).toBeNull();
      expect((await admin.graphql('mutation { removeHouseStyle }')).data).toEqual({ removeHouseStyle: true });
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
});

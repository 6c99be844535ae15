import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { photographed, pictureOnlyPdf } from '../support/scanned-pages.js';
import { sharedApp } from '../support/shared-app.js';

const ACT = [
  'THE SAMPLE WALRUS ACT, 1999',
  '1. Short title.-This Act may be called the Sample Walrus Act.',
  '2. Duty of the keeper.-The keeper of a walrus shall register it',
  'with the Authority within thirty days of receiving it.',
  '3. Penalty.-A keeper who does not register the walrus is liable',
  'to a penalty of five hundred rupees.',
];
const NOTICE = ['NOTICE', '1. You have not paid the rent of the kiosk for June.', '2. Pay the rent of the kiosk within nine days.'];

/** A scan of a page with these lines. */
async function scanOf(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.addPage([480, 320]).drawText(lines.join('\n'), { x: 30, y: 280, size: 13, font, lineHeight: 20 });
  return pictureOnlyPdf(await photographed(await document.save(), [0], 200));
}

interface Answer {
  citations: { document: string; type: string; quotation: string; from_scan: boolean }[];
}

describe('law and files that are scans', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    const sound =
      '1. Short title.—This is the Sample Heron Act.\n\n2. Duty of the keeper.—The keeper of a heron shall feed it twice a day.\n';
    await upload(admin, text('scan.pdf', await scanOf(ACT)));
    await upload(admin, text('heron.txt', `THE SAMPLE HERON ACT, 2001\n\n${sound}`));
    const library = await settledLibrary(admin);
    expect([...library.values()].map(({ error }) => error)).toEqual([null, null]);
  });
  afterAll(() => app.close());

  const ask = async (body: object) => (await user.post<Answer>('/api/ask/', body)).body.citations;

  it('are quoted with a sign in both APIs, and other law without one', async () => {
    const scanned = await ask({ question: 'What must the keeper of a walrus register?' });
    expect(scanned.find(({ quotation }) => /keeper of a walrus shall register/.test(quotation))?.from_scan).toBe(true);
    expect((await ask({ question: 'How often must the keeper of a heron feed it?' }))[0]?.from_scan).toBe(false);

    const { data } = await user.graphql<{ searchSources: { passages: { text: string; fromScan: boolean }[] } }>(
      '{ searchSources(query: "keeper of a walrus heron") { passages { text fromScan } } }',
    );
    const signs = data?.searchSources.passages.map((passage) => [/walrus/i.test(passage.text), passage.fromScan]) ?? [];
    expect(signs.length).toBeGreaterThan(1);
    for (const [walrus, fromScan] of signs) expect(fromScan).toBe(walrus);
  });

  it("are read in a user's own file too", async () => {
    const file = new File([await scanOf(NOTICE)], 'notice.pdf', { type: 'application/pdf' });
    expect((await user.multipart('/api/upload/', { files: file })).status).toBe(201);
    await eventually(
      async () => (await user.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
      ([first]) => first?.status === 'ready',
    );
    const question = 'Within how many days must I pay the rent of the kiosk?';
    const own = (await ask({ question, reference_document: { filename: 'notice.pdf', uploaded: true } })).filter(
      ({ type }) => type === 'reference',
    );
    expect(own[0]).toMatchObject({ from_scan: true, quotation: expect.stringContaining('rent of the kiosk') as unknown as string });
  });
});

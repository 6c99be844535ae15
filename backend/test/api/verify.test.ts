import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';
import { sharedApp } from '../support/shared-app.js';

interface Verified {
  as_on: string;
  citation_count: number;
  citations: {
    kind: string;
    status: string;
    written: string;
    start: number;
    end: number;
    message: string;
    act: string | null;
    section: string | null;
    stamp: string | null;
    in_force: boolean | null;
    successors: { act: string; section: string | null }[];
    differences: { written: string; held: string }[];
    place: { document: string; heading_path: string } | null;
  }[];
}

const TEXT = `Section 4 of the Sample Tenancy Act, 2001 says that "every tenant who makes a payment of rent to the landlord shall be entitled to obtain a receipt".

It says: "Every tenant who makes a payment of rent to the landlord shall be entitled to obtain forthwith from the landlord".

Asha Mehta v. Ravi Kumar held so, as did Ramesh v. State (2011) 4 SCC 99, AIR 1998 SC 123 and W.P. (C) 1234/2020. See section 45 of the Imaginary
Receipts Act, 1999, section 420 IPC, Art. 21, section 999 of the Indian Penal Code, section 40 of the Sample Tenancy Act, 2001 and Section 12.
The Bharatiya Nyaya Sanhita, 2023 came into force on 1 June 2024.`;

const QUERY = `query ($text: String!, $asOn: Date) {
  verifyText(text: $text, asOn: $asOn) {
    as_on: asOn
    citation_count: citationCount
    citations {
      kind status written start end message act section stamp
      in_force: inForce
      successors { act section }
      differences { written held }
      place { document: documentTitle heading_path: headingPath }
    }
  }
}`;

describe('the citations of a text', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  const rest = async (text: string, asOn?: string): Promise<Verified> =>
    (await user.post<Verified>('/api/verify', { text, ...(asOn && { as_on: asOn }) })).body;
  const graphql = async (text: string, asOn?: string): Promise<Verified> => {
    const { data } = await user.graphql<{ verifyText: Verified }>(QUERY, { text, asOn });
    if (!data) throw new Error('nothing was answered');
    const named = (name: string): string => name.toLowerCase().replaceAll('_', '-');
    const { citations, ...rest } = data.verifyText;
    return { ...rest, citations: citations.map((each) => ({ ...each, kind: named(each.kind), status: named(each.status) })) };
  };
  const apis: [string, typeof rest][] = [
    ['REST', rest],
    ['GraphQL', graphql],
  ];

  it.each(apis)('are each looked up in the library, over %s', async (_api, verify) => {
    const { citations, citation_count } = await verify(TEXT);
    expect(citation_count).toBe(citations.length);
    for (const { start, end, written } of citations) expect(TEXT.slice(start, end).replace(/\s+/gu, ' ')).toBe(written);
    expect(citations.map(({ kind, status, written }) => [kind, status, written.slice(0, 30)])).toEqual([
      ['section', 'found', 'Section 4 of the Sample Tenanc'],
      ['quotation', 'found-with-differences', 'every tenant who makes a payme'],
      ['quotation', 'found-verbatim', 'Every tenant who makes a payme'],
      ['case', 'found', 'Asha Mehta v. Ravi Kumar'],
      ['case', 'not-in-library', 'Ramesh v. State (2011) 4 SCC 9'],
      ['case', 'not-in-library', 'AIR 1998 SC 123'],
      ['case-number', 'not-in-library', 'W.P. (C) 1234/2020'],
      ['section', 'not-in-library', 'section 45 of the Imaginary Re'],
      ['section', 'not-in-library', 'section 420 IPC'],
      ['article', 'not-in-library', 'Art. 21'],
      ['section', 'section-not-in-act', 'section 999 of the Indian Pena'],
      ['section', 'not-in-library', 'section 40 of the Sample Tenan'],
      ['section', 'act-not-named', 'Section 12'],
      ['date-of-force', 'not-in-library', 'Bharatiya Nyaya Sanhita, 2023 '],
    ]);
    const [section, changed] = citations;
    expect(section).toMatchObject({
      act: 'The Sample Tenancy Act, 2001',
      section: '4',
      place: { heading_path: expect.stringContaining('4') },
    });
    expect(changed?.differences).not.toEqual([]);
    expect(citations.find(({ written }) => written === 'section 420 IPC')).toMatchObject({
      in_force: false,
      stamp: expect.stringContaining('repealed on 1 July 2024'),
      successors: [{ act: 'Bharatiya Nyaya Sanhita, 2023', section: '318(4)' }],
    });
    for (const { status, message } of citations) {
      expect(message).not.toBe('');
      if (status === 'not-in-library') expect(message).toContain('That does not mean that it does not exist.');
    }
  });

  it.each(apis)('are those in force on the day asked, over %s', async (_api, verify) => {
    const text = 'Section 4 of the Sample Tenancy Act, 2001';
    const { as_on, citations } = await verify(text, '1990-01-01');
    expect(as_on).toBe('1990-01-01');
    expect(citations[0]).toMatchObject({ status: 'not-in-force', in_force: false });
  });

  it.each([
    ['an empty text', { text: '' }],
    ['a text that is too long', { text: 'a'.repeat(64_001) }],
    ['no text', {}],
    ['a day that is none', { text: 'Section 4', as_on: '2024-02-30' }],
  ])('are not looked up for %s', async (_case, body) => {
    expect((await user.post('/api/verify', body)).status).toBe(422);
  });

  it('are not looked up for a field that is not known', async () => {
    expect((await user.post('/api/verify', { text: 'Section 4', day: '2024-02-01' })).body).toMatchObject({ code: 'UNKNOWN_FIELD' });
  });

  it('are none in a text that cites nothing', async () => {
    expect(await rest('The rent was paid in time.')).toMatchObject({ citation_count: 0, citations: [] });
  });

  interface VerifiedFile {
    filename: string;
    verified: Pick<Verified, 'citation_count' | 'citations'> | null;
    not_verified_from: number | null;
    error: string | null;
  }
  const FILES_QUERY = `query ($filenames: [String!]!) {
    verifyFiles(filenames: $filenames) {
      filename error
      not_verified_from: notVerifiedFrom
      verified { citation_count: citationCount citations { written start end } }
    }
  }`;
  const ofFiles: [string, (filenames: string[]) => Promise<VerifiedFile[]>][] = [
    ['REST', async (filenames) => (await user.post<VerifiedFile[]>('/api/verify/files', { filenames })).body],
    [
      'GraphQL',
      async (filenames) => (await user.graphql<{ verifyFiles: VerifiedFile[] }>(FILES_QUERY, { filenames })).data?.verifyFiles ?? [],
    ],
  ];
  const LONG = `${'A line of the file that cites nothing at all.\n'.repeat(1500)}Section 4 of the Sample Tenancy Act, 2001 applies.\n`;

  it.each(ofFiles)('of files are looked up file by file; one that is not there does not stop the others, over %s', async (api, verify) => {
    const [short, long] = [`short-${api}.txt`, `long-${api}.txt`];
    await user.multipart('/api/upload/', { files: new File([TEXT], short) });
    await user.multipart('/api/upload/', { files: new File([LONG], long) });
    const files = await verify([short, 'none.txt', long]);
    expect(files.map(({ filename, error, not_verified_from }) => [filename, error, not_verified_from])).toEqual([
      [short, null, null],
      ['none.txt', 'File not found', null],
      [long, null, null],
    ]);
    expect(files[0]?.verified?.citation_count).toBe((await rest(TEXT)).citation_count);
    const [found] = files[2]?.verified?.citations ?? [];
    expect(LONG.trimEnd().slice(found?.start, found?.end)).toBe('Section 4 of the Sample Tenancy Act, 2001');
  });

  it.each([
    ['no file', { filenames: [] }],
    ['more files than ten', { filenames: Array.from({ length: 11 }, (_, at) => `${at}.txt`) }],
    ['a file named twice', { filenames: ['a.txt', 'a.txt'] }],
  ])('of files are not looked up for %s', async (_case, body) => {
    expect((await user.post('/api/verify/files', body)).status).toBe(422);
  });

  it("of another user's file are not looked up", async () => {
    const other = (await newUser(new Client(app.url))).client;
    await other.multipart('/api/upload/', { files: new File([TEXT], 'private.txt') });
    const { body } = await user.post<VerifiedFile[]>('/api/verify/files', { filenames: ['private.txt'] });
    expect(body).toMatchObject([{ error: 'File not found', verified: null }]);
  });
});

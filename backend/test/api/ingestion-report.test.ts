import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient } from '../support/people.js';

const section = (n: number): string => `${n}. Matter ${n}.—The keeper of gate ${n} shall close it at sunset and answer for what strays.\n`;
const ACT = `THE SAMPLE GATES ACT, 1991\nACT NO. 4 OF 1991\n1. Short title.—This Act may be called the Sample Gates Act, 1991.\n${[2, 3, 4, 7, 8].map(section).join('')}`;

interface Report {
  numbered: number;
  findings: { kind: string; text: string }[];
}

describe('the report on a document of the library', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await startApp();
    admin = await adminClient(new Client(app.url));
  });
  afterAll(() => app.close());

  const reports = async (): Promise<Map<string, Report | null>> => {
    const { data } = await admin.graphql<{ legalDocuments: { nodes: { filename: string; report: Report | null }[] } }>(
      '{ legalDocuments(first: 50) { nodes { filename report { numbered scannedPages findings { kind text } } } } }',
    );
    return new Map(data?.legalDocuments.nodes.map(({ filename, report }) => [filename, report]));
  };

  it('tells what is missing and doubtful, in both APIs; a document of the wrong kind is indexed as it was given', async () => {
    await upload(admin, text('gates.txt', ACT), 'judgment');
    const library = await settledLibrary(admin);
    expect(library.get('gates.txt')?.status).toBe('INDEXED');
    const kinds = (await reports()).get('gates.txt')?.findings.map(({ kind, text: words }) => [kind, words]) ?? [];
    expect(kinds).toContainEqual(['DOUBTFUL_TYPE', 'This looks like an act; you chose a judgment.']);

    const { body } = await admin.get<{ documents: { filename: string; report: Report }[] }>('/api/admin/documents');
    expect(body.documents[0]?.report.findings[0]).toEqual({ kind: 'doubtful_type', text: 'This looks like an act; you chose a judgment.' });
  });

  it('begins anew with a new version of the file', async () => {
    await upload(admin, text('gates.txt', `${ACT}9. Matter 9.—Nothing more.\n`), 'act');
    await settledLibrary(admin);
    expect((await reports()).get('gates.txt')).toEqual({
      numbered: 7,
      scannedPages: 0,
      findings: [{ kind: 'MISSING_NUMBERS', text: 'Section 5-6 not found: omitted, or lost in the print.' }],
    });
  });

  it('names another document with the same text, however it is set', async () => {
    await upload(admin, text('copy.txt', `${ACT}9. Matter 9.—Nothing  more.\n\n`), 'act');
    await settledLibrary(admin);
    expect((await reports()).get('copy.txt')?.findings).toContainEqual({ kind: 'DUPLICATE_TEXT', text: 'gates.txt has the same text.' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

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
    app = await sharedApp();
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

  it('starts over with a new version of the file', async () => {
    await upload(admin, text('gates.txt', `${ACT}9. Matter 9.—Nothing more.\n`), 'act');
    await settledLibrary(admin);
    expect((await reports()).get('gates.txt')).toEqual({
      numbered: 7,
      scannedPages: 0,
      findings: [{ kind: 'MISSING_NUMBERS', text: 'Sections 5-6 not found: omitted, or lost in the print.' }],
    });
  });

  it('names another document with the same text, however it is set', async () => {
    await upload(admin, text('copy.txt', `${ACT}9. Matter 9.—Nothing  more.\n\n`), 'act');
    await settledLibrary(admin);
    expect((await reports()).get('copy.txt')?.findings).toContainEqual({ kind: 'DUPLICATE_TEXT', text: 'gates.txt has the same text.' });
  });

  describe('an edit', () => {
    const FACTS = 'filename documentType title year jurisdiction shortNames source version canUndoEdit found { title year jurisdiction }';
    const NAME = 'edited.txt';
    interface Edited {
      documentType: string;
      title: string | null;
      year: number | null;
      jurisdiction: string | null;
      shortNames: string[];
      source: string | null;
      version: number;
      canUndoEdit: boolean;
      found: { title: string | null; year: number | null; jurisdiction: string | null } | null;
    }
    let user: Client;
    beforeAll(async () => {
      user = (await newUser(new Client(app.url))).client;
      await upload(
        admin,
        text(NAME, ACT.replaceAll('Gates', 'Ferries').replaceAll('GATES', 'FERRIES').replaceAll('gate', 'ferry')),
        'judgment',
      );
      await settledLibrary(admin);
    });

    const edit = (input: object) =>
      admin.graphql<{ editLegalDocument: Edited }>(
        `mutation ($filename: String!, $input: EditLegalDocumentInput!) { editLegalDocument(filename: $filename, input: $input) { ${FACTS} } }`,
        { filename: NAME, input },
      );
    const undo = () =>
      admin.graphql<{ undoLegalDocumentEdit: Edited }>(
        `mutation ($filename: String!) { undoLegalDocumentEdit(filename: $filename) { ${FACTS} } }`,
        { filename: NAME },
      );
    const stored = async (): Promise<Edited & { status: string }> => {
      await settledLibrary(admin);
      const { data } = await admin.graphql<{ legalDocuments: { nodes: (Edited & { status: string })[] } }>(
        `{ legalDocuments(first: 50, search: "${NAME}") { nodes { status ${FACTS} } } }`,
      );
      const [node] = data?.legalDocuments.nodes ?? [];
      if (!node) throw new Error('the document is gone');
      return node;
    };
    const foundBy = async (query: string): Promise<string[]> => {
      const { data } = await user.graphql<{ searchSources: { passages: { documentTitle: string; documentType: string; unit: string }[] } }>(
        'query ($query: String!) { searchSources(query: $query, first: 1) { passages { documentTitle documentType unit } } }',
        { query },
      );
      return (data?.searchSources.passages ?? []).map(
        ({ documentTitle, documentType, unit }) => `${documentTitle}|${documentType}|${unit}`,
      );
    };

    it('of type, title, State and short names takes effect in the index without a new upload', async () => {
      const { data, errors } = await edit({
        documentType: 'ACT',
        title: ' Sample Ferry Crossings Act, 1992 ',
        year: 1992,
        jurisdiction: 'Goa',
        shortNames: ['SFCA'],
      });
      expect(errors).toBeUndefined();
      expect(data?.editLegalDocument).toMatchObject({ documentType: 'ACT', version: 2, canUndoEdit: true });
      expect(await stored()).toMatchObject({
        status: 'INDEXED',
        title: 'Sample Ferry Crossings Act, 1992',
        year: 1992,
        jurisdiction: 'Goa',
        shortNames: ['SFCA'],
        found: { title: 'The Sample Ferries Act, 1991', year: 1991 },
      });
      expect(await foundBy('section 3 SFCA')).toEqual(['Sample Ferry Crossings Act, 1992|ACT|3']);
      expect((await reports()).get(NAME)?.findings.map(({ kind }) => kind)).not.toContain('DOUBTFUL_TYPE');
    });

    it('of what the index does not hold makes no new version, and nothing changes where nothing was said', async () => {
      expect((await edit({ source: 'Official Gazette' })).data?.editLegalDocument).toMatchObject({
        source: 'Official Gazette',
        version: 2,
      });
      const log = await auditEntriesAfter(app.database, '0');
      expect((await edit({ source: 'Official Gazette', title: 'Sample Ferry Crossings Act, 1992' })).data?.editLegalDocument.version).toBe(
        2,
      );
      expect(await auditEntriesAfter(app.database, '0')).toHaveLength(log.length);
    });

    it('can be undone, and the undoing too; null goes back to what the text says', async () => {
      await edit({ title: null, year: null });
      expect(await stored()).toMatchObject({ title: 'The Sample Ferries Act, 1991', year: 1991, jurisdiction: 'Goa' });
      await undo();
      expect(await stored()).toMatchObject({ title: 'Sample Ferry Crossings Act, 1992', year: 1992 });
      await undo();
      expect(await stored()).toMatchObject({ title: 'The Sample Ferries Act, 1991', year: 1991 });
      expect((await foundBy('close the ferry at sunset'))[0]).toMatch(/^The Sample Ferries Act, 1991\|ACT/);
      const entries = (await auditEntriesAfter(app.database, '0')).filter(({ action }) => /edit$/.test(action));
      expect(entries.map(({ action }) => action)).toEqual([
        'legal-document.edit',
        'legal-document.edit',
        'legal-document.edit',
        'legal-document.undo-edit',
        'legal-document.undo-edit',
      ]);
      expect(entries[0]).toMatchObject({ subject_name: NAME, before: { documentType: 'judgment' }, after: { documentType: 'act' } });
    });

    it('shows administrators the text as its readers see it', async () => {
      const { id } = (await settledLibrary(admin)).get(NAME) ?? { id: '' };
      const { data } = await admin.graphql<{ legalDocumentSource: { title: string; pages: { text: string }[] } }>(
        'query ($id: ID!) { legalDocumentSource(id: $id) { title pages(first: 1) { text } } }',
        { id },
      );
      expect(data?.legalDocumentSource.title).toBe('The Sample Ferries Act, 1991');
      expect(data?.legalDocumentSource.pages[0]?.text).toContain('The keeper of ferry 3');
    });

    it('holds for a new file of the same name, whose text is read again', async () => {
      await edit({ title: 'Sample Ferries Act' });
      await stored();
      await upload(admin, text(NAME, `${ACT}10. Matter 10.—The keeper of ferry 10 shall ring a bell.\n`));
      expect(await stored()).toMatchObject({ title: 'Sample Ferries Act', jurisdiction: 'Goa', canUndoEdit: false });
      expect(await foundBy('ring a bell ferry')).toEqual(['Sample Ferries Act|ACT|10']);
      expect((await undo()).errors?.[0]?.extensions?.code).toBe('NOTHING_TO_UNDO');
    });

    it.each([
      [{ title: ' ' }, 'Title must not be blank'],
      [{ year: 1066 }, 'Year must be at least 1600'],
      [{ shortNames: Array.from({ length: 11 }, (_, n) => `N${n}`) }, 'At most 10 short names can be given'],
    ])('refuses %j and changes nothing', async (input, message) => {
      const before = await stored();
      expect((await edit(input)).errors?.[0]?.message).toBe(message);
      expect(await stored()).toEqual(before);
    });
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const ACTS = path.resolve(import.meta.dirname, '../support/acts');
const PENAL_CODE = 'indian-penal-code-1860.txt';
const SANHITA = 'bharatiya-nyaya-sanhita-2023.txt';
const OWN = 'sample-keepers-act-1990.txt';
const JUDGMENT = 'sample-judgment.txt';
const KEEPERS = `THE SAMPLE KEEPERS ACT, 1990

1. Short title and commencement.—(1) This Act may be called the Sample Keepers Act, 1990.
(2) It shall come into force on the first day of April, 1991.

2. Duty of the keeper.—The keeper of a lighthouse shall register it with the Harbour Authority within thirty days.
`;

interface Status {
  state: string;
  inForceFrom: string | null;
  repealedOn: string | null;
  replacedBy: string[];
  origin: string;
  stamp: string;
}
interface Answer {
  text: string;
  notice: string | null;
  citations: { documentTitle: string; stamp: string | null }[];
  sections: { documentTitle: string; unit: string; open: boolean; note: string | null; stamp: string | null }[];
}

const STATUS = 'state inForceFrom repealedOn replacedBy origin stamp';
const LIST = `{ legalDocuments(first: 50) { nodes { filename lawStatus { ${STATUS} } proposedLawStatus { ${STATUS} } } } }`;
const SET = `mutation ($filename: String!, $input: LawStatusInput) {
  setLawStatus(filename: $filename, input: $input) { filename lawStatus { ${STATUS} } proposedLawStatus { ${STATUS} } } }`;
const ASK = `mutation ($input: AskInput!) { askQuestion(input: $input) {
  text notice citations { documentTitle stamp } sections { documentTitle unit open note stamp } } }`;

describe('whether law is in force', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    for (const name of [PENAL_CODE, SANHITA]) await upload(admin, text(name, readFileSync(path.join(ACTS, name))));
    await upload(admin, text(OWN, KEEPERS));
    await upload(admin, text(JUDGMENT, 'RAO v. UNION\n\n1. The appeal is allowed. The keeper of a lighthouse need not pay.'), 'judgment');
    await settledLibrary(admin);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const statuses = async () => {
    const { data } = await admin.graphql<{
      legalDocuments: { nodes: { filename: string; lawStatus: Status | null; proposedLawStatus: Status | null }[] };
    }>(LIST);
    return new Map(data?.legalDocuments.nodes.map((node) => [node.filename, node]));
  };
  const set = (filename: string, input: object | null) => admin.graphql<{ setLawStatus: { lawStatus: Status } }>(SET, { filename, input });
  const ask = async (question: string, asOn?: string) => {
    const { data, errors } = await user.graphql<{ askQuestion: Answer }>(ASK, { input: { question, asOn } });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.askQuestion;
  };

  it('is proposed by the guide and by the words of the text', async () => {
    const library = await statuses();
    expect(library.get(PENAL_CODE)?.lawStatus).toEqual({
      state: 'REPEALED',
      inForceFrom: null,
      repealedOn: '2024-07-01',
      replacedBy: ['Bharatiya Nyaya Sanhita, 2023'],
      origin: 'GUIDE',
      stamp: 'repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023',
    });
    expect(library.get(SANHITA)?.lawStatus).toMatchObject({ state: 'IN_FORCE', inForceFrom: '2024-07-01', stamp: 'in force' });
    expect(library.get(OWN)?.lawStatus).toMatchObject({ state: 'IN_FORCE', inForceFrom: '1991-04-01', origin: 'TEXT' });
    expect(library.get(JUDGMENT)).toMatchObject({ lawStatus: null, proposedLawStatus: null });
    const rest = await admin.get<{ documents: { filename: string; law_status: object | null }[] }>('/api/admin/documents');
    expect(rest.body.documents.find(({ filename }) => filename === PENAL_CODE)?.law_status).toEqual({
      state: 'repealed',
      in_force_from: null,
      repealed_on: '2024-07-01',
      replaced_by: ['Bharatiya Nyaya Sanhita, 2023'],
      origin: 'guide',
      stamp: 'repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023',
    });
  });

  it('stands on sections, citations and passages', async () => {
    const { sections, citations } = await ask('Section 420 IPC');
    expect(sections.slice(0, 2)).toEqual([
      expect.objectContaining({ unit: '318', open: true, stamp: 'in force', note: expect.stringContaining('in place of section 420') }),
      // What was replaced is named beside what took its place, and not quoted.
      expect.objectContaining({
        unit: '420',
        open: false,
        stamp: 'repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023',
        note: expect.stringMatching(/^repealed on 1 July 2024.*; which law applies depends on when it happened$/),
      }),
    ]);
    expect(new Set(citations.map(({ stamp }) => stamp))).toEqual(new Set(['in force']));
    const { data } = await user.graphql<{ searchSources: { passages: { stamp: string | null }[] } }>(
      '{ searchSources(query: "keeper of a lighthouse", first: 1) { passages { stamp } } }',
    );
    expect(data?.searchSources.passages).toEqual([{ stamp: 'in force' }]);
    const rest = await user.post<{ citations: { stamp: string }[]; sections: { stamp: string }[] }>('/api/ask', {
      question: 'Who must register a lighthouse with the Harbour Authority?',
    });
    expect(rest.body.citations[0]?.stamp).toBe('in force');
    expect(rest.body.sections[0]?.stamp).toBe('in force');
  });

  it('is set by administrators, holds from the next question on, and can be taken back', async () => {
    const question = 'Who must register a lighthouse with the Harbour Authority?';
    const repealed = { state: 'REPEALED', repealedOn: '2020-01-01', replacedBy: ['  Sample Harbours   Act, 2019 '] };
    expect((await set(OWN, repealed)).data?.setLawStatus.lawStatus).toMatchObject({
      origin: 'ADMINISTRATOR',
      replacedBy: ['Sample Harbours Act, 2019'],
    });
    const stamp = 'repealed on 1 January 2020, replaced by the Sample Harbours Act, 2019';
    expect((await ask(question)).citations[0]?.stamp).toBe(stamp);
    const reset = await admin.delete<{ message: string; law_status: object }>(`/api/admin/documents/${OWN}/law-status`);
    expect(reset.body).toMatchObject({ message: 'Status reset successfully', law_status: { origin: 'text', stamp: 'in force' } });
    expect((await ask(question)).citations[0]?.stamp).toBe('in force');
    const put = await admin.put<{ law_status: object }>(`/api/admin/documents/${OWN}/law-status`, {
      state: 'amended',
      in_force_from: '1991-04-01',
    });
    expect(put.body.law_status).toMatchObject({ state: 'amended', in_force_from: '1991-04-01', stamp: 'in force, amended' });
    await set(OWN, null);
    const entries = (await auditEntriesAfter(app.database, '0')).filter(({ action }) => action === 'legal-document.set-law-status');
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatchObject({
      subject_name: OWN,
      before: { lawStatus: null },
      after: { lawStatus: { state: 'repealed', repealedOn: '2020-01-01' } },
    });
  });

  it.each<[string, string, object, string]>([
    ['a repeal without its day', OWN, { state: 'REPEALED' }, 'The day of repeal is required'],
    ['a day of repeal of what stands', OWN, { state: 'IN_FORCE', repealedOn: '2020-01-01' }, 'Only a repealed source has a day of repeal'],
    ['a successor of what stands', OWN, { state: 'AMENDED', replacedBy: ['X Act'] }, 'Only a repealed source has successors'],
    [
      'a repeal before the commencement',
      OWN,
      { state: 'REPEALED', inForceFrom: '2020-01-02', repealedOn: '2020-01-01' },
      'The repeal must not come before the commencement',
    ],
    ['a blank successor', OWN, { state: 'REPEALED', repealedOn: '2020-01-01', replacedBy: [' '] }, 'A title must not be blank'],
    ['a judgment', JUDGMENT, { state: 'IN_FORCE' }, 'A judgment is neither in force nor repealed'],
    ['an absent document', 'absent.txt', { state: 'IN_FORCE' }, 'Document not found'],
    ['a day that is none', OWN, { state: 'REPEALED', repealedOn: '2020-02-30' }, 'got an invalid value at "input.repealedOn"'],
  ])('refuses %s and changes nothing', async (_, filename, input, message) => {
    const before = await statuses();
    expect((await set(filename, input)).errors?.[0]?.message).toContain(message);
    expect(await statuses()).toEqual(before);
  });

  it('is undone as an edit is, and the edit before it stays', async () => {
    const change = async (mutation: string) => {
      const { data, errors } = await admin.graphql<{ done: { source: string | null; lawStatus: { state: string } | null } }>(
        `mutation ($name: String!) { done: ${mutation} { source lawStatus { state } } }`,
        { name: OWN },
      );
      if (!data) throw new Error(JSON.stringify(errors));
      return { source: data.done.source, state: data.done.lawStatus?.state };
    };
    const undo = 'undoLegalDocumentEdit(filename: $name)';
    const before = await change('editLegalDocument(filename: $name, input: { source: "Official Gazette" })');
    expect(before.source).toBe('Official Gazette');
    const repeal = 'setLawStatus(filename: $name, input: { state: REPEALED, repealedOn: "2020-01-01" })';
    expect(await change(repeal)).toEqual({ ...before, state: 'REPEALED' });
    expect(await change(repeal)).toEqual({ ...before, state: 'REPEALED' });
    expect(await change(undo)).toEqual(before);
    expect(await change(undo)).toEqual({ ...before, state: 'REPEALED' });
    expect(await change(undo)).toEqual(before);
  });

  it('is no business of users', async () => {
    expect((await user.graphql(SET, { filename: OWN, input: { state: 'IN_FORCE' } })).errors?.[0]).toMatchObject({
      extensions: { code: 'LOGIN_OF_OTHER_KIND' },
    });
    expect((await user.put(`/api/admin/documents/${OWN}/law-status`, { state: 'in_force' })).status).toBe(403);
  });

  describe('on a day that is asked about', () => {
    it('answers from the law of that day alone and says what it left out', async () => {
      const old = await ask('Section 420 IPC', '2020-01-01');
      expect(old.sections.filter(({ open }) => open).map(({ unit }) => unit)).toEqual(['420']);
      expect(old.sections[0]?.stamp).toMatch(/^in force on 1 January 2020; repealed on 1 July 2024/);
      expect(old.citations.every(({ documentTitle }) => /Penal Code/i.test(documentTitle))).toBe(true);
      expect(old.notice).toBe(
        'Only law in force on 1 January 2020 was searched, in the wording that the library holds. Left out: The Bharatiya Nyaya Sanhita, 2023 (not in force before 1 July 2024).',
      );
      const now = await ask('Section 420 IPC', '2026-01-01');
      expect(now.sections.filter(({ open }) => open).map(({ unit }) => unit)).toEqual(['318']);
      expect(now.notice).toContain('Left out: The Indian Penal Code, 1860 (repealed on 1 July 2024');
    });

    it('puts nothing in place of law that was not in force', async () => {
      const { citations, notice } = await ask('What is section 318 of the Bharatiya Nyaya Sanhita, 2023?', '2020-01-01');
      expect(citations).toEqual([]);
      expect(notice).toContain('The Bharatiya Nyaya Sanhita, 2023 (not in force before 1 July 2024)');
      expect((await ask('Who must register a lighthouse with the Harbour Authority?', '1985-01-01')).citations).toEqual([]);
    });

    it('limits searches and REST, too', async () => {
      const { data } = await user.graphql<{ searchSources: { passages: { documentTitle: string }[] } }>(
        '{ searchSources(query: "cheating", asOn: "2020-01-01", first: 20) { passages { documentTitle } } }',
      );
      const titles = new Set(data?.searchSources.passages.map(({ documentTitle }) => documentTitle));
      expect([...titles].some((title) => /Penal Code/i.test(title))).toBe(true);
      expect([...titles].some((title) => /Nyaya/i.test(title))).toBe(false);
      const rest = await user.post<{ notice: string }>('/api/ask', { question: 'Section 420 IPC', as_on: '2020-01-01' });
      expect(rest.body.notice).toContain('1 January 2020');
      const bad = await user.post<{ detail: string }>('/api/ask', { question: 'Section 420 IPC', as_on: '2020-02-30' });
      expect([bad.status, bad.body.detail]).toEqual([422, 'as_on must be a date such as 2024-07-01']);
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DerivedFacts } from '../../src/features/legal-sources/ingestion/derived-facts.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { libraryOf, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const GATES = `THE SAMPLE GATES ACT, 1991
ACT NO. 4 OF 1991

CHAPTER I
PRELIMINARY

1. Short title.—This Act may be called the Sample Gates Act, 1991. It extends to the whole of India.

CHAPTER II
DUTIES

2. Duty of the keeper.—The keeper of a gate shall close it at sunset.

3. Penalty for an open gate.—Whoever leaves a gate open shall pay a fine.
`;
const TOLLS = GATES.replace(/GATES ACT, 1991/u, 'TOLLS RULES, 2004')
  .replace(/Gates Act, 1991/u, 'Tolls Rules, 2004')
  .replace('an open gate', 'an unpaid toll');

const judgment = (head: string, parties: string, day: string, paragraphs: readonly string[]): string =>
  `${head}${parties}\nSupreme Court of India\n\n${day}\nThe Judgment was delivered by : M. Sample, J.\n${paragraphs.map((each, at) => `${at + 1}. ${each}`).join('\n')}\n`;
const RAO = judgment('2019 INSC 9041\n(2019) 94 SCC 7\n', 'Asha Rao v Sample Gates Board', '12 February 2019', [
  'Leave granted.',
  'Section 3 of the Sample Gates Act, 1991 punishes whoever leaves a gate open.',
  'The appeal is dismissed.',
]);
const SEN = judgment('', 'Lata Sen v Union of Samples', '3 March 2021', [
  'Leave granted.',
  'This Court said so in Asha Rao v. Sample Gates Board, (2019) 94 SCC 7, of section 2 of the Sample Gates Act, 1991.',
  'The Sample Bridges Act, 1911 says otherwise, and so does AIR 1954 SC 9999.',
]);
const DOE = judgment('2023 INSC 9777\n', 'John Doe v State of Samples', '5 May 2023', [
  'Leave granted.',
  'In Lata Sen vs. Union of Samples & Ors., (2021) 95 SCC 12 the point was left open.',
  'So does section 2 of the Sample Gates Act; see also the Unheard Act.',
  'The appeal is allowed.',
]);

interface Row {
  id: string;
  title: string;
  citation: string;
  documentType: string;
  matches: { name: string; citation: string }[];
  citedByCount: number;
}

describe('browsing the library', () => {
  let app: TestApp;
  let user: Client;
  let admin: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    await upload(admin, text('gates.txt', GATES), 'act');
    await upload(admin, text('tolls.txt', TOLLS), 'rule');
    for (const [name, words] of Object.entries({ 'rao.txt': RAO, 'sen.txt': SEN, 'doe.txt': DOE }))
      await upload(admin, text(name, words), 'judgment');
    await upload(admin, text('empty.txt', ''), 'act');
    await settledLibrary(admin);
  });
  // The tests look often; the limits have their own.
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const FIELDS =
    'id title documentType year jurisdiction citation stamp sectionCount court bench decidedOn citations citedByCount matches { name citation }';
  const sources = async (args = '') => {
    const { data, errors } = await user.graphql<{
      sources: { totalCount: number; nodes: Row[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
    }>(`{ sources${args && `(${args})`} { totalCount nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.sources;
  };
  const titles = async (args: string) => (await sources(args)).nodes.map(({ title }) => title);
  const idOf = async (search: string) => (await sources(`search: "${search}"`)).nodes[0]?.id ?? '';
  const contents = async (id: string, args = '') => {
    const { data, errors } = await user.graphql<{
      sourceContents: {
        sections: { totalCount: number; nodes: Record<string, unknown>[] };
        cites: { written: string; source: { title: string } | null }[];
        citedBy: { totalCount: number; nodes: { title: string }[] };
      };
    }>(
      `query ($id: ID!) { sourceContents(id: $id) { source { title }
         sections${args} { totalCount nodes { label name heading chapter citation page spanStart spanEnd } pageInfo { endCursor } }
         cites { written source { title } } citedBy { totalCount nodes { title citation } } } }`,
      { id },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.sourceContents;
  };

  it('lists what was read by title, with what a reader needs and nothing of its file or of what failed', async () => {
    const { totalCount, nodes } = await sources();
    expect(totalCount).toBe(5);
    expect(nodes).toMatchObject([
      {
        title: 'Asha Rao v Sample Gates Board',
        documentType: 'JUDGMENT',
        citation: 'Asha Rao v. Sample Gates Board, 2019 INSC 9041',
        court: 'Supreme Court of India',
        bench: 'M. Sample, J.',
        decidedOn: '2019-02-12',
        citations: ['2019 INSC 9041', '(2019) 94 SCC 7'],
        stamp: null,
        sectionCount: 3,
        citedByCount: 1,
      },
      { title: 'John Doe v State of Samples', citation: 'John Doe v. State of Samples, 2023 INSC 9777', citedByCount: 0 },
      {
        title: 'Lata Sen v Union of Samples',
        citation: 'Lata Sen v. Union of Samples (Supreme Court of India, 3 March 2021)',
        citedByCount: 1,
      },
      {
        title: 'The Sample Gates Act, 1991',
        documentType: 'ACT',
        year: 1991,
        jurisdiction: 'India',
        citation: 'Sample Gates Act, 1991',
        sectionCount: 3,
        citedByCount: 3,
        court: null,
      },
      { title: 'The Sample Tolls Rules, 2004', documentType: 'RULE', citation: 'Sample Tolls Rules, 2004' },
    ]);
    expect(JSON.stringify(nodes)).not.toMatch(/\.txt|blob|empty/u);
    const { errors } = await user.graphql('{ sources { nodes { filename } } }');
    expect(errors?.[0]?.message).toContain('Cannot query field "filename"');
    expect((await user.graphql('{ legalDocuments { totalCount } }')).errors?.[0]).toMatchObject({
      extensions: { code: 'LOGIN_OF_OTHER_KIND' },
    });
  });

  it('goes page by page, in either order, and refuses a cursor of no page', async () => {
    for (const args of ['', 'search: "sample"']) {
      const all = await titles(`${args} first: 50`);
      const seen: string[] = [];
      let after = '';
      do {
        const page = await sources(`${args} first: 2 ${after}`);
        seen.push(...page.nodes.map(({ title }) => title));
        after = page.pageInfo.hasNextPage ? `after: "${page.pageInfo.endCursor ?? ''}"` : '';
      } while (after && seen.length < 20);
      expect(seen).toEqual(all);
    }
    const { errors } = await user.graphql('{ sources(after: "x") { totalCount } }');
    expect(errors?.[0]).toMatchObject({ message: 'Invalid cursor' });
  });

  it('filters by type, year, State, court and status', async () => {
    expect(await titles('documentType: RULE')).toEqual(['The Sample Tolls Rules, 2004']);
    expect(await titles('yearFrom: 2020')).toEqual(['John Doe v State of Samples', 'Lata Sen v Union of Samples']);
    expect(await titles('yearFrom: 1990 yearTo: 2004')).toEqual(['The Sample Gates Act, 1991', 'The Sample Tolls Rules, 2004']);
    expect(await titles('jurisdiction: "Karnataka"')).toEqual([]);
    expect(await titles('court: "Supreme Court of India" yearTo: 2020')).toEqual(['Asha Rao v Sample Gates Board']);
    await admin.graphql('mutation { setLawStatus(filename: "gates.txt", input: { state: REPEALED, repealedOn: "2020-01-01" }) { id } }');
    expect(await sources('lawState: REPEALED')).toMatchObject({
      nodes: [{ title: 'The Sample Gates Act, 1991', stamp: 'repealed on 1 January 2020' }],
    });
    expect(await titles('lawState: IN_PART')).toEqual([]);
  });

  it('searches titles before headings, names the sections that were found, and takes no word for a command', async () => {
    expect((await sources('search: "gate"')).nodes.map(({ title, matches }) => [title, matches.map(({ citation }) => citation)])).toEqual([
      ['Asha Rao v Sample Gates Board', []],
      ['The Sample Gates Act, 1991', []],
    ]);
    expect((await sources('search: "penalty gat"')).nodes).toMatchObject([
      { title: 'The Sample Gates Act, 1991', matches: [{ name: 'Section 3', citation: 'Section 3, Sample Gates Act, 1991' }] },
    ]);
    expect((await sources('search: "unpaid"')).nodes).toMatchObject([
      { matches: [{ name: 'Rule 3', citation: 'Rule 3, Sample Tolls Rules, 2004' }] },
    ]);
    for (const hostile of ["gate' | 'x", '!gate', 'gate:*A', '( & )', '%', '\\\\'])
      expect(await sources(`search: "${hostile}"`)).toHaveProperty('totalCount');
    expect(await titles('search: "& |"')).toEqual([]);
  });

  it('finds a judgment by any of its citations, however they are written', async () => {
    for (const citation of ['2019 INSC 9041', '(2019) 94 SCC 7', '2019 (94) S.C.C. 7'])
      expect(await titles(`search: "${citation}"`)).toEqual(['Asha Rao v Sample Gates Board']);
    expect(await titles('search: "2019 INSC 904"')).toEqual([]);
  });

  it('lists the sections of an act, each with its place', async () => {
    const { sections } = await contents(await idOf('sample gates act'));
    expect(sections).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          label: '1',
          name: 'Section 1',
          heading: 'Short title',
          chapter: 'Chapter I — PRELIMINARY',
          citation: 'Section 1, Sample Gates Act, 1991',
        },
        { label: '2', heading: 'Duty of the keeper', chapter: 'Chapter II — DUTIES' },
        { label: '3', heading: 'Penalty for an open gate' },
      ],
    });
    const id = await idOf('sample gates act');
    expect((await contents(id, '(search: "3")')).sections.nodes).toMatchObject([{ label: '3' }]);
    expect((await contents(id, '(search: "keeper")')).sections.nodes).toMatchObject([{ label: '2' }]);
    const place = (await contents(id, '(search: "2")')).sections.nodes[0] as { spanStart: number };
    const { data } = await user.graphql<{ sourceDocument: { pages: { text: string; spanStart: number }[] } }>(
      'query ($id: ID!, $at: Int) { sourceDocument(id: $id) { pages(first: 1, spanStart: $at) { text spanStart } } }',
      { id, at: place.spanStart },
    );
    const [page] = data?.sourceDocument.pages ?? [];
    expect(page?.text.slice(place.spanStart - page.spanStart)).toMatch(/^2\. Duty of the keeper/u);
  });

  it('lists the numbered paragraphs of a judgment by their first words, and finds words of the whole of one', async () => {
    const id = await idOf('Asha Rao');
    expect((await contents(id)).sections).toMatchObject({
      totalCount: 3,
      nodes: [
        { label: '1', name: 'Paragraph 1', heading: 'Leave granted.', citation: 'Asha Rao v. Sample Gates Board, 2019 INSC 9041, para 1' },
        { label: '2', heading: 'Section 3 of the Sample Gates Act, 1991 punishes whoever leaves a gate open.' },
        { label: '3', heading: 'The appeal is dismissed.' },
      ],
    });
    for (const [search, found] of Object.entries({ 'para 3': '3', 'gate punishes': '2', dismissed: '3' }))
      expect((await contents(id, `(search: "${search}")`)).sections.nodes).toMatchObject([{ label: found }]);
    expect((await contents(id, '(search: "allowed")')).sections.totalCount).toBe(0);
    // A library searched by the first words of paragraphs would find nearly every judgment.
    expect(await titles('search: "dismissed"')).toEqual([]);
  });

  it('links acts and judgments with the judgments that cite them, both ways', async () => {
    const sen = await contents(await idOf('Lata Sen'));
    expect(sen.cites).toEqual([
      { written: 'Sample Gates Act, 1991', source: { title: 'The Sample Gates Act, 1991' } },
      { written: 'Asha Rao v. Sample Gates Board, (2019) 94 SCC 7', source: { title: 'Asha Rao v Sample Gates Board' } },
      { written: 'Sample Bridges Act, 1911', source: null },
      { written: 'AIR 1954 SC 9999', source: null },
    ]);
    // By its name and year: it has no citation of its own.
    expect(sen.citedBy.nodes).toMatchObject([{ title: 'John Doe v State of Samples' }]);
    expect((await contents(await idOf('sample gates act'))).citedBy).toMatchObject({
      totalCount: 3,
      nodes: [
        { title: 'Asha Rao v Sample Gates Board' },
        { title: 'John Doe v State of Samples' },
        { title: 'Lata Sen v Union of Samples' },
      ],
    });
    // Named without its year; of acts that the library lacks such a name says too little.
    expect((await contents(await idOf('John Doe'))).cites).toEqual([
      { written: 'Sample Gates Act', source: { title: 'The Sample Gates Act, 1991' } },
      { written: 'Lata Sen v. Union of Samples & Ors., (2021) 95 SCC 12', source: { title: 'Lata Sen v Union of Samples' } },
    ]);
    expect((await contents(await idOf('2019 INSC 9041'))).citedBy.nodes).toMatchObject([{ title: 'Lata Sen v Union of Samples' }]);
  });

  it('answers what a citation of a judgment means from that judgment alone, and quotes it with its citation', async () => {
    for (const question of ['What does 2019 INSC 9041 say?', '(2019) 94 SCC 7', 'what was held in 2019 (94) SCC 7 about an open gate?']) {
      const { data } = await user.graphql<{ askQuestion: { citations: { documentTitle: string; headingPath: string }[] } }>(
        'mutation ($input: AskInput!) { askQuestion(input: $input) { text citations { documentTitle headingPath } } }',
        { input: { question, history: [] } },
      );
      const cited = data?.askQuestion.citations ?? [];
      expect([question, [...new Set(cited.map(({ documentTitle }) => documentTitle))]]).toEqual([
        question,
        ['Asha Rao v Sample Gates Board, 2019 INSC 9041'],
      ]);
      expect(cited.some(({ headingPath }) => headingPath.startsWith('Paragraph '))).toBe(true);
    }
  });

  it('says what the library covers', async () => {
    const { data } = await user.graphql(
      '{ libraryCoverage { total kinds { documentType count } jurisdictions courts mainActs { citation } sampleQuestions } }',
    );
    expect(data?.libraryCoverage).toEqual({
      total: 5,
      kinds: [
        { documentType: 'JUDGMENT', count: 3 },
        { documentType: 'ACT', count: 1 },
        { documentType: 'RULE', count: 1 },
      ],
      jurisdictions: ['India'],
      courts: ['Supreme Court of India'],
      mainActs: [{ citation: 'Sample Gates Act, 1991' }],
      sampleQuestions: [
        'What does section 2 of the Sample Gates Act, 1991 say about “Duty of the keeper”?',
        'What does section 3 of the Sample Gates Act, 1991 say about “Penalty for an open gate”?',
      ],
    });
  });

  it('follows an edit, and a citation that an administrator gives as a short name', async () => {
    await admin.graphql(
      'mutation { editLegalDocument(filename: "sen.txt", input: { shortNames: ["(2021) 95 SCC 12"] }) { id } a: editLegalDocument(filename: "tolls.txt", input: { title: "The Sample Bridges Rules, 2004" }) { id } }',
    );
    await settledLibrary(admin);
    expect(await titles('search: "(2021) 95 SCC 12"')).toEqual(['Lata Sen v Union of Samples']);
    expect(await titles('search: "bridges"')).toEqual(['The Sample Bridges Rules, 2004']);
    expect((await contents(await idOf('lata'))).citedBy.nodes).toMatchObject([{ title: 'John Doe v State of Samples' }]);
  });

  it('is filled in for what earlier versions read, and forgets what is deleted', async () => {
    await app.database.query('delete from source_contents');
    expect((await sources()).totalCount).toBe(0);
    const derived = app.nest.get(DerivedFacts, { strict: false });
    while ((await derived.fill(2)) > 0);
    expect((await sources()).totalCount).toBe(5);
    expect(await titles('search: "2019 INSC 9041"')).toEqual(['Asha Rao v Sample Gates Board']);
    const rao = await idOf('2019 INSC 9041');
    const deleted = await admin.graphql('mutation { deleteLegalDocument(filename: "rao.txt") { id } }');
    expect(deleted.data).toEqual({ deleteLegalDocument: { id: rao } });
    expect(await titles('search: "2019 INSC 9041"')).toEqual([]);
    expect((await contents(await idOf('lata'))).cites).toContainEqual({
      written: 'Asha Rao v. Sample Gates Board, (2019) 94 SCC 7',
      source: null,
    });
    expect((await libraryOf(admin)).size).toBe(5);
  });

  it('tells a program that keeps a copy what changed since, in the file or in what is known about it', async () => {
    const changed = async (updatedAfter: string) =>
      (
        await user.graphql<{ sources: { nodes: { title: string }[] } }>(
          'query ($updatedAfter: DateTime) { sources(updatedAfter: $updatedAfter) { nodes { title } } }',
          { updatedAfter },
        )
      ).data?.sources.nodes.length;
    const all = (await sources()).totalCount;
    await app.database.query(`update legal_documents set changed_at = '2001-01-01'`);
    await app.database.query(`update source_contents set changed_at = '2001-01-01'`);
    expect([await changed('2000-12-31T00:00:00Z'), await changed('2001-01-02T00:00:00Z')]).toEqual([all, 0]);
    await app.database.query(`update legal_documents set passages = passages where filename = 'gates.txt'`);
    expect(await changed('2001-01-02T00:00:00Z')).toBe(0);
    await app.database.query(`update legal_documents set year = year + 1 where filename = 'gates.txt'`);
    await app.database.query(`update legal_documents set year = year - 1 where filename = 'gates.txt'`);
    expect(await changed('2001-01-02T00:00:00Z')).toBe(1);
    await app.database.query(`update source_contents set bench = 'Sample' where court is not null and decided_on = '2021-03-03'`);
    expect(await changed('2001-01-02T00:00:00Z')).toBe(2);
  });

  it('answers plain ids in their order, with null for each that it does not hold', async () => {
    const { data } = await user.graphql<{ sources: { nodes: { id: string }[] } }>('{ sources(first: 2) { nodes { id } } }');
    const [one = '', two = ''] = data?.sources.nodes.map(({ id }) => id) ?? [];
    const ids = [two, '6f1f0b52-0000-4000-8000-000000000000', 'absent', one.toUpperCase()];
    expect((await user.graphql('query ($ids: [ID!]!) { sourcesById(ids: $ids) { id } }', { ids })).data).toEqual({
      sourcesById: [{ id: two }, null, null, { id: one }],
    });
  });
});

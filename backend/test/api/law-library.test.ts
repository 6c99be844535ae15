import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { encryptedPdf, scannedPdf } from '../support/hostile-files-pdf.js';
import { libraryOf, rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

/** A made-up act; `word` is found in its second section only. */
const act = (name: string, year: number, word: string) => `THE SAMPLE ${name.toUpperCase()} ACT, ${year}

CHAPTER I
PRELIMINARY

1. Short title.—This Act may be called the Sample ${name} Act, ${year}.

2. Duty of the keeper.—(1) The keeper of a ${word} shall register it with the Authority within thirty days.
(2) Where the keeper fails to do so, he shall be liable to a penalty which may extend to five thousand rupees:
Provided that no penalty shall be imposed where the keeper was prevented by sufficient cause.

3. Appeals.—Any person aggrieved by an order under this Act may appeal to the Tribunal within sixty days.
`;

const HINDI = `नमूना किराया अधिनियम, 2004

1. संक्षिप्त नाम।—इस अधिनियम का नाम नमूना किराया अधिनियम, 2004 है।

2. रसीद।—किरायेदार को किराया देने पर मकान मालिक से तुरंत रसीद पाने का अधिकार होगा।

3. अपील।—कोई भी व्यक्ति साठ दिन के भीतर न्यायाधिकरण में अपील कर सकेगा।
`;

describe('the library of law', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  });
  // The tests look often; the limits have their own.
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const status = async () =>
    (
      await admin.graphql<{ systemStatus: Record<string, Record<string, unknown>> }>(
        `{ systemStatus { totalDocuments ragInitialized index { adapter generation documents passages healthy }
           documents { pending indexing indexed failed } queue { healthy queued running } storage { originals texts index } } }`,
      )
    ).data?.systemStatus;
  const generations = async () =>
    (
      await admin.graphql<{
        indexGenerations: { id: string; state: string; canRollBack: boolean; goldenReport: { outcomes: object[] } | null }[];
      }>(
        '{ indexGenerations { id state canRollBack goldenReport { total foundBefore foundAfter worsened outcomes { question rankBefore rankAfter } } } }',
      )
    ).data?.indexGenerations ?? [];

  it('says so before anything was loaded', async () => {
    expect((await admin.get('/api/admin/system-status')).body).toEqual({ total_documents: 0, total_size_mb: 0, rag_initialized: false });
    expect(await searchLaw(user, 'penalty of the keeper')).toEqual({ generation: null, passages: [] });
  });

  it('indexes many files at once; those that cannot be read fail with the reason and block nobody', async () => {
    const files = [
      text('ferrets.txt', act('Ferrets', 1999, 'ferret')),
      text('empty.txt', ''),
      text('scan.pdf', scannedPdf()),
      text('locked.pdf', encryptedPdf()),
      text('garbled.txt', '\uE012\uE034\uE056\uE078 '.repeat(12)),
      text('parrots.txt', act('Parrots', 2005, 'parrot')),
      text('hindi.txt', HINDI),
    ];
    const answers = await Promise.all(files.map((file) => upload(admin, file)));
    expect(answers.map(({ status: code }) => code)).toEqual(files.map(() => 201));
    const library = await settledLibrary(admin);
    const state = (name: string) => [library.get(name)?.status, library.get(name)?.error];
    expect(state('ferrets.txt')).toEqual(['INDEXED', null]);
    expect(state('parrots.txt')).toEqual(['INDEXED', null]);
    expect(state('hindi.txt')).toEqual(['INDEXED', null]);
    expect(state('empty.txt')).toEqual(['FAILED', 'empty.txt: The file is empty.']);
    expect(state('scan.pdf')).toEqual(['FAILED', expect.stringMatching(/^scan\.pdf.*: The file has no readable text/)]);
    expect(state('locked.pdf')).toEqual(['FAILED', expect.stringMatching(/^locked\.pdf.*: The file is protected by a password/)]);
    expect(state('garbled.txt')).toEqual([
      'FAILED',
      expect.stringMatching(/^garbled\.txt: This kind of file cannot be read\. Some of its letters are not Unicode/),
    ]);
    expect(library.get('ferrets.txt')).toMatchObject({
      title: 'The Sample Ferrets Act, 1999',
      passages: 3,
      job: { state: 'COMPLETED', percent: 100, elapsedSeconds: expect.any(Number) as unknown as number },
    });
    expect(await status()).toMatchObject({
      totalDocuments: 7,
      ragInitialized: true,
      documents: { pending: 0, indexing: 0, indexed: 3, failed: 4 },
      index: { documents: 3, passages: 9, healthy: true, adapter: expect.stringMatching(/^sqlite/) as unknown as string },
      queue: { healthy: true, queued: 0, running: 0 },
      storage: { texts: expect.any(Number) as unknown as number, index: expect.any(Number) as unknown as number },
    });
  });

  it('finds Devanagari by its own words', async () => {
    const { passages } = await searchLaw(user, 'किरायेदार को रसीद');
    expect(passages[0]?.text).toContain('रसीद पाने का अधिकार');
  });

  it('tells of bytes that it has, and stores them once', async () => {
    const again = await upload(admin, text('copy.txt', act('Ferrets', 1999, 'ferret')));
    expect(again).toMatchObject({ status: 409, body: { detail: 'This file is already in the library as ferrets.txt' } });
    const twins = await Promise.all(['one.txt', 'two.txt'].map((name) => upload(admin, text(name, act('Twins', 2010, 'twin')))));
    expect(twins.map(({ status: code }) => code).sort()).toEqual([201, 409]);
    await settledLibrary(admin);
  });

  it('replaces a document under its name in one step', async () => {
    const before = (await libraryOf(admin)).get('parrots.txt');
    expect((await upload(admin, text('parrots.txt', act('Parrots', 2006, 'cockatoo')))).body.message).toContain('new version');
    const seen: string[] = [];
    const after = await eventually(
      async () => {
        const { passages } = await searchLaw(user, 'keeper of a parrot or a cockatoo shall register it');
        const own = passages.filter(({ documentId, text: words }) => documentId === before?.id && words.includes('keeper of a'));
        seen.push(own.map(({ text: words }) => (words.includes('cockatoo') ? 'new' : 'old')).join('+'));
        return (await libraryOf(admin)).get('parrots.txt');
      },
      (document) => document?.status === 'INDEXED',
    );
    expect(after).toMatchObject({ id: before?.id, version: 2, title: 'The Sample Parrots Act, 2006', passages: 3 });
    expect(seen.filter((state) => state !== 'old' && state !== 'new')).toEqual([]);
    expect((await searchLaw(user, 'keeper of a cockatoo')).passages[0]?.text).toContain('cockatoo');
  });

  it('shows a passage where it stands, and the file by a signed link', async () => {
    const [found] = (await searchLaw(user, 'penalty for the keeper of a ferret')).passages;
    const { data } = await user.graphql<{
      sourceDocument: { title: string; originalUrl: string; textUrl: string; pages: { spanStart: number; text: string }[] };
    }>(
      `query ($id: ID!, $at: Int!) { sourceDocument(id: $id) { title originalUrl textUrl pageCount pages(spanStart: $at, first: 1) { index number spanStart spanEnd text } } }`,
      { id: found?.documentId, at: found?.spanStart },
    );
    const page = data?.sourceDocument.pages[0];
    const offset = (found?.spanStart ?? 0) - (page?.spanStart ?? 0);
    expect(page?.text.slice(offset, offset + (found?.text.length ?? 0))).toBe(found?.text);
    const original = await fetch(app.url + data?.sourceDocument.originalUrl);
    expect([original.status, original.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('filename="ferrets.txt"'),
    ]);
    expect(await original.text()).toBe(act('Ferrets', 1999, 'ferret'));
    expect((await (await fetch(app.url + data?.sourceDocument.textUrl)).text()).slice(found?.spanStart, found?.spanEnd)).toBe(found?.text);
    const forged = data?.sourceDocument.originalUrl.replace('version=1', 'version=2') ?? '';
    expect((await client.get(forged)).status).toBe(404);
  });

  it('indexes a document again, failed or not, and refuses what makes no sense', async () => {
    const act1 = (field: string, filename: string) => admin.graphql(`mutation { ${field}(filename: "${filename}") { status } }`);
    const underWay = expect.stringMatching(/^(PENDING|INDEXING)$/) as unknown as string;
    expect(await act1('cancelIndexing', 'ferrets.txt')).toMatchObject({ errors: [{ extensions: { code: 'NOT_INDEXING' } }] });
    expect(await act1('retryIndexing', 'absent.txt')).toMatchObject({ errors: [{ message: 'Document not found' }] });
    for (const filename of ['empty.txt', 'ferrets.txt'])
      expect((await act1('retryIndexing', filename)).data).toMatchObject({ retryIndexing: { status: underWay } });
    const library = await settledLibrary(admin);
    expect(library.get('empty.txt')).toMatchObject({ status: 'FAILED', error: 'empty.txt: The file is empty.' });
    expect(library.get('ferrets.txt')).toMatchObject({ status: 'INDEXED', version: 2, passages: 3 });
    expect((await searchLaw(user, 'penalty for the keeper of a ferret')).passages[0]?.text).toContain('ferret');
  });

  it('keeps golden questions', async () => {
    const golden = (operation: string, input: object, id?: string) =>
      admin.graphql<Record<string, { id: string }>>(
        `mutation ($input: GoldenQuestionInput!${id ? ', $id: ID!' : ''}) { ${operation}(${id ? 'id: $id, ' : ''}input: $input) { id question document unit } }`,
        { input, ...(id && { id }) },
      );
    const made = await golden('createGoldenQuestion', { question: 'Who registers a ferret?', document: 'ferrets.txt', unit: 'Section 2' });
    const id = made.data?.createGoldenQuestion?.id ?? '';
    expect(await golden('createGoldenQuestion', { question: 'Where?', document: 'absent.txt' })).toMatchObject({
      errors: [{ message: 'Document not found' }],
    });
    expect(await golden('createGoldenQuestion', { question: ' ', document: 'ferrets.txt' })).toMatchObject({
      errors: [{ message: 'Question is required' }],
    });
    const changed = await golden(
      'updateGoldenQuestion',
      { question: 'Who must register a ferret?', document: 'ferrets.txt', unit: '2' },
      id,
    );
    expect(changed.data?.updateGoldenQuestion).toMatchObject({ question: 'Who must register a ferret?', unit: '2' });
    const other = await golden('createGoldenQuestion', { question: 'Dragons?', document: 'hindi.txt', unit: '9' });
    const check = await admin.graphql('{ goldenQuestionCheck { total foundAfter outcomes { question rankAfter } } }');
    expect(check.data).toMatchObject({
      goldenQuestionCheck: { total: 2, foundAfter: 1, outcomes: [{ rankAfter: 1 }, { rankAfter: null }] },
    });
    await admin.graphql('mutation ($id: ID!) { deleteGoldenQuestion(id: $id) { message } }', { id: other.data?.createGoldenQuestion?.id });
    expect((await admin.graphql('{ goldenQuestions { question } }')).data).toEqual({
      goldenQuestions: [{ question: 'Who must register a ferret?' }],
    });
  });

  it('rebuilds aside, compares, keeps one generation and goes back to it on request', async () => {
    const [first] = await generations();
    expect(await admin.graphql('mutation { rollBackIndex { message } }')).toMatchObject({
      errors: [{ extensions: { code: 'NO_PREVIOUS_GENERATION' } }],
    });
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    const [second, kept] = await generations();
    expect(kept).toMatchObject({ id: first?.id, state: 'PREVIOUS', canRollBack: true });
    expect(second).toMatchObject({
      state: 'ACTIVE',
      canRollBack: false,
      goldenReport: { total: 1, foundBefore: 1, foundAfter: 1, worsened: 0, outcomes: [{ rankBefore: 1, rankAfter: 1 }] },
    });
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    const states = (await generations()).map(({ state, id }) => [state, id]);
    expect(states).toEqual([
      ['ACTIVE', expect.any(String)],
      ['PREVIOUS', second?.id],
    ]);

    await upload(admin, text('otters.txt', act('Otters', 2011, 'otter')));
    await settledLibrary(admin);
    await admin.delete('/api/admin/documents/hindi.txt');
    const back = await admin.graphql<{ rollBackIndex: { generation: string } }>('mutation { rollBackIndex { message generation } }');
    expect(back.data?.rollBackIndex.generation).toBe(second?.id);
    const answer = await searchLaw(user, 'keeper of an otter');
    expect(answer.generation).toBe(second?.id);
    expect(answer.passages[0]?.text).toContain('otter');
    expect(JSON.stringify(await searchLaw(user, 'किरायेदार को रसीद'))).not.toContain('रसीद पाने');
    const { data } = await admin.graphql('{ auditLog(first: 5) { nodes { action after } } }');
    expect(JSON.stringify(data)).toContain('index.roll-back');
  });

  it('forgets a deleted document altogether', async () => {
    expect((await admin.delete('/api/admin/documents/ferrets.txt')).body).toEqual({ message: 'Document ferrets.txt deleted successfully' });
    expect((await admin.delete('/api/admin/documents/ferrets.txt')).status).toBe(404);
    expect(JSON.stringify(await searchLaw(user, 'keeper of a ferret register'))).not.toContain('ferret');
    const answer = await user.post<{ answer: string }>('/api/ask/', { question: 'Who must register a ferret?' });
    expect(JSON.stringify(answer.body)).not.toContain('keeper of a ferret');
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    expect(JSON.stringify(await searchLaw(user, 'keeper of a ferret register'))).not.toContain('ferret');
    expect((await generations())[0]?.goldenReport?.outcomes).toEqual([
      { question: 'Who must register a ferret?', rankBefore: null, rankAfter: null },
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter, latestAuditEntry } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { rebuild, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const KEEPERS = `THE SAMPLE KEEPERS ACT, 1990

1. Short title.—This Act may be called the Sample Keepers Act, 1990.

2. Register.—Every lighthouse shall be entered in the register of the Harbour Authority within thirty days of its completion.

3. Appeals.—Any person aggrieved by an order under this Act may appeal to the Tribunal within sixty days.
`;
const CHEQUES = `THE NEGOTIABLE INSTRUMENTS ACT, 1881

1. Short title.—This Act may be called the Negotiable Instruments Act, 1881.

138. Dishonour of cheque for insufficiency, etc., of funds in the account.—Where any cheque drawn by a person is returned by the bank unpaid, such person shall be punished with imprisonment for a term which may be extended to two years.

142. Cognizance of offences.—No court shall take cognizance of any offence punishable under section 138 except upon a complaint made within one month.
`;
const QUESTION = 'mera minaar kis daftar me darj hoga';

interface Topic {
  id: string;
  name: string;
  field: string;
  origin: string;
  enabled: boolean;
  asks: { en: string[]; hi: string[]; hinglish: string[] };
  law: { act: string; section: string; held: string }[];
  next: string[];
}
const TOPIC = 'id name field origin enabled asks { en hi hinglish } law { act section held } next';
const LIST = `query ($first: Int, $after: String, $search: String, $field: String, $act: String, $origin: TopicOrigin, $enabled: Boolean) {
  guideTopics(first: $first, after: $after, search: $search, field: $field, act: $act, origin: $origin, enabled: $enabled) {
    totalCount nodes { ${TOPIC} } pageInfo { endCursor hasNextPage } } }`;
const INPUT = {
  name: 'Where a lighthouse is registered',
  field: 'Harbours',
  asks: { en: ['  which office writes down my   beacon tower ', ''], hinglish: ['minaar kis daftar me darj hota hai', 'minaar ka darj'] },
  law: [
    { act: 'Sample Keepers Act, 1990', section: '2' },
    { act: 'Sample Keepers Act, 1990', section: '77' },
    { act: 'Sample Pilots Act, 1991', section: '5' },
  ],
  next: ['Within what time?'],
};

describe('the topics of the guide to the law', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    await upload(admin, text('sample-keepers-act-1990.txt', KEEPERS));
    await upload(admin, text('negotiable-instruments-act-1881.txt', CHEQUES));
    await settledLibrary(admin);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const list = async (variables: Record<string, unknown>) => {
    const { data, errors } = await admin.graphql<{
      guideTopics: { totalCount: number; nodes: Topic[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(LIST, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.guideTopics;
  };
  const change = async (call: string, variables: Record<string, unknown>, types: string) => {
    const { data, errors } = await admin.graphql<Record<string, Topic>>(`mutation (${types}) { ${call} }`, variables);
    return { topic: Object.values(data ?? {})[0], errors };
  };
  const create = (input: object) => change(`createTopic(input: $input) { ${TOPIC} }`, { input }, '$input: TopicInput!');
  const update = (id: string, input: object) =>
    change(`updateTopic(id: $id, input: $input) { ${TOPIC} }`, { id, input }, '$id: ID!, $input: TopicInput!');
  const turn = (id: string, enabled: boolean) =>
    change('switchTopic(id: $id, enabled: $enabled) { id enabled }', { id, enabled }, '$id: ID!, $enabled: Boolean!');
  const remove = (id: string) => change('deleteTopic(id: $id) { id message }', { id }, '$id: ID!');
  const best = async (query: string) => {
    const { data } = await user.graphql<{ searchSources: { relevant: boolean; passages: { unit: string; topic: string | null }[] } }>(
      'query ($query: String!) { searchSources(query: $query, first: 3) { relevant passages { unit topic } } }',
      { query },
    );
    return { relevant: data?.searchSources.relevant, ...data?.searchSources.passages[0] };
  };

  it('are listed by words, field, act and origin, with what the library holds of their law', async () => {
    const all = await list({ first: 2 });
    expect(all.totalCount).toBeGreaterThan(1500);
    expect(all.pageInfo.hasNextPage).toBe(true);
    const next = await list({ first: 2, after: all.pageInfo.endCursor });
    expect(next.nodes[0]?.id).not.toBe(all.nodes[1]?.id);
    const bounced = await list({ search: 'CHEQUE bounced', act: 'negotiable instruments' });
    expect(bounced.nodes.length).toBeGreaterThan(0);
    expect(bounced.nodes.every(({ origin, enabled }) => origin === 'SHIPPED' && enabled)).toBe(true);
    const law = bounced.nodes.flatMap((topic) => topic.law);
    expect(law.find(({ section }) => section === '138')).toMatchObject({ held: 'HELD' });
    expect(law.find(({ act, section }) => act === 'Negotiable Instruments Act, 1881' && section !== '138' && section !== '142')?.held).toBe(
      'SECTION_MISSING',
    );
    expect((await list({ search: 'no topic has these words' })).totalCount).toBe(0);
    expect((await list({ origin: 'OWN' })).totalCount).toBe(0);
    const [{ field } = { field: '' }] = bounced.nodes;
    expect((await list({ field: field.toUpperCase() })).nodes.every((topic) => topic.field.includes(field))).toBe(true);
  });

  it('lead to a section at once when an administrator adds one, and no more when it is changed, switched off or deleted', async () => {
    const mark = await latestAuditEntry(app.database);
    expect(await best(QUESTION)).not.toMatchObject({ relevant: true, unit: '2' });
    const { topic: made } = await create(INPUT);
    expect(made).toMatchObject({
      origin: 'OWN',
      enabled: true,
      field: 'Harbours',
      asks: { en: ['which office writes down my beacon tower'], hi: [], hinglish: INPUT.asks.hinglish },
      law: [{ held: 'HELD' }, { held: 'SECTION_MISSING' }, { held: 'ACT_MISSING' }],
      next: ['Within what time?'],
    });
    const id = made?.id ?? '';
    expect(await best(QUESTION)).toEqual({ relevant: true, unit: '2', topic: id });
    const { data } = await user.graphql<{ askQuestion: { citations: { quotation: string }[]; followUps: string[] } }>(
      'mutation ($input: AskInput!) { askQuestion(input: $input) { citations { quotation } followUps } }',
      { input: { question: QUESTION } },
    );
    expect(data?.askQuestion.citations[0]?.quotation).toContain('register of the Harbour Authority');
    expect(data?.askQuestion.followUps).toEqual(['Within what time?']);

    await update(id, { ...INPUT, law: [{ act: 'Sample Keepers Act, 1990', section: '3' }] });
    expect(await best(QUESTION)).toEqual({ relevant: true, unit: '3', topic: id });
    await turn(id, false);
    expect((await best(QUESTION)).topic ?? null).not.toBe(id);
    expect((await list({ origin: 'OWN', enabled: false })).nodes.map((topic) => topic.id)).toEqual([id]);
    await turn(id, true);
    expect((await best(QUESTION)).topic).toBe(id);
    expect((await remove(id)).topic).toEqual({ id, message: 'Topic deleted successfully' });
    expect((await best(QUESTION)).topic ?? null).not.toBe(id);
    const entries = await auditEntriesAfter(app.database, mark);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
      ['create', 'update', 'switch', 'switch', 'delete'].map((verb) => [`topic.${verb}`, `topic:${id}`]),
    );
    expect(entries[2]).toMatchObject({ before: { enabled: true }, after: { enabled: false } });
  });

  it('of the product can be switched off and on again, not changed or deleted', async () => {
    const question = 'My cheque bounced';
    const before = await best(question);
    expect(before).toMatchObject({ relevant: true, unit: '138' });
    const id = before.topic ?? '';
    await turn(id, false);
    expect((await best(question)).topic).not.toBe(id);
    expect((await list({ enabled: false })).nodes.map((topic) => topic.id)).toEqual([id]);
    expect((await update(id, INPUT)).errors?.[0]?.message).toBe('Topic not found');
    expect((await remove(id)).errors?.[0]?.message).toBe('Topic not found');
    await turn(id, true);
    expect(await best(question)).toEqual(before);
  });

  it('take part in what a rebuild tries, while golden questions take no part in answering', async () => {
    const { topic } = await create(INPUT);
    const { data } = await admin.graphql<{ createGoldenQuestion: { id: string } }>(
      `mutation ($input: GoldenQuestionInput!) { createGoldenQuestion(input: $input) { id } }`,
      { input: { question: QUESTION, document: 'sample-keepers-act-1990.txt', unit: '2' } },
    );
    expect((await list({ origin: 'OWN' })).nodes.map(({ id }) => id)).toEqual([topic?.id]);
    expect((await rebuild(admin)).state).toBe('COMPLETED');
    const report = async () =>
      (
        await admin.graphql<{ goldenQuestionCheck: { outcomes: { rankAfter: number | null }[] } }>(
          '{ goldenQuestionCheck { outcomes { rankAfter } } }',
        )
      ).data?.goldenQuestionCheck.outcomes;
    expect(await report()).toEqual([{ rankAfter: 1 }]);
    await remove(topic?.id ?? '');
    expect((await best(QUESTION)).relevant).toBe(false);
    const { id } = data?.createGoldenQuestion ?? {};
    const deleted = await admin.graphql('mutation ($id: ID!) { deleteGoldenQuestion(id: $id) { id } }', { id });
    expect(deleted.data).toEqual({ deleteGoldenQuestion: { id } });
    expect(await report()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no way of asking', { asks: { en: [' '] } }, 'At least one way of asking is required'],
    ['no section', { law: [] }, 'At least one section is required'],
    ['a section without its act', { law: [{ act: ' ', section: '2' }] }, 'Act is required'],
    ['no name', { name: ' ' }, 'Name is required'],
    ['too many ways', { asks: { hi: Array.from({ length: 41 }, (_, at) => `way ${at}`) } }, 'At most 40 can be given: ways of asking'],
    ['a way that is too long', { asks: { en: ['a'.repeat(201)] } }, 'Ways of asking must be at most 200 characters each'],
    ['too many sections', { law: Array.from({ length: 7 }, () => INPUT.law[0]) }, 'At most 6 sections can be named'],
  ])('are refused with %s', async (_, part, message) => {
    const { totalCount } = await list({ origin: 'OWN' });
    expect((await create({ ...INPUT, ...part })).errors?.[0]?.message).toBe(message);
    expect((await list({ origin: 'OWN' })).totalCount).toBe(totalCount);
  });

  it('follow what another process changes, which only the database tells', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    await app.database.query(`insert into topics (id, purpose, name, asks, places) values ($1, 'guide', 'Lighthouses', $2, $3)`, [
      id,
      { en: [], hi: [], hinglish: INPUT.asks.hinglish },
      JSON.stringify(INPUT.law),
    ]);
    await app.database.query('update library_state set topics_revision = topics_revision + 1');
    expect((await best(QUESTION)).topic).toBe(id);
    await app.database.query('delete from topics where id = $1', [id]);
    await app.database.query('update library_state set topics_revision = topics_revision + 1');
    expect((await best(QUESTION)).topic ?? null).not.toBe(id);
  });

  it('are no more than can be matched quickly', async () => {
    await app.database.query(
      `insert into topics (id, purpose, name, asks, places)
       select gen_random_uuid(), 'guide', 'Topic ' || n, '{"en":[],"hi":[],"hinglish":[]}', '[]' from generate_series(1, 200) n`,
    );
    expect((await create(INPUT)).errors?.[0]?.message).toBe('At most 200 topics can be added');
    await app.database.query("delete from topics where purpose = 'guide'");
  });

  it('are no business of users', async () => {
    for (const call of ['query { guideTopics { totalCount } }', 'mutation { switchTopic(id: "x", enabled: false) { id } }'])
      expect((await user.graphql(call)).errors?.[0]).toMatchObject({ extensions: { code: 'LOGIN_OF_OTHER_KIND' } });
  });
});

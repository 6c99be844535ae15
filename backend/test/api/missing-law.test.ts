import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DerivedFacts } from '../../src/features/legal-sources/ingestion/derived-facts.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const CHEQUES = `THE NEGOTIABLE INSTRUMENTS ACT, 1881

1. Short title.—This Act may be called the Negotiable Instruments Act, 1881.

138. Dishonour of cheque for insufficiency, etc., of funds in the account.—Where any cheque drawn by a person is returned by the bank unpaid, such person shall be punished with imprisonment for a term which may be extended to two years.
`;
const JUDGMENT = `RAO v. UNION

1. The appeal is against conviction under the Arms Act, 1959. The Limitation Act, 1963 was not argued.

2. The appeal is allowed.
`;
const ARMS = `THE ARMS ACT, 1959

1. Short title.—This Act may be called the Arms Act, 1959.

25. Punishment for certain offences.—Whoever carries a firearm without a licence shall be punishable with imprisonment for seven years.
`;

interface Lacking {
  act: string;
  asked: number;
  lastAskedAt: string | null;
  topics: number;
  citedBy: number;
}

describe('law that is wanted and missing', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    await upload(admin, text('negotiable-instruments-act-1881.txt', CHEQUES));
    await upload(admin, text('rao-v-union.txt', JUDGMENT), 'judgment');
    await settledLibrary(admin);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const page = async (args = 'first: 200') => {
    const { data, errors } = await admin.graphql<{
      missingLaw: { totalCount: number; nodes: Lacking[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
    }>(`{ missingLaw(${args}) { totalCount nodes { act asked lastAskedAt topics citedBy } pageInfo { endCursor hasNextPage } } }`);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.missingLaw;
  };
  const of = async (act: string) => (await page()).nodes.find((each) => each.act === act);
  const ask = async (question: string) => {
    const { data, errors } = await user.graphql<{ askQuestion: { text: string; missingLaw: { act: string; reason: string }[] } }>(
      'mutation ($input: AskInput!) { askQuestion(input: $input) { text missingLaw { act reason } } }',
      { input: { question } },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.askQuestion;
  };

  it('is listed where topics name it or documents cite it, before anybody asked', async () => {
    expect(await of('Arms Act, 1959')).toMatchObject({ asked: 0, lastAskedAt: null, citedBy: 1, topics: expect.any(Number) });
    expect((await of('Arms Act, 1959'))?.topics).toBeGreaterThan(0);
    expect(await of('Limitation Act, 1963')).toMatchObject({ citedBy: 1 });
    expect(await of('Negotiable Instruments Act, 1881')).toBeUndefined();
  });

  it('is listed where documents cite it that an earlier version had loaded, once their texts were read again', async () => {
    const kept = await app.database.query<{ facts: object }[]>('select facts from legal_documents order by id');
    await app.database.query("update legal_documents set facts = facts - 'cites' - 'ownStatus'");
    await app.database.query('update legal_documents set revision = (select revision + 1 from library_state)');
    await app.database.query('update library_state set revision = revision + 1');
    const derived = app.worker.get(DerivedFacts);
    // The task of a worker may have been quicker.
    await derived.fill(1);
    await derived.fill();
    expect(await derived.fill()).toBe(0);
    expect(await app.database.query('select facts from legal_documents order by id')).toEqual(kept);
    expect(await of('Limitation Act, 1963')).toMatchObject({ citedBy: 1 });
  });

  it('is counted when it is asked for, and comes first', async () => {
    expect((await ask('What does section 25 of the Arms Act, 1959 say?')).missingLaw).toMatchObject([
      { act: 'Arms Act, 1959', reason: 'ACT' },
    ]);
    await ask('section 3 Arms Act');
    const counted = await eventually(
      () => of('Arms Act, 1959'),
      (act) => act?.asked === 2,
    );
    expect(Date.parse(counted?.lastAskedAt ?? '')).not.toBeNaN();
    const first = await page('first: 1');
    expect(first.nodes[0]?.act).toBe('Arms Act, 1959');
    expect((await page(`first: 1, after: "${first.pageInfo.endCursor ?? ''}"`)).nodes[0]?.act).not.toBe('Arms Act, 1959');
  });

  it('keeps no words of a question, not even the name of an act that nobody knows', async () => {
    expect((await ask('What does the Rahul Sharma Grazing Act, 1999 say?')).missingLaw).toMatchObject([{ reason: 'UNKNOWN' }]);
    await ask('section 4 Arms Act');
    await eventually(
      () => of('Arms Act, 1959'),
      (act) => act?.asked === 3,
    );
    const rows = await app.database.query<{ act: string }[]>('select * from missing_law');
    expect(rows.map(({ act }) => act)).toEqual(['Arms Act, 1959']);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['act', 'asked', 'last_asked_at']);
  });

  it('costs no answer when it cannot be counted', async () => {
    await app.database.query('alter table missing_law rename to missing_law_away');
    try {
      expect((await ask('section 5 Arms Act')).missingLaw).toMatchObject([{ act: 'Arms Act, 1959' }]);
    } finally {
      await app.database.query('alter table missing_law_away rename to missing_law');
    }
  });

  it('is missing no more once it is loaded', async () => {
    await upload(admin, text('arms-act-1959.txt', ARMS));
    await settledLibrary(admin);
    expect(await of('Arms Act, 1959')).toBeUndefined();
  });

  it('is no business of users', async () => {
    expect((await user.graphql('{ missingLaw { totalCount } }')).errors?.[0]).toMatchObject({
      extensions: { code: 'LOGIN_OF_OTHER_KIND' },
    });
  });
});

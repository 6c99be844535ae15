import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConversationUpkeep } from '../../src/features/conversations/keeping/conversation-upkeep.task.js';
import { RatingRetention } from '../../src/features/answer-ratings/answer-ratings.task.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser, type Person, userToken } from '../support/people.js';
import { readDocx } from '../support/read-docx.js';
import { loadSampleLibrary } from '../support/sample-library.js';
import { sharedApp } from '../support/shared-app.js';
import { subscribe } from '../support/socket.js';

interface Exchange {
  id: string;
  question: string;
  state: string;
  text: string;
  answer: { answer: string; citations: { quotation: string }[] } | null;
}
interface Kept {
  id: string;
  title: string;
  pinned: boolean;
  exchange_count: number;
  exchanges: Exchange[];
}

const RECEIPT = 'Does the landlord have to give me a receipt when I pay rent?';
const DEPOSIT = 'How large a deposit may a landlord take?';

describe('conversations', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    await loadSampleLibrary(await adminClient(client));
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
    user = person.client;
  });
  afterAll(() => app.close());

  const begin = async (as = user): Promise<string> => (await as.post<{ id: string }>('/api/conversations')).body.id;
  const ask = (conversation_id: string, question: string, more: object = {}, as = user) =>
    as.post<{ answer: string; citations: unknown[] }>('/api/ask', { question, conversation_id, ...more });
  const read = async (id: string, as = user): Promise<Kept> => (await as.get<Kept>(`/api/conversations/${id}`)).body;
  const titles = async (query = '', as = user): Promise<string[]> =>
    (await as.get<{ conversations: Kept[] }>(`/api/conversations${query}`)).body.conversations.map(({ title }) => title);

  it('keep questions and answers as they were given, under the first question, for every device of their owner', async () => {
    const id = await begin();
    expect(await titles()).toEqual([]);
    const { body: given } = await ask(id, RECEIPT);
    const elsewhere = client.as(await userToken(client, person.email, person.password));
    const kept = await read(id, elsewhere);
    expect(kept).toMatchObject({ title: RECEIPT, pinned: false, exchange_count: 1 });
    expect(kept.exchanges).toEqual([expect.objectContaining({ question: RECEIPT, state: 'answered', answer: given })]);
    // The other device continues: what was said before is known to the server.
    expect((await ask(id, 'And if he refuses?', {}, elsewhere)).body.citations).not.toEqual([]);
    expect((await read(id)).exchanges.map(({ question }) => question)).toEqual([RECEIPT, 'And if he refuses?']);
    const { data } = await user.graphql<{ conversationExchanges: { nodes: { answer: { text: string; sections: unknown[] } }[] } }>(
      `{ conversationExchanges(conversationId: "${id}") { nodes { answer { text sections { unit } } } } }`,
    );
    expect(data?.conversationExchanges.nodes[0]?.answer).toMatchObject({
      text: given.answer,
      sections: expect.arrayContaining([{ unit: '4' }]),
    });
  });

  it('complete an answer whose asker leaves in the middle, and say in the stream where it is kept', async () => {
    const id = await begin();
    const operation = `subscription { answer(input: { question: "${DEPOSIT}", conversationId: "${id}" }) { kind exchangeId } }`;
    let exchangeId: string | undefined;
    for await (const { data } of subscribe<{ answer: { exchangeId: string } }>(user, operation)) {
      exchangeId = data?.answer.exchangeId;
      break;
    }
    const { exchanges } = await eventually(
      () => read(id),
      ({ exchanges: [first] }) => first?.state !== 'pending',
    );
    expect(exchanges).toEqual([expect.objectContaining({ id: exchangeId, question: DEPOSIT, state: 'answered' })]);
    expect(exchanges[0]?.answer?.citations).not.toEqual([]);
  });

  it('keep nothing of a question that names none, and refuse one that is not the asker’s like one that is absent', async () => {
    await user.post('/api/ask', { question: RECEIPT });
    expect(await titles()).toEqual([]);
    const id = await begin();
    await ask(id, RECEIPT);
    const { client: stranger } = await newUser(client);
    const admin = await adminClient(client);
    const mine = `/api/conversations/${id}`;
    const calls = [
      (as: Client, at: string) => as.get(at),
      (as: Client, at: string) => as.put(at, { title: 'Taken' }),
      (as: Client, at: string) => as.delete(at),
      (as: Client, at: string) => as.post(`${at}/restore`),
      (as: Client, at: string) => as.post(`${at}/stop`),
      (as: Client, at: string) => as.get(`${at}/export?format=md`),
      (as: Client, at: string) => as.post('/api/ask', { question: DEPOSIT, conversation_id: at.split('/').at(-1) }),
    ];
    for (const call of calls) {
      const refused = await call(stranger, mine);
      expect([refused.status, refused.body]).toEqual([404, (await call(stranger, `/api/conversations/${crypto.randomUUID()}`)).body]);
      // An administrator's session is not a user's.
      expect((await call(admin, mine)).status).toBe(403);
    }
    expect(await read(id)).toMatchObject({ title: RECEIPT, exchange_count: 1 });
  });

  it('are sealed: no table holds a word of them', async () => {
    const id = await begin();
    await ask(id, 'How large a Zygomorphic deposit may a landlord take?');
    expect((await read(id)).title).toContain('Zygomorphic');
    for (const table of ['conversations', 'conversation_exchanges']) {
      const rows = await app.database.query<Record<string, unknown>[]>(`select * from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      const readable = rows
        .flatMap((row) => Object.values(row))
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
      expect(readable.filter((value) => value.includes('Zygomorphic'))).toEqual([]);
    }
  });

  it('replace an edited question with everything after it, and take that back until the next question', async () => {
    const id = await begin();
    await ask(id, RECEIPT);
    await ask(id, DEPOSIT);
    const [first] = (await read(id)).exchanges;
    await ask(id, 'When must the deposit be returned?', { replaces: first?.id });
    const edited = await read(id);
    expect(edited.exchanges.map(({ question }) => question)).toEqual(['When must the deposit be returned?']);
    const undo = `/api/conversations/${id}/exchanges/${edited.exchanges[0]?.id}/undo`;
    expect((await user.post(undo)).status).toBe(200);
    expect((await read(id)).exchanges.map(({ question }) => question)).toEqual([RECEIPT, DEPOSIT]);
    expect((await user.post(undo)).status).toBe(404);
    await ask(id, 'When must the deposit be returned?', { replaces: first?.id });
    await ask(id, DEPOSIT);
    const last = (await read(id)).exchanges;
    expect(last.map(({ question }) => question)).toEqual(['When must the deposit be returned?', DEPOSIT]);
    expect((await user.post(`/api/conversations/${id}/exchanges/${last[0]?.id}/undo`)).status).toBe(404);
    expect((await ask(id, DEPOSIT, { replaces: first?.id })).status).toBe(404);
    expect((await read(id)).exchanges.length).toBe(2);
  });

  it('can be found, renamed, pinned and paged through, pinned ones first', async () => {
    const ids: string[] = [];
    for (const question of [RECEIPT, DEPOSIT, 'Can a tenant sublet the premises?']) {
      const id = await begin();
      await ask(id, question);
      ids.push(id);
    }
    expect(await titles()).toEqual(['Can a tenant sublet the premises?', DEPOSIT, RECEIPT]);
    await user.put(`/api/conversations/${ids[0]}`, { pinned: true });
    await user.put(`/api/conversations/${ids[1]}`, { title: 'Sharma matter' });
    expect(await titles()).toEqual([RECEIPT, 'Can a tenant sublet the premises?', 'Sharma matter']);
    expect(await titles('?search=sharma')).toEqual(['Sharma matter']);
    // Words of a question whose title was changed, and of an answer.
    expect(await titles('?search=how%20large')).toEqual(['Sharma matter']);
    expect(await titles('?search=%E2%80%9C')).not.toEqual([]);
    expect(await titles('?search=nowhere')).toEqual([]);
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const args: string = after ? `first: 1, after: "${after}"` : 'first: 1';
      type Answer = { conversations: { nodes: Kept[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } } };
      const { data }: { data?: Answer | null } = await user.graphql<Answer>(
        `{ conversations(${args}) { totalCount nodes { title } pageInfo { endCursor hasNextPage } } }`,
      );
      expect(data?.conversations.totalCount).toBe(3);
      seen.push(...(data?.conversations.nodes.map(({ title }) => title) ?? []));
      after = data?.conversations.pageInfo.endCursor ?? null;
      if (!data?.conversations.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual([RECEIPT, 'Can a tenant sublet the premises?', 'Sharma matter']);
    await app.database.query(`update conversations set updated_at = '2001-01-01' where id = $1`, [ids[1]]);
    for (const search of ['', ', search: "the"']) {
      const { data } = await user.graphql<{ conversations: { nodes: { id: string }[] } }>(
        `{ conversations(updatedAfter: "2001-01-01T00:00:00Z"${search}) { nodes { id } } }`,
      );
      expect(data?.conversations.nodes.length).toBeGreaterThan(0);
      expect(data?.conversations.nodes).not.toContainEqual({ id: ids[1] });
    }
    for (const title of ['', ' ', 'x'.repeat(201)]) expect((await user.put(`/api/conversations/${ids[0]}`, { title })).status).toBe(422);
  });

  it('come back when they are restored in time, and are gone for good after that', async () => {
    const upkeep = app.nest.get(ConversationUpkeep, { strict: false });
    const id = await begin();
    await ask(id, RECEIPT);
    expect((await user.delete(`/api/conversations/${id}`)).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect((await user.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await ask(id, DEPOSIT)).status).toBe(404);
    await upkeep.purge(null);
    expect((await user.post(`/api/conversations/${id}/restore`)).status).toBe(200);
    expect(await titles()).toEqual([RECEIPT]);
    await user.delete(`/api/conversations/${id}`);
    await app.database.query(`update conversations set deleted_at = now() - interval '61 minutes' where id = $1`, [id]);
    expect((await user.post(`/api/conversations/${id}/restore`)).status).toBe(404);
    await upkeep.purge(null);
    expect(await app.database.query('select 1 from conversation_exchanges where conversation_id = $1', [id])).toEqual([]);
    // What nobody has used for longer than the setting says.
    const old = await begin();
    await ask(old, RECEIPT);
    await app.database.query(`update conversations set updated_at = now() - interval '31 days' where id = $1`, [old]);
    await upkeep.purge(null);
    expect(await titles()).toEqual([RECEIPT]);
    await upkeep.purge(30);
    expect(await titles()).toEqual([]);
  });

  it('refuse what is too much, before anything is asked', async () => {
    const id = await begin();
    await ask(id, RECEIPT);
    await app.database.query('update conversations set exchange_count = 200 where id = $1', [id]);
    expect((await ask(id, DEPOSIT)).body).toMatchObject({ code: 'CONVERSATION_FULL' });
    await app.database.query('update conversations set exchange_count = 1 where id = $1', [id]);
    await app.database.query(`update conversation_exchanges set state = 'pending', asked_at = now() where conversation_id = $1`, [id]);
    expect((await ask(id, DEPOSIT)).body).toMatchObject({ code: 'CONVERSATION_BUSY' });
    // Nobody answers it any more: the process that did has died.
    await app.database.query(`update conversation_exchanges set asked_at = now() - interval '6 minutes' where conversation_id = $1`, [id]);
    expect((await read(id)).exchanges[0]?.state).toBe('interrupted');
    expect((await ask(id, DEPOSIT)).status).toBe(200);
    const [{ owner }] = await app.database.query<[{ owner: string }]>('select owner_id as owner from conversations where id = $1', [id]);
    await app.database.query(
      `insert into conversations (id, owner_id, sealed_title) select gen_random_uuid(), $1, '' from generate_series(1, 999)`,
      [owner],
    );
    expect((await user.post('/api/conversations')).body).toMatchObject({ code: 'TOO_MANY_CONVERSATIONS' });
  });

  it('are rated answer by answer: without a name, in words only as sent, by their asker only, and never in a confidential matter', async () => {
    const admin = await adminClient(client);
    await app.database.query('delete from answer_ratings');
    const rate = (conversation: string, exchange: string, input: string, as = user) =>
      as.graphql<{ rateAnswer: object }>(
        `mutation { rateAnswer(conversationId: "${conversation}", exchangeId: "${exchange}", input: { ${input} }) { verdict reason note sharesQuestion } }`,
      );
    const rated = async (filter = '') =>
      (
        await admin.graphql<{ answerRatings: { nodes: object[] }; answerRatingCounts: object }>(
          `{ answerRatings${filter} { nodes { verdict reason note question quoted } } answerRatingCounts { up down unquoted } }`,
        )
      ).data;
    const id = await begin();
    await ask(id, RECEIPT);
    await ask(id, 'What is the capital gains tax on selling listed shares?');
    const [first, second] = (await read(id)).exchanges.map((exchange) => exchange.id) as [string, string];
    // What is said again takes the place of what was said before, its words included.
    await rate(id, first, 'verdict: DOWN, reason: UNCLEAR, note: "Too long", shareQuestion: true');
    expect((await rate(id, first, 'verdict: UP, reason: UNCLEAR')).data?.rateAnswer).toEqual({
      verdict: 'UP',
      reason: null,
      note: null,
      sharesQuestion: false,
    });
    await rate(id, second, 'verdict: DOWN, reason: MISSING_LAW, note: " Which act? ", shareQuestion: true');
    expect(await rated()).toEqual({
      answerRatings: {
        nodes: [
          {
            verdict: 'DOWN',
            reason: 'MISSING_LAW',
            note: 'Which act?',
            question: 'What is the capital gains tax on selling listed shares?',
            quoted: false,
          },
          { verdict: 'UP', reason: null, note: null, question: null, quoted: true },
        ],
      },
      answerRatingCounts: { up: 1, down: 1, unquoted: 1 },
    });
    expect((await rated('(verdict: UP, quoted: false)'))?.answerRatings.nodes).toEqual([]);
    const { data } = await user.graphql<{ conversationExchanges: { nodes: object[] } }>(
      `{ conversationExchanges(conversationId: "${id}") { nodes { rating { verdict } } } }`,
    );
    expect(data?.conversationExchanges.nodes).toEqual([{ rating: { verdict: 'UP' } }, { rating: { verdict: 'DOWN' } }]);

    const stranger = (await newUser(client)).client;
    expect(await rate(id, first, 'verdict: DOWN', stranger)).toMatchObject({
      errors: [{ extensions: { code: 'CONVERSATION_NOT_FOUND' } }],
    });
    expect(await rate(id, id, 'verdict: DOWN')).toMatchObject({ errors: [{ extensions: { code: 'EXCHANGE_NOT_FOUND' } }] });

    const matter = (await user.post<{ id: string }>('/api/matters', { title: 'Zanzibarry', confidential: true })).body.id;
    const moved = await user.graphql(`mutation { moveToMatter(input: { matterId: "${matter}", conversations: ["${id}"] }) { moved } }`);
    expect(moved.data).toEqual({ moveToMatter: { moved: 1 } });
    expect(await rate(id, first, 'verdict: DOWN')).toMatchObject({ errors: [{ extensions: { code: 'CONFIDENTIAL_MATTER' } }] });
    // What was said before the matter was confidential is not shown either, and goes.
    expect((await rated())?.answerRatings.nodes).toEqual([]);
    expect(await app.nest.get(RatingRetention, { strict: false }).purge()).toBe(2);
  });

  it('are rated until the rating is taken back, which a stranger cannot do', async () => {
    const id = await begin();
    await ask(id, RECEIPT);
    const exchange = (await read(id)).exchanges[0]?.id ?? '';
    await user.graphql(`mutation { rateAnswer(conversationId: "${id}", exchangeId: "${exchange}", input: { verdict: UP }) { verdict } }`);
    const remove = (as: Client) =>
      as.graphql(`mutation { removeAnswerRating(conversationId: "${id}", exchangeId: "${exchange}") { exchangeId wasRated } }`);
    expect(await remove((await newUser(client)).client)).toMatchObject({ errors: [{ extensions: { code: 'CONVERSATION_NOT_FOUND' } }] });
    expect((await remove(user)).data).toEqual({ removeAnswerRating: { exchangeId: exchange, wasRated: true } });
    expect((await remove(user)).data).toEqual({ removeAnswerRating: { exchangeId: exchange, wasRated: false } });
  });

  it('are exported with their sources as Markdown, Word and PDF', async () => {
    const id = await begin();
    await ask(id, RECEIPT);
    const file = async (format: string) => {
      const response = await fetch(`${app.url}/api/conversations/${id}/export?format=${format}`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining(`filename="Does the landlord have to give me a receipt when I pay rent.${format}"`),
      ]);
      return Buffer.from(await response.arrayBuffer());
    };
    const { exchanges } = await read(id);
    const quotation = (exchanges[0]?.answer?.citations[0]?.quotation ?? '').replace(/\s+/g, ' ').slice(0, 40);
    const markdown = (await file('md')).toString();
    expect(markdown).toContain(`# ${RECEIPT}`);
    expect(markdown).toMatch(/### Sources\n\n\[1\] .*Section 4/);
    expect(markdown).toContain(quotation);
    expect(readDocx(await file('docx')).text).toContain('Sources');
    expect((await file('pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await user.get(`/api/conversations/${id}/export?format=exe`)).status).toBe(422);
  }, 60_000);
});

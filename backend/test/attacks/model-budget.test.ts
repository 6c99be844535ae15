import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../src/core/config/config.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { BudgetClock } from '../../src/features/model-usage/budget-day.js';
import { ModelBudget } from '../../src/features/model-usage/model-budget.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Answer as HttpAnswer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { type MessagesRequest, type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { loadSampleLibrary } from '../support/sample-library.js';

interface Answer {
  answer: string;
  answered_by: string;
  notice: string | null;
  citations: unknown[];
}
interface Generated {
  document_content: string;
  drafted_by: string;
  notice: string | null;
  remaining_tokens: number;
}

const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';
const RENT = {
  document_type: 'rent_agreement',
  complexity: 'simple',
  template_data: RENT_FORM,
};
const REPLY = {
  document_type: 'reply',
  complexity: 'simple',
  template_data: {
    complaint_summary: 'Unpaid rent',
    respondent_details: 'Ravi Kumar, tenant',
    defenses: 'The rent was paid on 3 May 2026',
  },
};
const PRICE = 5;
const PER_USER = 100_000;
const IN_ALL = 250_000;
const CALL_MAX = 200_000;
const DAY_MS = 86_400_000;
/** The budget's clock stands still, so that no day turns under a test. */
const MIDNIGHT = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const NOON = new Date(MIDNIGHT + DAY_MS / 2);

/** What the service was sent, in characters of all texts. */
const sizeOf = ({ system, prompt }: MessagesRequest): number => system.length + prompt.length;

describe('the budget of the language model', () => {
  let stub: MessagesStub;
  let app: TestApp;
  let client: Client;
  let admin: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({
      ANTHROPIC_BASE_URL: stub.url,
      ANTHROPIC_API_KEY: 'key',
      MODEL_DAILY_TOKENS_PER_USER: String(PER_USER),
      MODEL_DAILY_TOKENS: String(IN_ALL),
      // Held back until all have asked, which takes as long as the machine needs for it.
      MODEL_FIRST_TOKEN_SECONDS: '300',
    });
    client = new Client(app.url);
    admin = await adminClient(client);
    await loadSampleLibrary(admin);
  });
  beforeEach(async () => {
    stub.requests.length = 0;
    setTime(NOON);
    await app.database.query('delete from model_usage');
    await app.database.query('delete from rate_limits');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    stub.script([]);
    await eventually(reservations, (count) => count === 0);
    expect(await brokenInvariants(app.database)).toEqual([]);
    expect(await app.database.query(`select id from token_reservations where state = 'pending'`)).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  const setTime = (time: Date) => jest.spyOn(app.nest.get(BudgetClock), 'now').mockReturnValue(time);
  const reservations = async () =>
    Number((await app.database.query<[{ count: string }]>('select count(*) from model_reservations'))[0].count);
  const used = async () =>
    Number(
      (
        await app.database.query<[{ sum: string }]>(
          'select coalesce(sum(input_tokens + output_tokens + cache_read_tokens + cache_write_tokens), 0) as sum from model_usage',
        )
      )[0].sum,
    );
  const idOf = async (user: Client) => (await user.get<{ id: string }>('/api/auth/me')).body.id;
  const spend = async (user: Client, tokens: number) =>
    app.database.query(
      `insert into model_usage (id, at, user_id, purpose, model, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, duration_ms, outcome)
       values (gen_random_uuid(), $1, $2, 'ask', 'm', $3, 0, 0, 0, 1, 'complete')`,
      [NOON, await idOf(user), tokens],
    );
  const ask = (user: Client, question = QUESTION): Promise<HttpAnswer<Answer>> => user.post<Answer>('/api/ask/', { question });
  const balance = async (user: Client) => (await user.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;

  it.each([
    ['one user', 1, 10, PER_USER],
    ['five users', 5, 5, IN_ALL],
  ])('is not overshot by the parallel questions of %s; all are answered with the law', async (_who, users, each, limit) => {
    const askers = await Promise.all(Array.from({ length: users }, async () => (await newUser(client)).client));
    const release = stub.hold();
    let answered = 0;
    const asked = askers.flatMap((user) =>
      Array.from({ length: each }, async () => {
        const answer = await ask(user);
        answered += 1;
        return answer;
      }),
    );
    // Whoever the budget has no room for is answered at once; the others wait for the model.
    await eventually(
      () => Promise.resolve(answered + stub.requests.length),
      (count) => count === users * each,
    );
    const admitted = stub.requests.length;
    release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
    for (const { body } of answers) expect(body.citations.length).toBeGreaterThan(0);
    const quoting = answers.filter(({ body }) => body.answered_by === 'extractive');
    expect(quoting).toHaveLength(users * each - admitted);
    expect(admitted).toBeGreaterThan(0);
    expect(admitted).toBeLessThan(users * each);
    for (const { body } of quoting) {
      expect(body.notice).toMatch(/budget of the language model/);
      expect(body.answer).toContain("Today's budget of the language model is used up, so this answer only quotes");
    }
    await eventually(reservations, (count) => count === 0);
    expect(await used()).toBeLessThanOrEqual(limit);
  });

  it('is one budget over several processes', async () => {
    const { client: user } = await newUser(client);
    const userId = await idOf(user);
    const config = app.nest.get<AppConfig>(APP_CONFIG);
    const other = await new DataSource({ ...app.database.options } as ConstructorParameters<typeof DataSource>[0]).initialize();
    try {
      const processes = [app.nest.get(ModelBudget), new ModelBudget(other, config, app.nest.get(BudgetClock))];
      const calls = Array.from({ length: 100 }, () => crypto.randomUUID());
      const outcomes = await Promise.allSettled(calls.map((call, index) => processes[index % 2]?.reserve(call, userId, 7000)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(PER_USER / 7000));
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'MODEL_BUDGET_USED_UP', status: 429, retryAfterSeconds: 60, isHeld: true });
    } finally {
      await app.database.query('delete from model_reservations');
      await other.destroy();
    }
  });

  it('gives back what a process that died had reserved', async () => {
    const budget = app.nest.get(ModelBudget);
    const userId = await idOf((await newUser(client)).client);
    await budget.reserve(crypto.randomUUID(), userId, PER_USER);
    await expect(budget.reserve(crypto.randomUUID(), userId, 1)).rejects.toMatchObject({ isHeld: true });
    setTime(new Date(NOON.getTime() + 11 * 60_000));
    await budget.reserve(crypto.randomUUID(), userId, 1);
    await app.database.query('delete from model_reservations');
  });

  it('that is used up leaves the law quoted, with a note, until the day turns', async () => {
    const { client: user } = await newUser(client);
    await spend(user, PER_USER);
    const refused = await ask(user);
    expect(refused).toMatchObject({ status: 200, body: { answered_by: 'extractive' } });
    expect(refused.body.notice).toBe(
      'Your daily budget of the language model is used up. It is renewed at 00:00 UTC. Until then answers quote the law without the language model.',
    );
    expect(refused.body.citations.length).toBeGreaterThan(0);
    const { data } = await user.graphql<{ askQuestion: { notice: string } }>(
      'mutation ($input: AskInput!) { askQuestion(input: $input) { notice } }',
      { input: { question: QUESTION } },
    );
    expect(data?.askQuestion.notice).toBe(refused.body.notice);
    expect(stub.requests).toEqual([]);
    expect((await ask((await newUser(client)).client)).body).toMatchObject({ notice: null });

    setTime(new Date(MIDNIGHT + DAY_MS));
    const next = await ask(user);
    expect(next.body.answered_by).not.toBe('extractive');
    expect(next.body.notice).toBeNull();
  });

  it('of all together stops everybody, and administrators see it', async () => {
    const [first, second] = [(await newUser(client)).client, (await newUser(client)).client];
    await spend(first, IN_ALL);
    expect((await ask(second)).body.notice).toContain('The daily budget of the language model is used up for everybody.');
    const status = '{ systemStatus { modelBudget { limit limitPerUser used reserved exhaustedUsers renewedAt } } }';
    const { data } = await admin.graphql<{ systemStatus: { modelBudget: { renewedAt: string } } }>(status);
    expect(data?.systemStatus.modelBudget).toMatchObject({
      limit: IN_ALL,
      limitPerUser: PER_USER,
      used: IN_ALL,
      reserved: 0,
      exhaustedUsers: 1,
    });
    expect(data?.systemStatus.modelBudget.renewedAt).toBe(new Date(MIDNIGHT + DAY_MS).toISOString());
  });

  it('that is used up leaves what was typed as it is, and says so', async () => {
    const { client: user } = await newUser(client);
    await spend(user, PER_USER);
    const { status, body } = await user.post<Generated>('/api/document/generate', REPLY);
    expect(status).toBe(200);
    expect(body.drafted_by).toBe('extractive');
    expect(body.notice).toContain('The language model was not used, so it looked at nothing that you wrote');
    expect(body.notice).toContain('It is renewed at 00:00 UTC.');
    expect(body.document_content).toContain('Ravi Kumar');
    expect(stub.requests).toEqual([]);
  });

  it('that is used up has suggestions followed by rules, at the same price; what only the model can do is reported, and free', async () => {
    const { client: user } = await newUser(client);
    const { body: draft } = await user.post<Generated>('/api/document/generate', RENT);
    await spend(user, PER_USER);
    const before = await balance(user);
    const change = { ...RENT, previous_document: draft.document_content, modification_suggestions: 'Make the whole tone friendlier' };
    const left = await user.post<Generated>('/api/document/generate', change);
    expect(left).toMatchObject({ status: 200, body: { document_content: draft.document_content, drafted_by: 'extractive' } });
    expect(left.body.notice).toContain('The language model was not used, so your suggestions were followed by rules alone.');
    expect(left.body.notice).toContain('Your daily budget of the language model is used up. It is renewed at 00:00 UTC.');
    expect(await balance(user)).toBe(before);
    const plain = { ...change, modification_suggestions: 'Change the monthly rent to 26000' };
    const done = await user.post<Generated>('/api/document/generate', plain);
    expect(done.body).toMatchObject({ drafted_by: 'extractive' });
    expect(done.body.document_content).toContain('26,000');
    expect(await balance(user)).toBe(before - PRICE);
    expect(stub.requests).toEqual([]);
  });

  it('bounds every call, whatever a user attaches: a file of 1.5 MB is retrieved from, not pasted', async () => {
    const { client: user } = await newUser(client);
    const { client: reader } = await newUser(client);
    const paragraph = (n: number) =>
      `${n}. Clause ${n} of this notice says that the tenant of flat ${n} was asked for the rent and gave no receipt for it in due time.\n\n`;
    let notice = `NOTICE\n\nFrom: Meera Iyer. To: Ravi Kumar.\n\n`;
    for (let n = 1; notice.length < 1_500_000; n += 1)
      notice += n === 6_000 ? `${n}. The pomegranate orchard was sold to Zubin Irani.\n\n` : paragraph(n);
    for (const each of [user, reader])
      await each.multipart('/api/upload/', { files: new File([notice], 'notice.txt', { type: 'text/plain' }) });
    for (const each of [user, reader])
      await eventually(
        async () => (await each.get<{ files: { status: string }[] }>('/api/upload/files')).body.files,
        (files) => files.every(({ status }) => status === 'ready'),
      );
    const reference_document = { filename: 'notice.txt', uploaded: true };
    const answered = await user.post<Answer>('/api/ask/', {
      question: 'Who bought the pomegranate orchard?',
      reference_document,
      history: Array.from({ length: 20 }, (_, n) => ({ role: n % 2 ? 'assistant' : 'user', text: `${n} ${'words '.repeat(1300)}` })),
    });
    expect(answered.status).toBe(200);
    const answering = {
      document_type: 'reply',
      complexity: 'simple',
      template_data: {
        complaint_summary: 'The sale of the pomegranate orchard to Zubin Irani is contested',
        respondent_details: 'Ravi Kumar, tenant',
        defenses: 'The orchard was never sold',
      },
    };
    const replied = await reader.post<Generated>('/api/document/generate', { ...answering, reference_document });
    expect(replied.status).toBe(200);
    await reader.post<Generated>('/api/document/generate', {
      ...answering,
      previous_document: replied.body.document_content,
      modification_suggestions: 'Say to whom the pomegranate orchard was sold',
      reference_document,
    });
    const [asked, worded, drafted] = stub.requests;
    if (!asked || !worded || !drafted) throw new Error('the model was not called three times');
    for (const request of stub.requests) expect(sizeOf(request)).toBeLessThanOrEqual(CALL_MAX);
    expect(asked.prompt).toContain('pomegranate orchard was sold to Zubin Irani');
    expect(asked.prompt).toContain('19 words');
    expect(asked.prompt).not.toContain('\n\nPerson: 0 words');
    const reference = /BEGIN REFERENCE DOCUMENT (\S+)\n([\s\S]*?)\nEND REFERENCE DOCUMENT \1/.exec(drafted.prompt)?.[2] ?? '';
    expect(reference).toContain('From: Meera Iyer.');
    expect(reference).toContain('sold to Zubin Irani');
    expect(reference.length).toBeLessThanOrEqual(16_100);
  }, 240_000);

  it('bounds the texts of a form and of an earlier document: what is too long for the model is assembled, and says so', async () => {
    const { client: user } = await newUser(client);
    const long = { ...RENT, previous_document: `# RENT AGREEMENT\n\n${'1. Words of a clause that goes on.\n\n'.repeat(12_000)}` };
    const { status, body } = await user.post<Generated>('/api/document/generate', {
      ...long,
      modification_suggestions: 'Change the monthly rent to 26000',
    });
    expect(status).toBe(200);
    expect(body.drafted_by).toBe('extractive');
    expect(body.notice).toContain('The language model cannot read a document of this length');
    expect(stub.requests).toEqual([]);
  });

  it('keeps what the service says about a failure out of logs and answers', async () => {
    const lines: string[] = [];
    setUpLoggers({ level: 'trace', pretty: false, sink: (text) => lines.push(text) });
    const canary = 'canary-of-the-orchard-71';
    const { client: user } = await newUser(client);
    stub.script([reply.echoed(400), reply.echoed(500), reply.echoed(429), reply.echoed(400)]);
    const bodies: string[] = [];
    for (let n = 0; n < 3; n += 1) bodies.push(JSON.stringify((await ask(user, `${QUESTION} ${canary}`)).body));
    const form = { ...RENT.template_data, property_address: `Flat 3, ${canary}` };
    const draft = `# RENT AGREEMENT\n\n1. Rent\n\n1.1 The rent of ${canary} is Rs. 5.`;
    const change = { ...RENT, template_data: form, previous_document: draft, modification_suggestions: 'Make it friendlier' };
    const failed = await user.post<Generated>('/api/document/generate', change);
    expect(failed.status).toBe(200);
    bodies.push(failed.body.notice ?? '');
    expect(stub.sent()).toContain(canary);
    expect(lines.join('\n')).toContain('BadRequestError 400');
    expect(lines.join('\n')).not.toContain(canary);
    expect(bodies.join('\n')).not.toContain(canary);
    expect(bodies.join('\n')).not.toContain('cannot serve');
  });
});
